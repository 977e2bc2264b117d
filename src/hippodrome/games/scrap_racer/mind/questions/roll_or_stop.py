"""When to stop rolling."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.mind.question import Thumb, turn_worth
from hippodrome.games.scrap_racer.rules.actions import ROLL, STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace


@final
class ThumbRollOrStop(Thumb):
    """By the exact rule of a single turn; in the last round, when the lead is taken."""

    def pick(self, race: ScrapRace, luck: Chance) -> i64:
        if race.ending == 1:
            if behind(race):
                return ROLL
            if race.active == race.track.racers - 1:
                return STOP
        worth = float(race.track.turn_worth[race.values_rolled()])
        if float(race.total_rolled()) * 1000.0 >= worth - 0.5:
            return STOP
        return ROLL

    def rest_of_turn(self, race: ScrapRace) -> float:
        return turn_worth(race, race.values_rolled())


def behind(race: ScrapRace) -> bool:
    """Would another racer still be ahead, or level, if the active one stopped now?"""
    reached = race.progress[race.active] + race.total_rolled()
    racer: i64 = 0
    while racer < race.track.racers:
        if race.progress[racer] >= reached and racer != race.active:
            return True
        racer += 1
    return False
