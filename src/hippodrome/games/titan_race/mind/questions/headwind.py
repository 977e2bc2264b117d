"""Whom to blow back: by what the row costs him."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import worth_of_shift
from hippodrome.games.titan_race.mind.question import JudgedAim
from hippodrome.games.titan_race.rules.course import B
from hippodrome.games.titan_race.rules.state import Position


@final
class Blow(JudgedAim):
    def worth_of(self, race: Position, other: i64) -> i64:
        return worth_of_shift(race, other, B)
