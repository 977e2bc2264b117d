"""The speed with the best way before it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules import faces
from hippodrome.games.chariot_race.rules.actions import PLUS
from hippodrome.games.chariot_race.rules.race import ChariotRace


@final
class Signs(Judged):
    """How many of the plus/minus dice count plus (CR-502)."""

    def pick(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        glance.count(race)
        return super().pick(race, glance, luck)

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """The best way at the speed that so many plus signs lead to (CR-502); the sprints have been paid for."""
        circus = race.circus
        me = race.active
        plus = choice - PLUS
        slowest = race.speed[me] + glance.faces[faces.SPRINT] * circus.sprint_gain - glance.faces[faces.PM]
        speed = min(max(0, slowest + 2 * plus), circus.speed_max[race.color[me]])
        return glance.way_at(race, 0, speed, glance.faces[faces.TURN])

    def at_turn(self, planner: Planner) -> float:
        return planner.dice(planner.race.fortune[planner.me])
