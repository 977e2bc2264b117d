"""How racers move, forward and backward (ledger 4.0)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.state import Position


def forward(race: Position, racer: i64, distance: i64) -> None:
    """Drive forward; every passing of the line is a pending crossing (SR-005, SR-006)."""
    before = race.progress[racer]
    after = before + distance
    race.progress[racer] = after
    race.pending[racer] += race.lap(after) - race.lap(before)
    if race.watcher is not None:
        race.emit(happened.DROVE, race.who[racer], race.space_at(before), race.space_at(after), distance)


def drive_dice(race: Position) -> None:
    """The active racer drives the total of its dice (SR-501)."""
    race.dice_driven = 1
    forward(race, race.active, race.total_rolled())


def backward(race: Position, racer: i64, distance: i64) -> None:
    """Drive backward, never over the line and never from off the track (SR-007, SR-008)."""
    before = race.progress[racer]
    if before == 0:
        race.emit(happened.NOTHING_MOVED, race.who[racer])
        return
    first = race.track.length * race.lap(before) + 1
    came_from = race.space(racer)
    race.progress[racer] = before - distance
    if race.progress[racer] < first:
        race.progress[racer] = first
    race.emit(happened.BACKED, race.who[racer], came_from, race.space(racer), before - race.progress[racer])


def push(race: Position, racer: i64, distance: i64) -> None:
    """Another racer drives forward; nobody there, no effect (SR-707, SR-711)."""
    if racer >= 0:
        forward(race, racer, distance)
    else:
        race.emit(happened.NOTHING_MOVED, race.who[race.active])


def up_to(race: Position, most: i64, pushed: i64) -> None:
    """Forward to the first occupied space, whose racer is pushed on (SR-709)."""
    space = race.space(race.active)
    distance: i64 = 1
    while distance <= most:
        space = race.next_space(space)
        met = race.racer_on(space, race.active)
        if met >= 0:
            forward(race, race.active, distance)
            forward(race, met, pushed)
            return
        distance += 1
    forward(race, race.active, most)


def drop_to_last(race: Position) -> None:
    """To the space behind the last racer, but never back over the line (SR-710)."""
    active = race.active
    mine = race.progress[active]
    last = race.placed(race.track.racers - 1)
    if last == active or mine == 0:
        race.emit(happened.NOTHING_MOVED, race.who[active])
        return
    backward(race, active, mine - (race.progress[last] - 1))
