"""What a titan may do beside its die: use a power, play a card."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules.state import Position


class Feat:
    """A power or a card: when it has a legal use, and how it begins."""

    def open(self, race: Position) -> bool:
        """Has it a use now?"""
        return True

    def begin(self, race: Position, chance: Chance) -> None:
        """Do it, or ask the question it begins with."""
        raise NotImplementedError
