"""What paths are worth, in rows: for the heuristic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import route
from hippodrome.games.titan_race.rules.course import (
    BLUE,
    BONUS,
    BROWN,
    FL,
    FR,
    GREEN,
    ICE,
    LAVA,
    NO_CELL,
    PENTACLE,
    PIRATES,
    PURPLE,
    RED,
    STATUE,
    YELLOW,
    F,
)
from hippodrome.games.titan_race.rules.state import Position

LIFE_WORTH: Final = [0.0, -2.6, -1.4, -0.8, -0.4, -0.15, 0.0]
"""What a titan with so much life has lost by it."""
KNOCK_OUT_WORTH: Final = -4.5
"""A lost turn; the titan comes back with its starting life."""
DAMAGE_WORTH: Final = 0.6
TRAP_WORTH: Final = 0.35
PENTACLE_WORTH: Final = 1.0
NOTHING_BETTER: Final = -100.0


def walk(race: Position, cell: i64, steps: i64) -> float:
    """What the steps of a route are worth from a cell."""
    course = race.course
    worth = 0.0
    while steps != 0 and cell != NO_CELL:
        direction = (steps & 7) - 1
        steps >>= 3
        far = course.leap[6 * cell + direction]
        worth += float(far * course.rise[direction])
        while far > 0 and cell != NO_CELL:
            cell = course.beside[6 * cell + direction]
            far -= 1
        worth += arrival(race, cell)
        while cell != NO_CELL and course.feature[cell] == ICE:
            cell = course.beside[6 * cell + direction]
            worth += float(course.rise[direction])
            worth += arrival(race, cell)
    if cell != NO_CELL and course.feature[cell] == PENTACLE:
        worth += PENTACLE_WORTH
    return worth


def arrival(race: Position, cell: i64) -> float:
    """What a cell costs or brings whoever arrives."""
    if cell == NO_CELL:
        return 0.0
    feature = race.course.feature[cell]
    worth = 0.0
    if race.trap[cell] == 1:
        worth -= DAMAGE_WORTH + 0.2
    if feature == BONUS:
        worth += 1.0
    elif feature == LAVA or feature == PIRATES:
        worth -= DAMAGE_WORTH + 0.2
    elif feature == STATUE:
        worth += 0.3
    return worth


def best_side(race: Position, cell: i64, count: i64) -> float:
    """All steps to the better side (TR-405, TR-408)."""
    return max(walk(race, cell, route.repeated(FL, count)), walk(race, cell, route.repeated(FR, count)))


def best_way(race: Position, cell: i64) -> float:
    """The best way of the blue die (TR-404)."""
    return max(
        max(walk(race, cell, route.blue(0)), walk(race, cell, route.blue(1))),
        max(walk(race, cell, route.blue(2)), walk(race, cell, route.blue(3))),
    )


def best_forward(race: Position, cell: i64, count: i64) -> float:
    """Equal steps in the best forward direction."""
    return max(walk(race, cell, route.repeated(F, count)), best_side(race, cell, count))


def face_worth(race: Position, cell: i64, face: i64) -> float:
    """The best use of a face from a cell."""
    steps = race.course.steps
    if face == YELLOW:
        return walk(race, cell, route.repeated(F, steps[YELLOW]))
    if face == RED:
        return walk(race, cell, route.repeated(F, steps[RED])) + TRAP_WORTH
    if face == BLUE:
        return best_way(race, cell)
    if face == GREEN:
        return best_side(race, cell, steps[GREEN]) + DAMAGE_WORTH / 2.0
    if face == BROWN:
        return best_side(race, cell, steps[BROWN])
    return imitation_worth(race, cell)


def imitation_worth(race: Position, cell: i64) -> float:
    """The best other face, less the price of purple (TR-409)."""
    best = NOTHING_BETTER
    face: i64 = 0
    while face < PURPLE:
        best = max(best, face_worth(race, cell, face))
        face += 1
    if race.course.free_purple[race.who[race.active]] == 1:
        return best
    return best - price_of_life(race)


def price_of_life(race: Position) -> float:
    """What the active titan gives with its next life."""
    life = race.life[race.active]
    if life <= 1:
        return -KNOCK_OUT_WORTH
    return LIFE_WORTH[life] - LIFE_WORTH[life - 1]
