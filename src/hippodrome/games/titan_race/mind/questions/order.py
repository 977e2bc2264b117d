"""The order of one's titans: all one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.state import Position


@final
class Order(Judged):
    def pick(self, race: Position, luck: Chance) -> i64:
        """Nothing speaks for either order."""
        return race.offered[luck.below(race.offers)]
