"""How the mind weighs a question, a power, a card.

A glance counts in hundredths of a row of the board, for playing races on in one's head by the million; the
heuristic counts in rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.question import Aimed
from hippodrome.games.titan_race.rules.state import Position

DOUBT: Final[i64] = 30
"""Answers closer than this are about equal: luck decides."""
DIE_WORTH: Final[i64] = 45
"""What is worth more than this is done before the die, what is worth less after it."""
WORST: Final[i64] = -1_000_000


class JudgedFeat:
    """A power or a card, whether it asks a question or not."""

    def best(self, race: Position) -> i64:
        """What it brings at its best, at a glance."""
        return 0

    def ahead(self, race: Position) -> float:
        """What it may still bring this turn, in rows."""
        return 0.0


class Judged(JudgedFeat):
    """A question; `thumb.JUDGED` holds one of each, by the numbers of `phases`."""

    def worth(self, race: Position, choice: i64) -> i64:
        """What an answer is worth to the one who is asked, at a glance."""
        raise NotImplementedError

    def pick(self, race: Position, luck: Chance) -> i64:
        """The answer of the greatest worth, give or take some doubt."""
        best = race.offered[0]
        most: i64 = WORST
        index: i64 = 0
        while index < race.offers:
            choice = race.offered[index]
            worth = self.worth(race, choice) + luck.below(DOUBT)
            if worth > most:
                most = worth
                best = choice
            index += 1
        return best

    def pending(self, race: Position) -> float:
        """What the answer will bring the titan at turn, in rows."""
        return self.ahead(race)

    def of_power(self) -> bool:
        """Does a power ask it, so that no other is to be hoped for?"""
        return False


class JudgedAim(Judged):
    """A question whose answers are titans."""

    def __init__(self, question: Aimed) -> None:
        self.question = question

    def worth_of(self, race: Position, other: i64) -> i64:
        """What it is worth to choose this titan, at a glance."""
        raise NotImplementedError

    def worth(self, race: Position, choice: i64) -> i64:
        return self.worth_of(race, choice - TITAN)

    def best(self, race: Position) -> i64:
        best: i64 = 0
        other: i64 = 0
        while other < race.course.titans:
            if self.question.fits(race, other):
                best = max(best, self.worth_of(race, other))
            other += 1
        return best
