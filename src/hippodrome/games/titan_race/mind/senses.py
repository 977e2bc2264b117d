"""What a seat can learn from: its titans first, then the others' in the order of seats from its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints
from hippodrome.engine.senses import BOARD, NIL, NONE, RACE, Reading, Senses, flag, kind, number, racers_seen
from hippodrome.engine.state import Setup
from hippodrome.games.titan_race.rules.course import (
    CARDS,
    CELLS,
    DIRECTIONS,
    EFFECTS,
    FACES,
    FEATURES,
    NO_CARD,
    NO_CELL,
    TITANS,
    Course,
)
from hippodrome.games.titan_race.rules.events import CAUSES
from hippodrome.games.titan_race.rules.phases import FINISHED
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import NO_TITAN

ROWS_AHEAD: Final[i64] = 5
"""How many rows are seen from the one a titan stands in."""
FARTHEST: Final = 20
"""Beyond so many rows one distance is like another."""
MOST_TITANS: Final = 6
MOST_LIFE: Final = 6
COLUMN_COUNT: Final = 6


@final
class TitanSenses(Senses[TitanRace]):
    """The turn, the titans with what is known of their hands, and the cells around and ahead."""

    def readings(self, setup: Setup) -> list[Reading]:
        assert isinstance(setup, Course)
        found = _of_the_turn(setup)
        for name, whose in racers_seen(int(setup.titans), int(setup.players)):
            found += _of_a_titan(setup, name, whose)
        return found + _of_the_cells()

    def read(self, state: TitanRace, seat: i64, into: Ints) -> None:
        me = mine(state, seat)
        at = read_turn(state, seat, into)
        course = state.course
        player: i64 = 0
        owner = seat
        while player < course.players:
            titan: i64 = 0
            while titan < course.titans:
                if state.owner[titan] == owner:
                    at = read_titan(state, titan, me, seat, into, at)
                titan += 1
            player += 1
            owner = owner + 1 if owner + 1 < course.players else NIL
        read_cells(state, me, into, at)

    def headway(self, state: TitanRace, seat: i64) -> float:
        way = float(state.furthest(state.side(seat))) / float(state.course.finish)
        return min(1.0, max(0.0, way))


def _of_the_turn(course: Course) -> list[Reading]:
    most = _most(course)
    return [
        flag("asked", RACE, "this seat is asked"),
        kind("question", RACE, int(FINISHED), "the number of the question (rules/phases.py)"),
        kind("victim", RACE, MOST_TITANS, "the number of the titan that the question is about, if it is not the mover"),
        kind("cause", RACE, len(CAUSES), "what it is about to lose life to"),
        kind("die", RACE, len(FACES), "the die of this turn: " + ", ".join(FACES)),
        kind("acting", RACE, len(FACES), "the face being performed"),
        flag("die_done", RACE, "the die has been performed"),
        flag("card_used", RACE, "the card of the turn has been used"),
        flag("rerolled", RACE, "the dice of the pool were rolled again"),
        flag("own_move", RACE, "the mover came to its cell by a movement of its own"),
        kind("card", RACE, int(CARDS), "the card being resolved: " + ", ".join(EFFECTS)),
        *(number(f"pool.{face}", RACE, 8, f"dice of the pool that show {face}") for face in FACES),
        number("supply", RACE, max(1, int(course.traps)), "traps in the supply"),
        number("pile", RACE, 26, "cards in the draw pile"),
        *(
            number(f"unseen.{card}", RACE, most, f"cards {card} in the pile or in hands one does not know")
            for card in EFFECTS
        ),
        number("turn", RACE, max(1, int(course.turn_cap)), "turns of all titans so far"),
        number("finish", RACE, 120, "the row that completes the last lap"),
        flag("teams", RACE, "there are teams"),
    ]


def _most(course: Course) -> int:
    return max([1, *(int(copies) for copies in course.copies)])


def _of_a_titan(course: Course, name: str, whose: str) -> list[Reading]:
    most = _most(course)
    return [
        kind(f"{name}.number", whose, MOST_TITANS, "its number in the order of turns, by which choices name it"),
        kind(f"{name}.who", whose, len(TITANS), ", ".join(TITANS)),
        flag(f"{name}.active", whose, "it is its turn"),
        flag(f"{name}.friend", whose, "it is on the viewer's side"),
        flag(f"{name}.entered", whose, "it stands on the board"),
        kind(f"{name}.column", whose, COLUMN_COUNT, "the column it stands in, from the left"),
        number(f"{name}.ahead", whose, FARTHEST, "rows ahead of the viewer's titan", low=-FARTHEST),
        number(f"{name}.row", whose, int(course.finish), "rows since the start", low=-12),
        number(f"{name}.life", whose, MOST_LIFE, "life"),
        number(f"{name}.most_life", whose, MOST_LIFE, "the most life it can have"),
        kind(f"{name}.down", whose, 2, "knocked out: skull, heart", low=1),
        kind(f"{name}.die", whose, len(FACES), "the die on its board"),
        flag(f"{name}.power", whose, "its power lies face up"),
        kind(f"{name}.beside", whose, len(DIRECTIONS), "where it stands beside the mover: " + ", ".join(DIRECTIONS)),
        number(f"{name}.cards", whose, max(1, int(course.hand_limit)), "cards in the hand, known or not"),
        *(number(f"{name}.hand.{card}", whose, most, f"cards {card} that one knows in the hand") for card in EFFECTS),
    ]


def _of_the_cells() -> list[Reading]:
    found: list[Reading] = []
    for direction in DIRECTIONS:
        found += [
            kind(f"beside.{direction}.feature", BOARD, len(FEATURES), f"the cell {direction}: " + ", ".join(FEATURES)),
            flag(f"beside.{direction}.trap", BOARD, f"a trap on the cell {direction}"),
            flag(f"beside.{direction}.titan", BOARD, f"a titan on the cell {direction}"),
        ]
    for row in range(int(ROWS_AHEAD)):
        for column in ("left", "middle", "right"):
            found += [
                kind(f"row{row}.{column}.feature", BOARD, len(FEATURES), f"the {column} cell {row} rows ahead"),
                flag(f"row{row}.{column}.trap", BOARD, f"a trap on the {column} cell {row} rows ahead"),
            ]
    return found


def mine(race: TitanRace, seat: i64) -> i64:
    """The seat's titan that rows are measured from: the one at turn, else its first."""
    if race.owner[race.active] == seat:
        return race.active
    titan: i64 = 0
    while race.owner[titan] != seat:
        titan += 1
    return titan


def read_turn(race: TitanRace, seat: i64, into: Ints) -> i64:
    """The question and the turn; who is asked at a window is nobody else's business (TR-1016)."""
    asked = race.seat == seat
    into[0] = 1 if asked else 0
    into[1] = race.phase if asked else NONE
    victim = race.victim if asked else NO_TITAN
    into[2] = victim
    into[3] = race.cause if victim != NO_TITAN else NONE
    into[4] = race.face
    into[5] = race.acting
    into[6] = race.die_done
    into[7] = race.card_used
    into[8] = race.rerolled
    into[9] = race.own_move
    into[10] = race.card
    face: i64 = 0
    while face < 6:
        into[11 + face] = race.pool[face]
        face += 1
    into[17] = race.supply
    into[18] = race.pile_size
    card: i64 = 0
    while card < CARDS:
        into[19 + card] = race.pile[card]
        card += 1
    slot: i64 = 0
    while slot < len(race.hand):
        card = race.hand[slot]
        if card >= 0 and race.known[slot] >> seat & 1 == 0:
            into[19 + card] += 1
        slot += 1
    at = 19 + CARDS
    into[at] = race.turn
    into[at + 1] = race.course.finish
    into[at + 2] = 1 if race.course.teams > 0 else 0
    return at + 3


def read_titan(race: TitanRace, titan: i64, me: i64, seat: i64, into: Ints, at: i64) -> i64:
    """One titan, measured from the viewer's."""
    course = race.course
    who = race.who[titan]
    place = race.place[titan]
    into[at] = titan
    into[at + 1] = who
    into[at + 2] = 1 if race.active == titan else 0
    into[at + 3] = 1 if race.side(race.owner[titan]) == race.side(seat) else 0
    into[at + 4] = 1 if place != NO_CELL else 0
    into[at + 5] = column_of(place)
    row = race.row[titan]
    into[at + 6] = row - race.row[me]
    into[at + 7] = row
    into[at + 8] = race.life[titan]
    into[at + 9] = course.most_life[who]
    into[at + 10] = race.down[titan]
    into[at + 11] = race.dice[titan]
    into[at + 12] = 1 - (race.powers_down >> titan & 1)
    here = race.place[race.active]
    into[at + 13] = course.toward[course.cells * here + place] if here != NO_CELL and place != NO_CELL else NONE
    return read_hand(race, race.hand_of(titan), seat, into, at + 14)


def read_hand(race: TitanRace, hand: i64, seat: i64, into: Ints, at: i64) -> i64:
    """How many cards a hand holds, and those of them that the viewer knows."""
    card: i64 = 1
    while card <= CARDS:
        into[at + card] = 0
        card += 1
    slot = hand * race.course.hand_limit
    end = slot + race.course.hand_limit
    size: i64 = 0
    while slot < end and race.hand[slot] != NO_CARD:
        card = race.hand[slot]
        if card >= 0 and race.known[slot] >> seat & 1 == 1:
            into[at + 1 + card] += 1
        size += 1
        slot += 1
    into[at] = size
    return at + 1 + CARDS


def column_of(cell: i64) -> i64:
    """The column of a cell, 0 to 5."""
    if cell == NO_CELL:
        return NONE
    on_board = cell % CELLS
    row = on_board // 3
    return 2 * (on_board - 3 * row) + (row & 1)


def read_cells(race: TitanRace, me: i64, into: Ints, at: i64) -> None:
    """The cells around the viewer's titan, and the rows from its own on; before it enters, those at the start."""
    course = race.course
    here = race.place[me]
    direction: i64 = 0
    while direction < 6:
        cell = course.beside[6 * here + direction] if here != NO_CELL else NO_CELL
        into[at] = course.feature[cell] if cell != NO_CELL else NONE
        into[at + 1] = race.trap[cell] if cell != NO_CELL else NIL
        into[at + 2] = 0
        at += 3
        direction += 1
    if here != NO_CELL:
        mark_beside(race, me, here, into, at - 18)
    first = here // 3 * 3 if here != NO_CELL else NIL
    step: i64 = 0
    while step < 3 * ROWS_AHEAD:
        cell = first + step
        if cell >= course.cells:
            cell -= course.cells
        into[at] = course.feature[cell]
        into[at + 1] = race.trap[cell]
        at += 2
        step += 1


def mark_beside(race: TitanRace, me: i64, here: i64, into: Ints, at: i64) -> None:
    """The directions in which a titan stands beside the viewer's."""
    course = race.course
    other: i64 = 0
    while other < course.titans:
        there = race.place[other]
        if there != NO_CELL and other != me:
            direction = course.toward[course.cells * here + there]
            if direction < 6:
                into[at + 3 * direction + 2] = 1
        other += 1
