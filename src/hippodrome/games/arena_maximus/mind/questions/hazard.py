"""Which symbols of a hazard to pay (AM-436)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import total
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class Hazard(Judged):
    """Whatever can be paid."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return race.offered[1]

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return float(total(race.unpaid)) if seat == race.active else 0.0
