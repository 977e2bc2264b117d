"""STEP: every displacement and pile-up (ledger 3.5 and 3.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import line
from hippodrome.games.titan_race.rules.course import NO_CELL, NO_DIRECTION, B, F
from hippodrome.games.titan_race.rules.phases import ARRIVE, HIT, STRIDE
from hippodrome.games.titan_race.rules.state import NO_TITAN, UP, Position, board_row

# Ways to be displaced, named by the events that tell them
STRIDING: Final[i64] = happened.MOVED
JUMPING: Final[i64] = happened.JUMPED
SLIDING: Final[i64] = happened.SLID
DRIVEN: Final[i64] = happened.DRIVEN


def begin(race: Position) -> None:
    """Everybody may be hurt by one push again (TR-501, TR-504)."""
    race.pushed = 0
    race.slides = 0
    race.slid = 0


def plan_strides(race: Position, direction: i64, count: i64) -> None:
    """The active titan will go several steps in one direction."""
    while count > 0:
        race.push(STRIDE, direction)
        count -= 1


def stride(race: Position, direction: i64) -> None:
    """An own step; off a springboard that fits it is a jump (TR-505, TR-1103, TR-1105)."""
    cells = race.course.leap[6 * race.place[race.active] + direction]
    race.own_move = 1
    step(race, race.active, direction, cells, STRIDING if cells == 1 else JUMPING)


def step(race: Position, mover: i64, direction: i64, cells: i64, way: i64) -> None:
    """STEP: chain, positions, finish, push damage, arrivals (TR-502, TR-601, TR-602).

    Damage and arrivals are put on the stack, the last to be done first.
    """
    target = race.place[mover]
    far: i64 = 0
    while far < cells and target != NO_CELL:
        target = race.course.beside[6 * target + direction]
        far += 1
    chain = chain_from(race, target, direction, mover)
    displace(race, mover, target, cells * race.course.rise[direction], way, race.active)
    race.push(ARRIVE, mover, direction)
    push_chain(race, mover, direction, chain)


def chain_from(race: Position, cell: i64, direction: i64, mover: i64) -> i64:
    """The titans from a cell on without a gap, nearest first, three bits each (TR-602, TR-610).

    The line leads back to the mover's own cell before it repeats, so nobody is met twice.
    """
    chain: i64 = 0
    place: i64 = 0
    while cell != NO_CELL:
        titan = race.titan_on(cell)
        if titan in (NO_TITAN, mover):
            return chain
        chain |= (titan + 1) << place
        place += 3
        cell = race.course.beside[6 * cell + direction]
    return chain


def push_chain(race: Position, pusher: i64, direction: i64, chain: i64) -> None:
    """The chain goes one cell on; the farthest is hurt and arrives first (TR-502, TR-603, TR-611)."""
    hurt: i64 = 0
    place: i64 = 0
    while chain >> place != 0:
        titan = (chain >> place & 7) - 1
        race.forget_arrival(titan)
        displace(race, titan, race.beside(titan, direction), race.course.rise[direction], happened.PUSHED, pusher)
        race.push(ARRIVE, titan, direction, stops_when_down(race, titan))
        if titan == race.active:
            race.own_move = 0
        if race.pushed >> titan & 1 == 0:
            race.pushed |= 1 << titan
            hurt |= 7 << place
        place += 3
    hurt &= chain
    while hurt != 0:
        if hurt & 7 != 0:
            race.push(HIT, (hurt & 7) - 1, happened.BY_PUSH)
        hurt >>= 3
    if race.winner != NO_TITAN:
        line.finish(race)


def stops_when_down(race: Position, titan: i64) -> i64:
    """1 for a titan whose last life may be lost by this push, where it then lies without sliding on (TR-513)."""
    if race.course.knocked_out_slides == 0 and race.down[titan] == UP:
        return 1
    return 0


def displace(race: Position, titan: i64, cell: i64, rows: i64, way: i64, by: i64) -> None:
    """A titan changes its cell in one of the ways above (TR-601, TR-605)."""
    if race.watcher is not None:
        if cell == NO_CELL:
            race.emit(happened.LEFT_TOP, race.who[titan], race.place[titan])
        else:
            race.emit(way, race.who[titan], race.place[titan], cell, race.who[by])
    race.place[titan] = cell
    line.climb(race, titan, rows)


def blocked(race: Position, titan: i64, direction: i64) -> bool:
    """Would a step drive somebody through the lower wall of a Grand Slam? (TR-1315)"""
    if direction < B or race.course.boards == 1:
        return False
    cell = race.beside(titan, direction)
    while cell != NO_CELL:
        if race.titan_on(cell) == NO_TITAN:
            return False
        cell = race.course.beside[6 * cell + direction]
    return True


def exchange(race: Position, titan: i64, other: i64) -> None:
    """Two adjacent titans change places; each one's row follows its own short way (TR-905)."""
    direction = race.toward(titan, other)
    opposite = race.toward(other, titan)
    here = race.place[titan]
    there = race.place[other]
    race.emit(happened.SWAPPED, race.who[titan], race.who[other], here, there)
    replace(race, titan, there, race.course.rise[direction])
    replace(race, other, here, race.course.rise[opposite])
    race.own_move = 0
    race.push(ARRIVE, titan, direction)
    race.push(ARRIVE, other, opposite)
    if race.winner != NO_TITAN:
        line.finish(race)


def replace(race: Position, titan: i64, cell: i64, rows: i64) -> None:
    """One half of an exchange, with or without counting the line (TR-905, ledger 2.6)."""
    if race.course.swap_counts_line == 0:
        rows = board_row(cell) - board_row(race.place[titan])
    race.place[titan] = cell
    line.climb(race, titan, rows)


def put_down(race: Position, titan: i64, cell: i64) -> None:
    """A titan is placed without direction; an occupant is pushed straight ahead (TR-308, TR-503)."""
    chain = chain_from(race, cell, F, titan)
    race.place[titan] = cell
    race.own_move = 0
    race.push(ARRIVE, titan, NO_DIRECTION)
    push_chain(race, titan, F, chain)
