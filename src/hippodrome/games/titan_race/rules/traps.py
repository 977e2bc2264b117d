"""Traps: where they may lie, how they are laid, sprung and destroyed (ledger 3.7)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import altered
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import life
from hippodrome.games.titan_race.rules.actions import TRAP_TO
from hippodrome.games.titan_race.rules.course import NO_CELL, NO_DIRECTION
from hippodrome.games.titan_race.rules.state import NO_TITAN, Position


def can_lay(race: Position, cell: i64) -> bool:
    """A trap may be laid where none lies, while the supply lasts (TR-702)."""
    return cell != NO_CELL and race.supply > 0 and race.trap[cell] == 0


def room(race: Position, first: i64) -> bool:
    """May a trap be laid beside the active titan, in a direction from `first` on?"""
    direction = first
    while direction < NO_DIRECTION:
        if can_lay(race, race.beside(race.active, direction)):
            return True
        direction += 1
    return False


def offer(race: Position, first: i64) -> None:
    """The cells beside the active titan for a trap, in the directions from `first` on (TR-701)."""
    direction = first
    while direction < NO_DIRECTION:
        if can_lay(race, race.beside(race.active, direction)):
            race.put(TRAP_TO + direction)
        direction += 1


def lay(race: Position, cell: i64, chance: Chance) -> None:
    """On an empty cell the trap stays, under a titan it goes off at once (TR-703, TR-704)."""
    titan = race.titan_on(cell)
    if titan == NO_TITAN:
        race.trap = altered(race.trap, cell, 1)
        race.supply -= 1
        race.emit(happened.TRAP_LAID, race.who[race.active], cell)
    else:
        race.emit(happened.TRAP_THROWN, race.who[race.active], race.who[titan], cell)
        life.hit(race, titan, happened.BY_TRAP, chance)


def take_away(race: Position, cell: i64) -> None:
    """A used trap goes back to the supply (TR-703)."""
    race.trap = altered(race.trap, cell, 0)
    race.supply += 1


def destroy(race: Position, cell: i64) -> None:
    """Damage removes a trap without effect (TR-406, TR-706)."""
    take_away(race, cell)
    race.emit(happened.TRAP_DESTROYED, cell)
