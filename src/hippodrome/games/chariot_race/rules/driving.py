"""On the sand: a step of the chariot at turn, and the cell it enters (ledger 4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.chariot_race.rules import crash, hazards
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.state import Position
from hippodrome.games.chariot_race.rules.track import NO_LIMIT


def forward(race: Position) -> bool:
    """One step to the next cell of the lane; false if it was the last of the chariot (CR-512)."""
    me = race.active
    cell = race.cell[me]
    target = race.circus.next[cell]
    race.lap[me] += race.circus.next_lap[cell]
    race.steps -= 1
    if race.watcher is not None:
        race.emit(happened.DROVE, race.color[me], race.name_of(cell), race.name_of(target), race.steps)
    return enter(race, me, target)


def change_lane(race: Position, target: i64, laps: i64) -> bool:
    """One step into a neighbouring lane, for one TURN die (CR-007, CR-513)."""
    me = race.active
    race.lap[me] += laps
    race.steps -= 1
    race.turns -= 1
    if race.watcher is not None:
        here = race.name_of(race.cell[me])
        race.emit(happened.CHANGED_LANE, race.color[me], here, race.name_of(target), race.steps)
    return enter(race, me, target)


def enter(race: Position, me: i64, cell: i64) -> bool:
    """A chariot enters a cell: pillar, curve, caltrop, then crash; false if it is destroyed (CR-516)."""
    circus = race.circus
    race.cell[me] = cell
    race.entered[race.came] = cell
    race.came += 1
    if circus.pillar[cell] == 1:
        hazards.hit_pillar(race, me)
        return False
    if circus.limit[cell] != NO_LIMIT and not hazards.survives_curve(race, me, cell):
        return False
    if race.caltrops[cell] == 1 and not hazards.survives_caltrop(race, me):
        return False
    other = race.chariot_on(cell, me)
    return other < 0 or crash.survives(race, me, other)
