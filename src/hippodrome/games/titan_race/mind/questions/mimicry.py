"""Whose power to borrow: the best one here."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import powers
from hippodrome.games.titan_race.mind.question import JudgedAim
from hippodrome.games.titan_race.rules.state import Position


@final
class Mimic(JudgedAim):
    def worth_of(self, race: Position, other: i64) -> i64:
        return powers.best(race, race.who[other])
