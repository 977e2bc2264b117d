"""Whom to rob: rivals ahead."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import weight
from hippodrome.games.titan_race.mind.question import DIE_WORTH, DOUBT, Judged
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.state import Position


@final
class Steal(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return weight(race, choice - TITAN)

    def best(self, race: Position) -> i64:
        """Always a gain: robbing comes before the die."""
        return DIE_WORTH + DOUBT
