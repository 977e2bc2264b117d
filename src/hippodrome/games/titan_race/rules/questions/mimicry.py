"""Whose power does Mimicry borrow? (TR-1012)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import powers
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.course import NO_DIRECTION
from hippodrome.games.titan_race.rules.phases import MIMIC
from hippodrome.games.titan_race.rules.question import Aimed
from hippodrome.games.titan_race.rules.state import Position


@final
class Mimic(Aimed):
    """Asked by Mimicry (TR-1012)."""

    def fits(self, race: Position, other: i64) -> bool:
        """An adjacent titan whose power the active one can use (TR-902, TR-1012)."""
        return race.toward(race.active, other) != NO_DIRECTION and powers.usable(race, race.who[other])

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = MIMIC

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        powers.use(race, race.who[choice - TITAN], chance)
