"""The end of the race (AM-602)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Finished(Question):
    """Nobody is asked any more (AM-602, AM-605)."""

    def offer(self, race: Position) -> None:
        """Nothing is left to choose."""

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """A race that is over stays as it is."""
