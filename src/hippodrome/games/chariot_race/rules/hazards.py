"""What waits on a cell: pillars, curves and caltrops (ledger 4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.chariot_race.rules import destruction
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.state import Position


def hit_pillar(race: Position, me: i64) -> None:
    """A stone pillar destroys at once (CR-911)."""
    race.damage[me] = 0
    race.emit(happened.PILLAR_HIT, race.color[me], race.name_of(race.cell[me]))
    destruction.destroy(race, me)


def survives_curve(race: Position, me: i64, cell: i64) -> bool:
    """A numbered cell entered too fast costs the difference (CR-521)."""
    limit = race.circus.limit[cell]
    speed = race.speed[me]
    here = race.name_of(cell)
    if speed <= limit:
        race.emit(happened.CURVE_HELD, race.color[me], here, limit, speed)
        return True
    lost = destruction.lose(race, me, speed - limit)
    race.emit(happened.CURVE_HURT, race.color[me], here, limit, speed, lost, race.damage[me])
    return destruction.survives(race, me)


def survives_caltrop(race: Position, me: i64) -> bool:
    """A caltrop costs damage and goes back to the supply (CR-531)."""
    cell = race.cell[me]
    race.caltrops[cell] = 0
    race.supply += 1
    lost = destruction.lose(race, me, race.circus.caltrop_damage)
    race.emit(happened.CALTROP_HIT, race.color[me], race.name_of(cell), lost, race.damage[me])
    return destruction.survives(race, me)
