"""On which cell does a titan enter the race? (TR-307)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import COLUMN
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Enter(Question):
    """Asked in a titan's first turn, once it has its die (TR-307)."""

    def offer(self, race: Position) -> None:
        """Any of the three cells of row 1 (TR-308)."""
        race.put(COLUMN)
        race.put(COLUMN + 1)
        race.put(COLUMN + 2)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """A titan enters the race on row 1 and is at once under way (TR-307, TR-308)."""
        titan = race.active
        cell = choice - COLUMN
        movement.begin(race)
        race.row[titan] = 1
        race.emit(happened.ENTERED, race.who[titan], cell)
        movement.put_down(race, titan, cell)
