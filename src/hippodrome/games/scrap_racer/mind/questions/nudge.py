"""Which dice are worth a nudge token."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.mind.question import Thumb, turn_worth
from hippodrome.games.scrap_racer.rules.actions import KEEP, REROLL
from hippodrome.games.scrap_racer.rules.phases import ROLLING
from hippodrome.games.scrap_racer.rules.questions.nudge import nudged
from hippodrome.games.scrap_racer.rules.race import ScrapRace


@final
class ThumbNudge(Thumb):
    """Keep a good die; save a double by a sure change, else by a re-roll."""

    def pick(self, race: ScrapRace, luck: Chance) -> i64:
        if not race.repeats(race.die):
            return KEEP
        index = race.offers - 1
        while index > 0:
            choice = race.offered[index]
            if choice == REROLL or not race.repeats(nudged(race.die, choice)):
                return choice
            index -= 1
        return KEEP

    def rest_of_turn(self, race: ScrapRace) -> float:
        """The die counts as it lies: one more value, or a crash."""
        if race.step != ROLLING:
            return 0.0
        rolled = race.values_rolled()
        value: i64 = 1 << (race.die - 1)
        if rolled & value != 0:
            return float(race.track.crash_worth[(race.die - 1) // 2] + race.track.token_worth) / 1000.0
        return turn_worth(race, rolled | value)
