"""Where to leap, run or jump: by the cells on the way."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import glance, paths
from hippodrome.games.titan_race.mind.blows import ROW
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import GO
from hippodrome.games.titan_race.rules.course import FL, FR, JUMP_BOOTS, NO_CELL, SPEED_POTION, F
from hippodrome.games.titan_race.rules.state import Position


@final
class Leap(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return glance.walk_alike(race, race.place[race.active], choice - GO, 1)

    def best(self, race: Position) -> i64:
        return glance.best_forward(race, 1)

    def ahead(self, race: Position) -> float:
        return paths.best_forward(race, race.place[race.active], 1)

    def of_power(self) -> bool:
        return True


@final
class Run(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return glance.walk_alike(race, race.place[race.active], choice - GO, race.course.figure[SPEED_POTION])

    def best(self, race: Position) -> i64:
        return glance.best_forward(race, race.course.figure[SPEED_POTION])

    def ahead(self, race: Position) -> float:
        return paths.best_forward(race, race.place[race.active], 2)


@final
class Jump(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return worth_of_jump(race, choice - GO)

    def best(self, race: Position) -> i64:
        return max(worth_of_jump(race, F), max(worth_of_jump(race, FL), worth_of_jump(race, FR)))

    def ahead(self, race: Position) -> float:
        return paths.best_forward(race, race.place[race.active], 2)


def worth_of_jump(race: Position, direction: i64) -> i64:
    """One jump over what lies between (TR-1012)."""
    course = race.course
    me = race.active
    cells = course.figure[JUMP_BOOTS]
    worth = ROW * cells * course.rise[direction]
    if race.row[me] + cells * course.rise[direction] >= course.finish:
        return glance.WON
    cell = race.place[me]
    while cells > 0 and cell != NO_CELL:
        cell = course.beside[6 * cell + direction]
        cells -= 1
    if cell == NO_CELL:
        return worth
    return worth + glance.meet(race, cell, race.life[me]) + glance.shove(race, cell, direction)
