"""Whom does the Headwind blow back? (TR-1012)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import movement
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.course import NO_CELL, B
from hippodrome.games.titan_race.rules.phases import BLOW
from hippodrome.games.titan_race.rules.question import Aimed
from hippodrome.games.titan_race.rules.state import Position


@final
class Blow(Aimed):
    """Asked by Headwind (TR-1012)."""

    def fits(self, race: Position, other: i64) -> bool:
        """Any other titan on the board that is not held by the wall (TR-1012, TR-1315)."""
        return other != race.active and race.place[other] != NO_CELL and not movement.blocked(race, other, B)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = BLOW

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Headwind moves a titan 1 cell straight back (TR-608, TR-1012)."""
        movement.begin(race)
        movement.step(race, choice - TITAN, B, 1, movement.DRIVEN)
