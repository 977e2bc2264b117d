"""Where to step aside: by the cell."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import glance
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import COLUMN
from hippodrome.games.titan_race.rules.questions.sidestep import cell_beside
from hippodrome.games.titan_race.rules.state import Position


@final
class StepAside(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return glance.meet(race, cell_beside(race, choice - COLUMN), race.life[race.active])
