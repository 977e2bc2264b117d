"""With whom does Craken change places? (TR-905)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.course import NO_DIRECTION, F
from hippodrome.games.titan_race.rules.phases import SWAP
from hippodrome.games.titan_race.rules.question import Aimed
from hippodrome.games.titan_race.rules.state import Position


@final
class Swap(Aimed):
    """Asked by Craken's power, which needs an adjacent titan (TR-902, TR-905)."""

    def fits(self, race: Position, other: i64) -> bool:
        """Every adjacent titan (TR-905)."""
        return race.toward(race.active, other) != NO_DIRECTION

    def open(self, race: Position) -> bool:
        return race.titan_near(F, NO_DIRECTION)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = SWAP

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        movement.begin(race)
        movement.exchange(race, race.active, choice - TITAN)
