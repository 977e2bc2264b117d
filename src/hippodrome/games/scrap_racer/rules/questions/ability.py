"""With the switch `ability_mandatory` off, after driving: does a Sprinter or Drifter use its ability?"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules import abilities
from hippodrome.games.scrap_racer.rules.actions import SKIP, USE
from hippodrome.games.scrap_racer.rules.phases import CARRY_ON
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position


@final
class Ability(Question):
    """Sprinter and Drifter may stay where they are (SR-522)."""

    def offer(self, race: Position) -> None:
        race.put(SKIP)
        race.put(USE)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == USE:
            abilities.drive_on(race)
        race.phase = CARRY_ON
