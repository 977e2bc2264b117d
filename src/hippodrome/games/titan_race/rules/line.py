"""The line between the last row and the first: laps, and the end of the race (ledger 3.1, 3.12)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.state import NOBODY
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.course import ROWS
from hippodrome.games.titan_race.rules.phases import FINISHED
from hippodrome.games.titan_race.rules.state import NO_TITAN, Position


def climb(race: Position, titan: i64, rows: i64) -> None:
    """A titan goes so many rows up or down; crossing the line counts (TR-104, TR-105, TR-1201)."""
    row = race.row[titan] + rows
    if row < 1 and race.course.lap_may_drop == 0:
        row += ROWS
    if race.watcher is not None:
        tell_lap(race, titan, row)
    race.row[titan] = row
    if row >= race.course.finish:
        race.winner = titan


def tell_lap(race: Position, titan: i64, row: i64) -> None:
    """A lap more or less; the end of the last lap is told as the end of the race."""
    if row >= race.course.finish:
        return
    lap = (row - 1) // ROWS + 1
    if lap > race.lap(titan):
        race.emit(happened.LAP_UP, race.who[titan], lap)
    elif lap < race.lap(titan):
        race.emit(happened.LAP_DOWN, race.who[titan], lap)


def finish(race: Position) -> None:
    """The race ends on the spot; nothing further is resolved (TR-1201)."""
    while race.depth > 0:
        race.pop()
    race.phase = FINISHED
    race.seat = NOBODY
    if race.watcher is not None:
        if race.winner != NO_TITAN:
            race.emit(happened.CROSSED, race.who[race.winner])
        for seat in race.winners():
            race.emit(happened.RACE_WON, seat)
