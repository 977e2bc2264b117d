"""A repair, if the drive it allows is worth its price."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules.actions import NO_REPAIR
from hippodrome.games.chariot_race.rules.race import ChariotRace


@final
class Repair(Judged):
    """Points of damage for fortune (CR-301)."""

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """The drive at the speed that the damage level then allows, less the price in fortune (CR-301)."""
        me = race.active
        damage = race.damage[me] + choice - NO_REPAIR
        glance.speed = min(race.speed[me], race.cap_at(me, damage))
        worth = glance.way(race, race.cell[me], race.lap[me], damage, glance.speed, 1)
        if choice == NO_REPAIR:
            return worth
        return worth - race.circus.repair_price * glance.favour
