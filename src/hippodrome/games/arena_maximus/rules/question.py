"""A question: what may be answered, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules.state import Position


class Question:
    """One place in the turn where a seat is asked (ledger 5).

    A choice of several cards is a row of single picks in canonical order, ended by PASS. A picked card is laid
    at once. Only picks that can still lead to a legal set are offered, so nobody can lay himself into a corner.
    """

    def offer(self, race: Position) -> None:
        """Put the answers."""
        raise NotImplementedError

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """What follows from an answer: the same question again, another one, or an interlude."""
        raise NotImplementedError

    # What people who answer several questions at once need to know

    def rests(self) -> bool:
        """Does a player look up here before he goes on: a tile reached, cards to be thrown away? (AM-321, AM-351)"""
        return False

    def picking(self) -> bool:
        """Is a set of cards laid one by one?"""
        return False

    def window(self, race: Position) -> i64:
        """Which window this is, if only a hand tells whether it is asked (AM-159)."""
        return NOBODY
