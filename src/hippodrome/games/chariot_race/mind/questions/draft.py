"""The boards: what they promise."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind import lineup
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules.race import ChariotRace


@final
class Draft(Judged):
    """Left to luck by the rule of thumb; a chariot is worth what it promises."""

    def pick(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        return lineup.any_answer(race, luck)

    def waiting(self, planner: Planner, chariot: i64) -> float:
        return lineup.promise(planner.race, chariot)
