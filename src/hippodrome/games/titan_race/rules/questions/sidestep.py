"""To which cell of its row does a titan step aside? (TR-1012)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import COLUMN
from hippodrome.games.titan_race.rules.phases import STEP_ASIDE
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import NO_TITAN, Position


@final
class StepAside(Question):
    """Asked by Sidestep (TR-1012)."""

    def open(self, race: Position) -> bool:
        return free(race, 0) or free(race, 1) or free(race, 2)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = STEP_ASIDE

    def offer(self, race: Position) -> None:
        column: i64 = 0
        while column < 3:
            if free(race, column):
                race.put(COLUMN + column)
            column += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Another cell of the same row, without direction (TR-1012)."""
        movement.begin(race)
        cell = cell_beside(race, choice - COLUMN)
        race.emit(happened.STEPPED_ASIDE, race.who[race.active], race.place[race.active], cell)
        movement.put_down(race, race.active, cell)


def cell_beside(race: Position, column: i64) -> i64:
    """A cell of the active titan's row."""
    return race.place[race.active] // 3 * 3 + column


def free(race: Position, column: i64) -> bool:
    """Is a cell of the active titan's row without a titan?"""
    return race.titan_on(cell_beside(race, column)) == NO_TITAN
