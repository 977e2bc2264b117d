"""Whom to drain: whoever it hurts most."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import price, worth_of_hit
from hippodrome.games.titan_race.mind.glance import RISK
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.state import Position


@final
class Drain(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return worth_of_hit(race, choice - TITAN)

    def best(self, race: Position) -> i64:
        """The life that is gained, whoever loses it."""
        return price(race.life[race.active] + 1) + RISK

    def ahead(self, race: Position) -> float:
        return 1.2

    def pending(self, race: Position) -> float:
        return 1.0

    def of_power(self) -> bool:
        return True
