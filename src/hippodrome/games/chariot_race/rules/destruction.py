"""Lost points, wrecks and the debris they leave (ledger 4.7)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.state import OFF_BOARD, Position


def lose(race: Position, chariot: i64, points: i64) -> i64:
    """The damage level falls, never below 0; returns by how much (CR-207, CR-621)."""
    lost = min(points, race.damage[chariot])
    race.damage[chariot] -= lost
    return lost


def survives(race: Position, chariot: i64) -> bool:
    """A chariot whose damage level has come to 0 is destroyed (CR-621)."""
    if race.damage[chariot] == 0:
        destroy(race, chariot)
        return False
    return True


def destroy(race: Position, chariot: i64) -> None:
    """The wreck leaves the race; debris stays if there is a cube and room for it (CR-621, CR-622).

    Whoever is wrecked on its own move has not finished, whatever line it crossed (CR-941).
    """
    cell = race.cell[chariot]
    if race.circus.finish_stands == 1 and chariot == race.active:
        race.lap[chariot] = min(race.lap[chariot], race.circus.laps - 1)
    race.fell[chariot] = race.circus.chariots - race.living() + 1
    race.cell[chariot] = OFF_BOARD
    race.emit(happened.DESTROYED, race.color[chariot], race.name_of(cell))
    if race.caltrops[cell] == 0 and race.supply > 0:
        race.caltrops[cell] = 1
        race.supply -= 1
        race.emit(happened.DEBRIS, race.name_of(cell), race.supply)
