"""After each die that was no double: one more die, or stop and drive?"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules import rolling
from hippodrome.games.scrap_racer.rules.actions import ROLL, STOP
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position


@final
class RollOrStop(Question):
    """Push your luck: a double would crash, stopping drives the total (SR-304)."""

    def offer(self, race: Position) -> None:
        race.put(ROLL)
        race.put(STOP)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == ROLL:
            rolling.roll(race, chance)
        else:
            rolling.stop(race, chance)
