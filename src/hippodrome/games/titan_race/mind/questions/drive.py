"""Whom to move where: back, or into harm."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import worth_of_shift
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import TITAN_TO
from hippodrome.games.titan_race.rules.course import BL, BR, FL, NO_DIRECTION, B
from hippodrome.games.titan_race.rules.state import Position


@final
class Drive(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        target = (choice - TITAN_TO) // 6
        return worth_of_shift(race, target, choice - TITAN_TO - 6 * target)

    def best(self, race: Position) -> i64:
        best: i64 = 0
        other: i64 = 0
        while other < race.course.titans:
            if race.toward(race.active, other) != NO_DIRECTION:
                best = max(best, worth_of_shift(race, other, B))
                best = max(best, worth_of_shift(race, other, FL))
                best = max(best, worth_of_shift(race, other, BL))
                best = max(best, worth_of_shift(race, other, BR))
            other += 1
        return best

    def ahead(self, race: Position) -> float:
        return 1.0

    def of_power(self) -> bool:
        return True
