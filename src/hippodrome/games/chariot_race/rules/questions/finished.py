"""Nothing is asked any more: the race is over."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.state import Position


@final
class Finished(Question):
    """The end of the race (CR-801, CR-803)."""

    def offer(self, race: Position) -> None:
        """It is nobody's turn."""
        race.seat = NOBODY

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Nothing follows."""
