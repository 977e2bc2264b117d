"""After the last round: nobody is asked any more."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.errors import RaceOver
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position


@final
class Finished(Question):
    """The race is over (SR-902)."""

    def offer(self, race: Position) -> None:
        race.seat = NOBODY

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        raise RaceOver()
