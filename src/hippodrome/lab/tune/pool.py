"""Boards worth a look: all there are, if they are few; otherwise short walks from the boards known to be good."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from math import prod

from hippodrome.lab.tune.levers import Space, Values

MOST = 3000
"""More boards than this are not listed, but walked to."""
STRIDES = 3
"""Levers moved in one walk."""
ATTEMPTS = 12
"""Boards looked at for each one that is wanted: many do not fit together."""


def whole(space: Space) -> list[Values] | None:
    """Every board there is, if they are few."""
    if prod(len(lever.values) for lever in space.levers) > MOST:
        return None
    every = itertools.product(*(lever.values for lever in space.levers))
    return [values for values in every if space.rules(values) is not None]


def walked(space: Space, bases: Iterable[Values], count: int, luck: random.Random) -> list[Values]:
    """Boards a few moves away from others, all of them good to race on."""
    starts = list(dict.fromkeys(bases))
    found: dict[Values, None] = {}
    for _ in range(count * ATTEMPTS):
        if len(found) >= count:
            break
        values = luck.choice(starts)
        for _ in range(luck.randint(1, STRIDES)):
            values = _step(space, values, luck)
        if values not in found and space.rules(values) is not None:
            found[values] = None
    return list(found)


def _step(space: Space, values: Values, luck: random.Random) -> Values:
    """Move one lever; of marks, take one from the board and put it in again elsewhere, anywhere in their order."""
    moved = list(values)
    which = luck.randrange(len(moved))
    lever = space.levers[which]
    value = luck.choice(lever.values)
    marks = [number for number, other in enumerate(space.levers) if other.places is not None]
    if which not in marks or len(marks) == 1:
        moved[which] = value
        return tuple(moved)
    row = [moved[number] for number in marks]
    if value in row:
        return values
    row.remove(moved[which])
    orders = []
    for place in range(len(row) + 1):
        made = list(moved)
        for number, cell in zip(marks, [*row[:place], value, *row[place:]], strict=True):
            made[number] = cell
        if space.rules(tuple(made)) is not None and all(
            made[number] in space.levers[number].values for number in marks
        ):
            orders.append(tuple(made))
    return luck.choice(orders) if orders else values
