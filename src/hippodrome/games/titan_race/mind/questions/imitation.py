"""What purple imitates, and when it is paid for."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import paths
from hippodrome.games.titan_race.mind.blows import ROW
from hippodrome.games.titan_race.mind.glance import best_of_face
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import PAY_AFTER, PAY_BEFORE
from hippodrome.games.titan_race.rules.course import PURPLE
from hippodrome.games.titan_race.rules.state import Position


@final
class Imitate(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        """The face imitated; the price is paid after the way, which it might cut off (TR-409, TR-411)."""
        worth = best_of_face(race, race.place[race.active], (choice - PAY_BEFORE) % PURPLE)
        return worth - ROW if choice < PAY_AFTER else worth

    def ahead(self, race: Position) -> float:
        return paths.imitation_worth(race, race.place[race.active])
