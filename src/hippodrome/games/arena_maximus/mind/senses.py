"""What a seat can learn from: its chariot first, then the others in the order of seats from its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints
from hippodrome.engine.senses import (
    BOARD,
    NIL,
    NONE,
    OWN,
    RACE,
    Reading,
    Senses,
    flag,
    kind,
    number,
    racers_seen,
    thing,
)
from hippodrome.engine.state import Setup
from hippodrome.games.arena_maximus.rules.arena import (
    CARD_TYPES,
    CARDS,
    CHARIOTS,
    FACE_DOWN,
    MAGIC,
    REIN,
    SPELL_COUNT,
    SPELLS,
    SWAPS,
    SYMBOL_COUNT,
    SYMBOLS,
    TILE_KINDS,
    Arena,
)
from hippodrome.games.arena_maximus.rules.phases import QUESTION, SLOWING
from hippodrome.games.arena_maximus.rules.race import ArenaRace

BEHIND: Final[i64] = 2
SIGHT: Final[i64] = 10
"""Tiles seen from BEHIND tiles behind the chariot on."""
MOST_ROUNDS: Final = 40
FARTHEST: Final = 24
"""Beyond these one number is like another."""
MOST_SEATS: Final = 5
MOST_CARDS: Final = 15
POOLED: Final = (*CARDS[: int(REIN)], CARDS[int(MAGIC)])
"""What can lie in a speed pool: whips and magic."""


@final
class ArenaSenses(Senses[ArenaRace]):
    """The turn, the chariots with their pools, the own hand, what is unseen, and the tiles around."""

    def readings(self, setup: Setup) -> list[Reading]:
        assert isinstance(setup, Arena)
        found = _of_the_turn() + _of_the_dealings()
        for name, whose in racers_seen(int(setup.players), int(setup.players)):
            found += _of_a_chariot(setup, name, whose)
        return found + _of_the_cards() + _of_the_tiles(setup)

    def read(self, state: ArenaRace, seat: i64, into: Ints) -> None:
        at = read_turn(state, seat, into)
        at = read_dealings(state, seat, into, at)
        players = state.players
        place: i64 = 0
        other = seat
        while place < players:
            at = read_chariot(state, other, seat, into, at)
            place += 1
            other = other + 1 if other + 1 < players else NIL
        at = read_cards(state, seat, into, at)
        read_tiles(state, seat, into, at)

    def headway(self, state: ArenaRace, seat: i64) -> float:
        return min(1.0, float(state.progress[seat]) / float(state.arena.length))


def _of_the_turn() -> list[Reading]:
    return [
        flag("asked", RACE, "this seat is asked"),
        kind("question", RACE, int(SLOWING - QUESTION) + 1, "the number of the question (rules/phases.py)"),
        number("picked", RACE, 7, "cards picked so far for this question"),
        number("whips_picked", RACE, 5, "whips among them"),
        number("reins_picked", RACE, 5, "reins among them"),
        number("round", RACE, MOST_ROUNDS, "the round"),
        flag("last_round", RACE, "somebody has crossed the line"),
        number("moves_left", RACE, 15, "tiles the mover still has to drive"),
        number("speed", RACE, 15, "the mover's speed"),
        flag("hasted", RACE, "the mover is under Haste"),
        kind("teleport", RACE, 2, "Teleport was paid, was used", low=1),
        kind("spell", RACE, int(SPELL_COUNT), "the spell being cast: " + ", ".join(SPELLS)),
        kind("swap", RACE, int(SWAPS), "the pair of tiles that Terrain alteration is to exchange"),
    ]


def _of_the_dealings() -> list[Reading]:
    return [
        kind("target", RACE, MOST_SEATS, "the chariot rammed or attacked, in the order of seats from one's own"),
        number("pairs", RACE, 5, "ram pairs spent on this tile"),
        number("blows", RACE, 5, "attack cards spent on this tile"),
        number("blocks", RACE, 5, "block cards laid on this tile"),
        number("force", RACE, 5, "what has to be answered: pairs of a ram, cards of an attack"),
        *(number(f"unpaid.{symbol}", RACE, 3, f"symbols {symbol} of the hazard not yet paid") for symbol in SYMBOLS),
    ]


def _of_a_chariot(arena: Arena, name: str, whose: str) -> list[Reading]:
    return [
        kind(f"{name}.seat", whose, MOST_SEATS, "its seat, by which choices name it"),
        kind(f"{name}.who", whose, len(CHARIOTS), ", ".join(CHARIOTS)),
        flag(f"{name}.active", whose, "it is its turn"),
        kind(f"{name}.status", whose, 5, "racing, down for a turn, for two, over the line, out of the race"),
        number(f"{name}.ahead", whose, FARTHEST, "tiles ahead of the viewer's chariot", low=-FARTHEST),
        number(f"{name}.progress", whose, int(arena.length) + 15, "tiles driven"),
        flag(f"{name}.earlier", whose, "it came to rest earlier than the viewer's chariot"),
        flag(f"{name}.broken", whose, "its wheel is broken"),
        number(f"{name}.damage", whose, 10, "damage"),
        number(f"{name}.sound", whose, 10, "damage it can still take"),
        flag(f"{name}.moved", whose, "it has had its turn of the round"),
        flag(f"{name}.met", whose, "the mover has rammed or attacked it on this tile"),
        number(f"{name}.beast", whose, 5, "cards it may change in its pool in a turn"),
        number(f"{name}.driver", whose, 5, "its cap on discards, rams, blocks and attacks"),
        number(f"{name}.cards", whose, MOST_CARDS, "cards in the hand, known or not"),
        number(f"{name}.shown", whose, MOST_CARDS, "cards in the hand that everybody has seen"),
        number(f"{name}.pool", whose, 10, "cards in its speed pool"),
        *(number(f"{name}.pool.{card}", whose, 4, f"cards {card} in its speed pool") for card in POOLED),
    ]


def _of_the_cards() -> list[Reading]:
    return [
        *(number(f"hand.{card}", OWN, 7, f"cards {card} in the hand") for card in CARDS),
        *(
            number(f"unseen.{card}", RACE, MOST_CARDS, f"cards {card} in the pile or in others' hands")
            for card in CARDS
        ),
    ]


def _of_the_tiles(arena: Arena) -> list[Reading]:
    found: list[Reading] = [
        number("front", BOARD, int(arena.length), "tiles ahead up to the last that is turned up"),
        number("to_go", BOARD, int(arena.length), "tiles ahead up to the line"),
    ]
    parts = [
        kind("kind", BOARD, len(TILE_KINDS), ", ".join(TILE_KINDS) + "; none if it is face down"),
        number("number", BOARD, 9, "reins that rocks ask for, or speed that a jump asks for"),
        *(number(symbol, BOARD, 3, f"symbols {symbol} of a hazard") for symbol in SYMBOLS),
    ]
    faces = [[int(NONE), 0] + [0] * int(SYMBOL_COUNT), *(_face(arena, face) for face in range(len(arena.face_kind)))]
    for step in range(int(SIGHT)):
        away = f"{step - int(BEHIND):+}"
        found += [
            thing(f"tile{away}", BOARD, parts, faces, f"the face of the tile {away}", low=int(FACE_DOWN)),
            flag(f"tile{away}.curved", BOARD, f"the ring bends at the tile {away}"),
        ]
    return found


def _face(arena: Arena, face: int) -> list[int]:
    """What is known of a face."""
    first = face * int(SYMBOL_COUNT)
    symbols = [int(arena.face_symbols[first + symbol]) for symbol in range(int(SYMBOL_COUNT))]
    return [int(arena.face_kind[face]), int(arena.face_number[face]), *symbols]


def read_turn(race: ArenaRace, seat: i64, into: Ints) -> i64:
    """The question and the turn; who is asked at a window is nobody else's business (AM-159)."""
    asked = race.seat == seat
    into[0] = 1 if asked else 0
    into[1] = race.phase - QUESTION if asked else NONE
    into[2] = race.picked if asked else NIL
    into[3] = race.whips_picked if asked else NIL
    into[4] = race.reins_picked if asked else NIL
    into[5] = race.round
    into[6] = 1 if race.best > 0 else 0
    into[7] = race.moves_left
    into[8] = race.speed()
    into[9] = race.hasted
    into[10] = race.teleported
    into[11] = race.spell
    into[12] = race.swap if race.spell >= 0 else NONE
    return 13


def read_dealings(race: ArenaRace, seat: i64, into: Ints, at: i64) -> i64:
    """Rams, attacks and hazards on the mover's tile."""
    target = race.target - seat
    into[at] = target if target >= 0 else target + race.players
    into[at + 1] = race.pairs
    into[at + 2] = race.blows
    into[at + 3] = race.blocks
    into[at + 4] = race.force
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        into[at + 5 + symbol] = race.unpaid[symbol]
        symbol += 1
    return at + 5 + SYMBOL_COUNT


def read_chariot(race: ArenaRace, chariot: i64, seat: i64, into: Ints, at: i64) -> i64:
    """One chariot, measured from the viewer's."""
    progress = race.progress[chariot]
    damage = race.damage[chariot]
    into[at] = chariot
    into[at + 1] = race.who[chariot]
    into[at + 2] = 1 if race.active == chariot else 0
    into[at + 3] = race.status[chariot]
    into[at + 4] = progress - race.progress[seat]
    into[at + 5] = progress
    into[at + 6] = 1 if race.arrival[chariot] < race.arrival[seat] else 0
    into[at + 7] = race.broken[chariot]
    into[at + 8] = damage
    into[at + 9] = race.hull(chariot) - damage
    into[at + 10] = race.moved[chariot]
    into[at + 11] = (race.rammed | race.attacked) >> chariot & 1
    into[at + 12] = race.beast(chariot)
    into[at + 13] = race.driver(chariot)
    into[at + 14] = race.hand_size(chariot)
    into[at + 15] = 0
    if race.arena.removed_to_hand == 1:
        card: i64 = 0
        while card < CARD_TYPES:
            into[at + 15] += race.shown[chariot * CARD_TYPES + card]
            card += 1
    return read_pool(race, chariot, into, at + 16)


def read_pool(race: ArenaRace, chariot: i64, into: Ints, at: i64) -> i64:
    """The speed pool of a chariot, by kinds of card."""
    size = race.pool[chariot]
    into[at] = size
    place: i64 = 1
    while place <= SYMBOL_COUNT + 1:
        into[at + place] = 0
        place += 1
    first = chariot * race.arena.hand_total
    place = 0
    while place < size:
        card = race.pools[first + place]
        if card == MAGIC:
            card = SYMBOL_COUNT
        if card <= SYMBOL_COUNT:
            into[at + 1 + card] += 1
        place += 1
    return at + 2 + SYMBOL_COUNT


def read_cards(race: ArenaRace, seat: i64, into: Ints, at: i64) -> i64:
    """The own hand, and what lies unseen in the pile and in the others' hands."""
    card: i64 = 0
    while card < CARD_TYPES:
        into[at + card] = race.hands[seat * CARD_TYPES + card]
        unseen = race.pile[card]
        other: i64 = 0
        while other < race.players:
            if other != seat:
                unseen += race.hands[other * CARD_TYPES + card]
                if race.arena.removed_to_hand == 1:
                    unseen -= race.shown[other * CARD_TYPES + card]
            other += 1
        into[at + CARD_TYPES + card] = unseen
        card += 1
    return at + 2 * CARD_TYPES


def read_tiles(race: ArenaRace, seat: i64, into: Ints, at: i64) -> None:
    """The tiles around the viewer's chariot, as far as they are turned up."""
    arena = race.arena
    progress = race.progress[seat]
    front = race.front - progress
    into[at] = front if front > 0 else NIL
    to_go = arena.length - progress
    into[at + 1] = to_go if to_go > 0 else NIL
    at += 2
    tile = (progress + arena.length - BEHIND) % arena.length
    step: i64 = 0
    while step < SIGHT:
        into[at] = race.ring[tile]
        into[at + 1] = arena.curved[tile]
        at += 2
        tile = tile + 1 if tile + 1 < arena.length else NIL
        step += 1
