"""Which two tiles to exchange (AM-821)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class Swap(Judged):
    """Any two; the movement is still to come."""

    def draws(self) -> bool:
        return True

    def tiles(self, race: ArenaRace) -> i64:
        return race.speed()
