"""Where to shoot: by what the blow is worth."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import worth_of_strike
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import STRIKE_AT
from hippodrome.games.titan_race.rules.course import FL, FR, F
from hippodrome.games.titan_race.rules.questions import fireball
from hippodrome.games.titan_race.rules.state import Position


@final
class Shoot(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return worth_of_shot(race, choice - STRIKE_AT)

    def best(self, race: Position) -> i64:
        return max(worth_of_shot(race, F), max(worth_of_shot(race, FL), worth_of_shot(race, FR)))


def worth_of_shot(race: Position, direction: i64) -> i64:
    """What is first in a line takes 1 damage (TR-1012)."""
    return worth_of_strike(race, fireball.target(race, direction))
