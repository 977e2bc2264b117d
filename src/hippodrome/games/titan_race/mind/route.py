"""A route as a number: three bits a step, its direction plus one, the first step lowest."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.titan_race.rules.course import FL, FR, F


def repeated(direction: i64, count: i64) -> i64:
    """Equal steps."""
    route: i64 = 0
    while count > 0:
        route = route << 3 | direction + 1
        count -= 1
    return route


def blue(way: i64) -> i64:
    """The blue die's four ways (TR-404)."""
    if way == 0:
        return F + 1 | FL + 1 << 3
    if way == 1:
        return F + 1 | FR + 1 << 3
    if way == 2:
        return FL + 1 | F + 1 << 3
    return FR + 1 | F + 1 << 3
