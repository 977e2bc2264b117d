"""Whom to strike: by what the blow is worth."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import paths
from hippodrome.games.titan_race.mind.blows import TRAP, worth_of_strike
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import LATER, NEVER, STRIKE_AT
from hippodrome.games.titan_race.rules.course import GREEN
from hippodrome.games.titan_race.rules.state import Position


class Striking(Judged):
    """A blow of the green die."""

    def worth(self, race: Position, choice: i64) -> i64:
        """A blow in a direction, now or later, or none."""
        if choice == LATER:
            return TRAP // 2
        if choice == NEVER:
            return 0
        return worth_of_strike(race, race.beside(race.active, choice - STRIKE_AT))


@final
class StrikeOrMove(Striking):
    def ahead(self, race: Position) -> float:
        return paths.face_worth(race, race.place[race.active], GREEN)


@final
class StrikeAhead(Striking):
    def ahead(self, race: Position) -> float:
        return paths.DAMAGE_WORTH
