"""Two chariots on one cell (ledger 4.7)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.chariot_race.rules import destruction, hazards
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.state import Position


def survives(race: Position, me: i64, other: i64) -> bool:
    """Both lose at the same time; on its last step the mover is placed behind (CR-601 to CR-604)."""
    here = race.name_of(race.cell[me])
    race.emit(happened.CRASHED, race.color[me], race.color[other], here)
    hurt(race, me, here)
    if race.protected(other):
        race.emit(happened.SPARED, race.color[other], here)
    else:
        hurt(race, other, here)
    survived = destruction.survives(race, me)
    placed = survived and race.steps == 0
    if placed:
        place_behind(race, me, other)
    if race.damage[other] == 0:
        destruction.destroy(race, other)
    if placed and race.circus.placed_on_caltrop_hurts == 1:
        return race.caltrops[race.cell[me]] == 0 or hazards.survives_caltrop(race, me)
    return survived


def hurt(race: Position, chariot: i64, here: i64) -> None:
    """One of the two loses its points; neither is removed before both have (CR-601)."""
    lost = destruction.lose(race, chariot, race.circus.crash_damage)
    race.emit(happened.CRASH_HURT, race.color[chariot], here, lost, race.damage[chariot])


def place_behind(race: Position, me: i64, other: i64) -> None:
    """To the first free cell back in the lane, which is not entered (CR-604 to CR-606)."""
    circus = race.circus
    cell = race.cell[me]
    while True:
        cell = circus.previous[cell]
        race.lap[me] -= circus.next_lap[cell]
        if circus.pillar[cell] == 0 and race.chariot_on(cell, me) < 0:
            break
    here = race.name_of(race.cell[me])
    race.cell[me] = cell
    race.emit(happened.PLACED, race.color[me], here, race.name_of(cell), race.color[other])
