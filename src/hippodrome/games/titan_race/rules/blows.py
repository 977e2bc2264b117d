"""Damage aimed at cells: it hits the titan there, or destroys the trap (TR-406, TR-706)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import life, traps
from hippodrome.games.titan_race.rules.course import NO_CELL, F
from hippodrome.games.titan_race.rules.state import NO_TITAN, Position


def can_strike(race: Position, cell: i64) -> bool:
    """Is there something on a cell to take damage?"""
    return cell != NO_CELL and (race.trap[cell] == 1 or race.titan_on(cell) != NO_TITAN)


def something(race: Position, stop: i64) -> bool:
    """Is there something to strike beside the active titan, in the directions before `stop`?"""
    direction = F
    while direction < stop:
        if can_strike(race, race.beside(race.active, direction)):
            return True
        direction += 1
    return False


def strike(race: Position, cell: i64, cause: i64, chance: Chance) -> None:
    """1 damage to whatever is on a cell, titan or trap (TR-406, TR-706)."""
    race.emit(happened.STRUCK, race.who[race.active], cell, cause)
    if race.trap[cell] == 1:
        traps.destroy(race, cell)
    else:
        life.hit(race, race.titan_on(cell), cause, chance)


def blast(race: Position, cell: i64, stop: i64, cause: i64, chance: Chance) -> None:
    """1 damage on each cell around one, in the directions before `stop` (TR-509, TR-706, TR-1106)."""
    struck: i64 = 0
    direction = F
    while direction < stop:
        near = race.course.beside[6 * cell + direction]
        if near != NO_CELL:
            if race.trap[near] == 1:
                traps.destroy(race, near)
            else:
                titan = race.titan_on(near)
                if titan != NO_TITAN:
                    struck |= 1 << titan
        direction += 1
    life.sweep(race, struck, cause, chance)
