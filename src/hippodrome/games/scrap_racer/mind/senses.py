"""What a seat can learn from: its racer first, then the others' in the order of seats from its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints
from hippodrome.engine.senses import BOARD, NIL, NONE, OWN, RACE, Reading, Senses, flag, kind, number, racers_seen
from hippodrome.engine.state import Setup
from hippodrome.games.scrap_racer.rules.phases import FINISHED
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.scrap_racer.rules.track import ACCIDENT_EFFECTS, BONUS_KINDS, NUDGES, RACERS, Track

AHEAD: Final[i64] = 12
"""How many spaces of the circuit are seen ahead."""
MOST_TOKENS: Final = 3
MOST_NUDGES: Final = 6
MOST_CARDS: Final = 3
MOST_ROUNDS: Final = 30
FARTHEST: Final = 24
"""Beyond these one number is like another."""


@final
class ScrapSenses(Senses[ScrapRace]):
    """The roll, the racers, the piles, and the circuit ahead."""

    def readings(self, setup: Setup) -> list[Reading]:
        assert isinstance(setup, Track)
        found = _of_the_turn(setup)
        for name, whose in racers_seen(int(setup.racers), int(setup.players)):
            found += _of_a_racer(setup, name, whose)
        found += _of_the_cards(setup)
        found += _of_the_circuit(setup)
        return found

    def read(self, state: ScrapRace, seat: i64, into: Ints) -> None:
        me = mine(state, seat)
        at = read_turn(state, seat, me, into)
        track = state.track
        player: i64 = 0
        owner = seat
        while player < track.players:
            racer: i64 = 0
            while racer < track.racers:
                if state.owner[racer] == owner:
                    at = read_racer(state, racer, me, into, at)
                racer += 1
            player += 1
            owner = owner + 1 if owner + 1 < track.players else NIL
        at = read_cards(state, seat, into, at)
        read_circuit(state, me, into, at)

    def headway(self, state: ScrapRace, seat: i64) -> float:
        way = 0.0
        racer: i64 = 0
        while racer < state.track.racers:
            if state.owner[racer] == seat:
                way += float(state.progress[racer])
            racer += 1
        whole = float(state.track.laps * state.track.length * state.track.racers // state.players)
        return min(1.0, max(0.0, way / whole))


def _of_the_turn(track: Track) -> list[Reading]:
    return [
        flag("asked", RACE, "this seat is asked"),
        kind("question", RACE, int(FINISHED), "the question: order, nudge, roll or stop, bonus, ability, own fight"),
        kind("step", RACE, 4, "rolling, driving, crashed, crossing"),
        *(flag(f"rolled_{value}", RACE, f"a {value} was rolled in this turn") for value in range(1, 7)),
        kind("die", RACE, 6, "the die just rolled, while nudges may change it", low=1),
        number("total", RACE, 21, "the sum of the dice of this turn"),
        kind("accident", RACE, len(ACCIDENT_EFFECTS), "what the Accident card being resolved does"),
        number("accident_distance", RACE, 9, "how far it drives or pushes"),
        number("dice_driven", RACE, 1, "the dice have been driven"),
        flag("ending", RACE, "this is the last round"),
        number("round", RACE, MOST_ROUNDS, "the round"),
        number("laps", RACE, 9, "lap tokens that end the race"),
        number("length", BOARD, 60, "spaces of the circuit"),
        number("to_go", OWN, int(track.length), "spaces up to the line"),
    ]


def _of_a_racer(track: Track, name: str, whose: str) -> list[Reading]:
    return [
        kind(f"{name}.who", whose, len(RACERS), ", ".join(RACERS)),
        flag(f"{name}.active", whose, "it is this racer's turn"),
        number(f"{name}.ahead", whose, FARTHEST, "spaces ahead of the viewer's racer", low=-FARTHEST),
        number(
            f"{name}.progress", whose, int((track.laps + 1) * track.length), "spaces driven since the start", low=-20
        ),
        number(f"{name}.standing", whose, int(track.racers), "how many racers are before it"),
        number(f"{name}.laps", whose, int(track.laps), "lap tokens"),
        number(f"{name}.tokens", whose, MOST_TOKENS, "Bonus tokens"),
        *(number(f"{name}.{token}", whose, MOST_NUDGES, f"nudge tokens {token}") for token in NUDGES),
        number(f"{name}.cards", whose, MOST_CARDS, "Bonus cards in the player's hand, known or not"),
    ]


def _of_the_cards(track: Track) -> list[Reading]:
    return [
        *(number(f"hand.{card}", OWN, MOST_CARDS, f"Bonus cards {card} in the hand") for card in _bonus(track)),
        *(
            number(
                f"unseen.{card}", RACE, _most(track.bonus_copies), f"Bonus cards {card} in the pile or others' hands"
            )
            for card in _bonus(track)
        ),
        *(
            number(f"nudges_left.{token}", RACE, _most(track.nudges), f"nudge tokens {token} nobody has seen")
            for token in NUDGES
        ),
        *(
            number(f"accidents.{index}", RACE, _most(track.accident_copies), f"Accident cards {card} in their pile")
            for index, card in enumerate(track.accident_ids)
        ),
        *(
            number(f"objectives.{index}", RACE, _most(track.objective_copies), f"Objective cards {card} in the pile")
            for index, card in enumerate(track.objective_ids)
        ),
    ]


def _bonus(track: Track) -> list[str]:
    return [f"{index}_{card}" for index, card in enumerate(track.bonus_ids)]


def _most(copies: Ints) -> int:
    return max([1, *(int(count) for count in copies)])


def _of_the_circuit(track: Track) -> list[Reading]:
    found: list[Reading] = []
    for space in range(1, int(AHEAD) + 1):
        found += [
            flag(f"ahead{space}.curve", BOARD, f"{space} spaces ahead the circuit bends"),
            flag(f"ahead{space}.symbol", BOARD, f"{space} spaces ahead nudge tokens are laid"),
            flag(f"ahead{space}.token", BOARD, f"{space} spaces ahead lies one"),
            number(f"ahead{space}.racers", BOARD, int(track.racers), f"racers {space} spaces ahead"),
        ]
    return found


def mine(race: ScrapRace, seat: i64) -> i64:
    """The seat's racer that all distances are measured from: the one at turn, else the first."""
    if race.owner[race.active] == seat:
        return race.active
    racer: i64 = 0
    while race.owner[racer] != seat:
        racer += 1
    return racer


def read_turn(race: ScrapRace, seat: i64, me: i64, into: Ints) -> i64:
    """The question and the roll; the place after them."""
    track = race.track
    asked = race.seat == seat
    into[0] = 1 if asked else 0
    into[1] = race.phase if asked else NONE
    into[2] = race.step
    values = race.values_rolled()
    value: i64 = 0
    while value < 6:
        into[3 + value] = values >> value & 1
        value += 1
    into[9] = race.die
    into[10] = race.total_rolled()
    card = race.card
    into[11] = track.accident_effect[card] if card >= 0 else NONE
    into[12] = track.accident_distance[card] if card >= 0 else NIL
    into[13] = race.dice_driven
    into[14] = race.ending
    into[15] = race.round
    into[16] = track.laps
    into[17] = track.length
    into[18] = track.length - race.space(me)
    return 19


def read_racer(race: ScrapRace, racer: i64, me: i64, into: Ints, at: i64) -> i64:
    """One racer, measured from the viewer's."""
    progress = race.progress[racer]
    into[at] = race.who[racer]
    into[at + 1] = 1 if race.active == racer else 0
    into[at + 2] = progress - race.progress[me]
    into[at + 3] = progress
    into[at + 4] = race.standing(racer)
    into[at + 5] = race.lap_tokens[racer]
    into[at + 6] = race.bonus_tokens[racer]
    into[at + 7] = race.nudges[3 * racer]
    into[at + 8] = race.nudges[3 * racer + 1]
    into[at + 9] = race.nudges[3 * racer + 2]
    into[at + 10] = race.hand_size(race.owner[racer])
    return at + 11


def read_cards(race: ScrapRace, seat: i64, into: Ints, at: i64) -> i64:
    """The own hand, and what the piles and the others' hands may hold."""
    card: i64 = 0
    while card < BONUS_KINDS:
        into[at + card] = race.hands[seat * BONUS_KINDS + card]
        unseen = race.bonus_pile[card]
        player: i64 = 0
        while player < race.players:
            if player != seat:
                unseen += race.hands[player * BONUS_KINDS + card]
            player += 1
        into[at + BONUS_KINDS + card] = unseen
        card += 1
    at += 2 * BONUS_KINDS
    into[at] = race.unseen_nudges[0]
    into[at + 1] = race.unseen_nudges[1]
    into[at + 2] = race.unseen_nudges[2]
    at += 3
    card = 0
    while card < len(race.accident_pile):
        into[at] = race.accident_pile[card]
        at += 1
        card += 1
    card = 0
    while card < len(race.objective_pile):
        into[at] = race.objective_pile[card]
        at += 1
        card += 1
    return at


def read_circuit(race: ScrapRace, me: i64, into: Ints, at: i64) -> None:
    """The spaces ahead of the viewer's racer."""
    track = race.track
    here = race.space(me)
    space = here
    step: i64 = 0
    while step < AHEAD:
        space = race.next_space(space)
        into[at + 4 * step] = track.curve[space]
        into[at + 4 * step + 1] = track.symbol[space]
        into[at + 4 * step + 2] = race.token[space]
        into[at + 4 * step + 3] = 0
        step += 1
    racer: i64 = 0
    while racer < track.racers:
        there = race.space(racer)
        if racer != me and there > 0:
            gap = there - here if there > here else there - here + track.length
            if gap <= AHEAD:
                into[at + 4 * gap - 1] += 1
        racer += 1
