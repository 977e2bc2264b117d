"""The line, and the end of the race (ledger 3.10)."""

from __future__ import annotations

from hippodrome.engine.ints import altered
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import phases
from hippodrome.games.arena_maximus.rules.state import DONE, Position


def cross_line(race: Position) -> None:
    """The mover is done: what is left of its movement is simply added (AM-352, AM-601, AM-607)."""
    seat = race.active
    first = race.best == 0
    race.progress[seat] += race.moves_left
    race.moves_left = 0
    race.status[seat] = DONE
    race.endings += 1
    race.ended = altered(race.ended, seat, race.endings)
    race.best = max(race.best, race.progress[seat])
    race.arrive(seat)
    race.emit(happened.CROSSED, race.who[seat], race.progress[seat] - race.arena.length)
    if first:
        race.emit(happened.FINAL_ROUND, race.who[seat])
    race.phase = phases.ENDING_TURN


def end_race(race: Position) -> None:
    """The race is over (AM-602, AM-611)."""
    race.phase = phases.FINISHED
    race.seat = NOBODY
    if race.watcher is not None:
        for winner in race.winners():
            race.emit(happened.RACE_WON, winner)
