"""Whom does Ragnarok move, and where? (TR-906)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import TITAN_TO
from hippodrome.games.titan_race.rules.course import NO_DIRECTION, F
from hippodrome.games.titan_race.rules.phases import DRIVE
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Drive(Question):
    """Asked by Ragnarok's power, which needs an adjacent titan (TR-902, TR-906)."""

    def open(self, race: Position) -> bool:
        """Straight ahead a titan can always be moved (TR-1315)."""
        return race.titan_near(F, NO_DIRECTION)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = DRIVE

    def offer(self, race: Position) -> None:
        """Every adjacent titan in every direction, but not through the wall (TR-906, TR-1315)."""
        other: i64 = 0
        while other < race.course.titans:
            if race.toward(race.active, other) != NO_DIRECTION:
                direction = F
                while direction < NO_DIRECTION:
                    if not movement.blocked(race, other, direction):
                        race.put(TITAN_TO + 6 * other + direction)
                    direction += 1
            other += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Ragnarok moves an adjacent titan 1 cell and may be pushed by it himself (TR-608, TR-906)."""
        movement.begin(race)
        target = (choice - TITAN_TO) // 6
        movement.step(race, target, (choice - TITAN_TO) % 6, 1, movement.DRIVEN)
