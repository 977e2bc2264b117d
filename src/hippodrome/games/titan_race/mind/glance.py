"""What a way of one's own titan is worth at a glance, in hundredths of a row: for the rule of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import route
from hippodrome.games.titan_race.mind.blows import ROW, TRAP, hurts, price, weight, worth_of_hit
from hippodrome.games.titan_race.rules.course import (
    BLUE,
    BONUS,
    BROWN,
    FL,
    FR,
    GREEN,
    ICE,
    NO_CELL,
    PENTACLE,
    RED,
    STATUE,
    YELLOW,
    F,
)
from hippodrome.games.titan_race.rules.state import NO_TITAN, Position

WON: Final[i64] = 100_000
CARD_DRAWN: Final[i64] = 90
RISK: Final[i64] = 20
"""A trap or lava is worse than the life it takes: it may come on top of other harm."""


def walk(race: Position, cell: i64, steps: i64) -> i64:
    """What the steps of a route are worth from a cell."""
    course = race.course
    life = race.life[race.active]
    row = race.row[race.active]
    finish = course.finish
    worth: i64 = 0
    while steps != 0 and cell != NO_CELL:
        direction = (steps & 7) - 1
        steps >>= 3
        rise = course.rise[direction]
        far = course.leap[6 * cell + direction]
        row += far * rise
        worth += ROW * far * rise
        while far > 0 and cell != NO_CELL:
            cell = course.beside[6 * cell + direction]
            far -= 1
        while True:
            if row >= finish:
                return WON
            if cell == NO_CELL:
                return worth
            worth += meet(race, cell, life) + shove(race, cell, direction)
            if hurts(race, cell):
                life -= 1
                if life == 0:
                    return worth
            if course.feature[cell] != ICE:
                break
            cell = course.beside[6 * cell + direction]
            row += rise
            worth += ROW * rise
    if cell != NO_CELL and course.feature[cell] == PENTACLE and life > 2:
        worth += ROW
    return worth


def walk_alike(race: Position, cell: i64, direction: i64, count: i64) -> i64:
    """A route of equal steps."""
    return walk(race, cell, route.repeated(direction, count))


def meet(race: Position, cell: i64, life: i64) -> i64:
    """What a cell costs or brings a titan of so much life that arrives there."""
    worth: i64 = 0
    if hurts(race, cell):
        worth -= price(life) + RISK
    feature = race.course.feature[cell]
    if feature == BONUS:
        if race.hand_size(race.hand_of(race.active)) < race.course.hand_limit:
            worth += CARD_DRAWN
    elif feature == STATUE:
        worth += RISK
    return worth


def shove(race: Position, cell: i64, direction: i64) -> i64:
    """Who stands there is hurt, and pushed on (TR-602, TR-603)."""
    other = race.titan_on(cell)
    if other == NO_TITAN or other == race.active:
        return 0
    worth = worth_of_hit(race, other)
    pushed = ROW * race.course.rise[direction] * weight(race, other) // 100
    return worth - pushed


def best_of_face(race: Position, cell: i64, face: i64) -> i64:
    """The best use of a die from a cell (TR-401 to TR-409)."""
    steps = race.course.steps
    if face == YELLOW:
        return walk_alike(race, cell, F, steps[YELLOW])
    if face == RED:
        return walk_alike(race, cell, F, steps[RED]) + TRAP
    if face == BLUE:
        best = max(walk(race, cell, route.blue(0)), walk(race, cell, route.blue(1)))
        return max(best, max(walk(race, cell, route.blue(2)), walk(race, cell, route.blue(3))))
    if face == GREEN:
        return best_side(race, cell, steps[GREEN]) + TRAP
    if face == BROWN:
        return best_side(race, cell, steps[BROWN])
    best = max(best_of_face(race, cell, YELLOW), best_of_face(race, cell, BLUE))
    best = max(best, best_of_face(race, cell, BROWN))
    if race.course.free_purple[race.who[race.active]] == 1:
        return best
    return best - price(race.life[race.active])


def best_side(race: Position, cell: i64, count: i64) -> i64:
    """All steps to the better side (TR-405, TR-408)."""
    return max(walk_alike(race, cell, FL, count), walk_alike(race, cell, FR, count))


def best_forward(race: Position, count: i64) -> i64:
    """Equal steps in the best forward direction."""
    cell = race.place[race.active]
    return max(walk_alike(race, cell, F, count), best_side(race, cell, count))
