"""Straight, left or right? Rassik's leap, the Speed Potion, the Jump Boots (TR-903, TR-1012)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import GO
from hippodrome.games.titan_race.rules.course import FL, FR, JUMP_BOOTS, NO_DIRECTION, SPEED_POTION, B, F
from hippodrome.games.titan_race.rules.phases import JUMP, LEAP, RUN
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


class Dash(Question):
    """A question whose answers are the three forward directions."""

    def offer(self, race: Position) -> None:
        race.put(GO + F)
        race.put(GO + FL)
        race.put(GO + FR)


@final
class Leap(Dash):
    """Asked by Rassik's power, which needs a titan behind him (TR-902, TR-903)."""

    def open(self, race: Position) -> bool:
        return race.titan_near(B, NO_DIRECTION)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = LEAP

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Rassik leaps off a titan behind him, 1 step forward (TR-903)."""
        movement.begin(race)
        movement.stride(race, choice - GO)


@final
class Run(Dash):
    """Asked by the Speed Potion (TR-1012)."""

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = RUN

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Steps in one forward direction by all movement rules (TR-1012)."""
        movement.begin(race)
        movement.plan_strides(race, choice - GO, race.course.figure[SPEED_POTION])


@final
class Jump(Dash):
    """Asked by the Jump Boots (TR-1012)."""

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = JUMP

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """One jump; a springboard underfoot is ignored (TR-1012)."""
        movement.begin(race)
        race.own_move = 1
        movement.step(race, race.active, choice - GO, race.course.figure[JUMP_BOOTS], movement.JUMPING)
