"""Where is the trap laid? (TR-403, TR-702)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import movement, traps
from hippodrome.games.titan_race.rules.actions import LATER, TRAP_TO
from hippodrome.games.titan_race.rules.course import RED, B, F
from hippodrome.games.titan_race.rules.phases import ASK_LAY, LAY
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class LayOrMove(Question):
    """Asked when a red die is performed: the trap now, or after the movement? (TR-403)"""

    def offer(self, race: Position) -> None:
        traps.offer(race, B)
        race.put(LATER)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The trap is laid before the movement, or promised for after it (TR-403)."""
        if choice == LATER:
            race.push(ASK_LAY)
            movement.plan_strides(race, F, race.course.steps[RED])
        else:
            cell = race.beside(race.active, choice - TRAP_TO)
            movement.plan_strides(race, F, race.course.steps[RED])
            traps.lay(race, cell, chance)


class Laying(Question):
    """A question whose answers are cells beside the active titan."""

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        traps.lay(race, race.beside(race.active, choice - TRAP_TO), chance)


@final
class LayBehind(Laying):
    """Asked after the movement of a red die whose trap was promised, if it can be laid (TR-403)."""

    def open(self, race: Position) -> bool:
        return traps.room(race, B)

    def offer(self, race: Position) -> None:
        """The cells behind (TR-402)."""
        traps.offer(race, B)


@final
class Lay(Laying):
    """Asked by Grinder's power and by the Surprise Trap (TR-702, TR-907, TR-1012)."""

    def open(self, race: Position) -> bool:
        return traps.room(race, F)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = LAY

    def offer(self, race: Position) -> None:
        """Every adjacent cell (TR-701, TR-907)."""
        traps.offer(race, F)
