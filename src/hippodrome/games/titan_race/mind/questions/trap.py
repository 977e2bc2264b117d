"""Where to lay a trap: under a titan, or behind."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import paths
from hippodrome.games.titan_race.mind.blows import best_trap, worth_of_trap
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import LATER, TRAP_TO
from hippodrome.games.titan_race.rules.course import RED
from hippodrome.games.titan_race.rules.state import Position


@final
class LayOrMove(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        """A trap behind is worth something now, one that is promised may be worth nothing."""
        return 0 if choice == LATER else worth_of_trap(race, choice - TRAP_TO)

    def ahead(self, race: Position) -> float:
        return paths.face_worth(race, race.place[race.active], RED)


class Laying(Judged):
    """A trap beside the titan, by a die, a power or a card."""

    def worth(self, race: Position, choice: i64) -> i64:
        return worth_of_trap(race, choice - TRAP_TO)

    def best(self, race: Position) -> i64:
        return best_trap(race)

    def ahead(self, race: Position) -> float:
        return paths.TRAP_WORTH


@final
class LayBehind(Laying):
    pass


@final
class Lay(Laying):
    pass
