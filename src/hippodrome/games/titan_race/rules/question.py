"""What a question is: when it can be asked, what may be answered, what follows."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.feat import Feat
from hippodrome.games.titan_race.rules.state import Position


class Question(Feat):
    """A question of the game; `race.QUESTIONS` holds one of each, by the numbers of `phases`.

    Most powers and cards begin with one, which then says itself when they have a use and how it is asked.
    """

    def offer(self, race: Position) -> None:
        """Put the answers in the canonical order of ledger 2.1."""
        raise NotImplementedError

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """What follows from an answer, up to the next question or the work on the stack."""
        raise NotImplementedError

    # What people who answer several questions at once need to know

    def rests(self, race: Position) -> bool:
        """Does a player look up here before he goes on?"""
        return False

    def picking(self) -> bool:
        """Are things picked one by one, as one set?"""
        return False

    def extra(self, choice: i64) -> bool:
        """Is this answer something on top, which a player may leave out?"""
        return False

    def window(self) -> i64:
        """Which window this is, if only a hand tells whether it is asked (TR-1016)."""
        return NOBODY


class Aimed(Question):
    """A question whose answers are titans."""

    def fits(self, race: Position, other: i64) -> bool:
        """May this titan be the answer?"""
        raise NotImplementedError

    def open(self, race: Position) -> bool:
        other: i64 = 0
        while other < race.course.titans:
            if self.fits(race, other):
                return True
            other += 1
        return False

    def offer(self, race: Position) -> None:
        other: i64 = 0
        while other < race.course.titans:
            if self.fits(race, other):
                race.put(TITAN + other)
            other += 1
