"""Which way does the die lead? (TR-404, TR-405, TR-408)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import GO, GO_BOTH
from hippodrome.games.titan_race.rules.course import FL, FR, F
from hippodrome.games.titan_race.rules.phases import STRIDE
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Side(Question):
    """Asked when a brown die is performed, and for the movement of a green one (TR-405, TR-408)."""

    def offer(self, race: Position) -> None:
        race.put(GO + FL)
        race.put(GO + FR)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Green and brown go all their steps to one side (TR-405, TR-408)."""
        movement.plan_strides(race, choice - GO, race.course.steps[race.acting])


@final
class Path(Question):
    """Asked when a blue die is performed (TR-404)."""

    def offer(self, race: Position) -> None:
        race.put(GO_BOTH)
        race.put(GO_BOTH + 1)
        race.put(GO_BOTH + 2)
        race.put(GO_BOTH + 3)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Blue goes straight and then to a side, or the other way round (TR-404)."""
        way = choice - GO_BOTH
        side = FL if way & 1 == 0 else FR
        race.push(STRIDE, side if way < 2 else F)
        race.push(STRIDE, F if way < 2 else side)
