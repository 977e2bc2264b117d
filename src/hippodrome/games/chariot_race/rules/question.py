"""What every question of a race has: its answers, and what follows from them."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules.state import Position


class Question:
    """A question to the owner of the chariot at turn.

    A module of `questions` also says in `reach` when its question is asked, wherever it may be passed over.
    """

    def offer(self, race: Position) -> None:
        """Put the answers in their fixed order."""
        raise NotImplementedError

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Do what follows from an answer, up to the next question."""
        raise NotImplementedError

    # What people who answer several questions at once need to know

    def rests(self) -> bool:
        """Does a player look up here before he goes on?"""
        return False

    def picking(self) -> bool:
        """Are things picked one by one, or answers repeated, as one set?"""
        return False
