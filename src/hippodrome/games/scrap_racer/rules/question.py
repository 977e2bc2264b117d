"""What a question of this game is."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules.state import Position


class Question:
    """One thing a player is asked; its module under `questions/` is named like its phase.

    What people read of it and how it is judged stand at the same name in `face/questions/` and
    `mind/questions/`.
    """

    def offer(self, race: Position) -> None:
        """Put the answers in canonical order; the owner of the active racer is asked unless `seat` is set."""
        raise NotImplementedError

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """What follows: the next question as `phase`, or CARRY_ON if this one was the last of a drive or a card."""
        raise NotImplementedError

    def picking(self) -> bool:
        """Is it asked again and again, until enough is picked?"""
        return False
