"""What a player makes of a question."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Judged:
    """A question at a glance: what to answer, and what it will probably lead to.

    What stands here holds for most questions; a unit of `mind/questions` tells what is different for its own.
    """

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        """What the rule of thumb answers: anything."""
        return race.offered[luck.below(race.offers)]

    def threat(self, race: ArenaRace, seat: i64) -> float:
        """Damage that the open question will probably do to a chariot; below nought for Healing."""
        return 0.0

    def draws(self) -> bool:
        """Will the active player still draw before he moves?"""
        return False

    def owed(self, race: ArenaRace) -> i64:
        """Reins the mover has still to lay, or he is pushed back."""
        return 0

    def tiles(self, race: ArenaRace) -> i64:
        """Tiles the mover has still to drive in this turn."""
        return race.moves_left
