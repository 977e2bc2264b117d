"""An interlude: what happens between two questions."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules.state import Position


class Interlude:
    """One place in the turn where nobody is asked: what is left of a turn is always written in the position."""

    def run(self, race: Position, chance: Chance) -> None:
        """Ask somebody, or go on to the next interlude."""
        raise NotImplementedError
