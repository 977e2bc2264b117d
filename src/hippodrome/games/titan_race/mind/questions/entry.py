"""Where to enter: the cell, and the die from there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import glance, paths
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import COLUMN
from hippodrome.games.titan_race.rules.state import Position


@final
class Enter(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        cell = choice - COLUMN
        return glance.meet(race, cell, race.life[race.active]) + glance.best_of_face(race, cell, race.face)

    def ahead(self, race: Position) -> float:
        """The first row, and the die from the best entry cell (TR-307)."""
        best = paths.NOTHING_BETTER
        cell: i64 = 0
        while cell < 3:
            best = max(best, paths.arrival(race, cell) + paths.face_worth(race, cell, race.face))
            cell += 1
        return best + 1.0
