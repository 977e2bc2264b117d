"""With whom to change places: what one wins the other loses."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import glance
from hippodrome.games.titan_race.mind.blows import ROW, weight
from hippodrome.games.titan_race.mind.question import JudgedAim
from hippodrome.games.titan_race.rules.course import NO_DIRECTION
from hippodrome.games.titan_race.rules.state import Position


@final
class Swap(JudgedAim):
    def worth_of(self, race: Position, other: i64) -> i64:
        """Changing places with a neighbour: what one wins the other loses (TR-905)."""
        direction = race.toward(race.active, other)
        rise = race.course.rise[direction]
        if race.row[race.active] + rise >= race.course.finish:
            return glance.WON
        cell = race.place[other]
        gained = ROW * rise * (100 + weight(race, other)) // 100
        return gained + glance.meet(race, cell, race.life[race.active])

    def ahead(self, race: Position) -> float:
        """The rows Craken wins by his best exchange, if any."""
        best = 0.0
        other: i64 = 0
        while other < race.course.titans:
            direction = race.toward(race.active, other)
            if direction != NO_DIRECTION:
                best = max(best, float(race.course.rise[direction]) * 1.3)
            other += 1
        return best

    def of_power(self) -> bool:
        return True
