"""Which die: its best use, and the life of its colour."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import price
from hippodrome.games.titan_race.mind.glance import best_of_face
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import TAKE_DIE
from hippodrome.games.titan_race.rules.course import NO_CELL, PURPLE
from hippodrome.games.titan_race.rules.state import SKULL, Position


@final
class Take(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        """A die for its best use, and for the life of its colour (TR-302, TR-305)."""
        me = race.active
        course = race.course
        face = choice - TAKE_DIE
        if race.down[me] == SKULL:
            return 0
        cell = race.place[me]
        if cell == NO_CELL:
            cell = 1
        worth = best_of_face(race, cell, face)
        if course.colour[race.who[me]] == face and race.life[me] < course.most_life[race.who[me]]:
            if face != PURPLE or course.free_purple[race.who[me]] == 0:
                worth += price(race.life[me] + 1)
        return worth
