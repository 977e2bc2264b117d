"""The street, winding to and fro: wide for a table, tall for a phone."""

from __future__ import annotations

from functools import cache
from typing import Literal

from hippodrome.engine.scene import Cell, Drawing, Mark, Shape, Text, plain

SIDE = 84.0
EDGE = 24.0


def space(number: int) -> str:
    """The id of a space; 0 is before the first, and one more than there are is beyond the last."""
    return f"space:{number}"


@cache
def cells(spaces: int) -> tuple[Cell, ...]:
    """The spaces, with the start before them and the finish beyond."""
    start = Cell(space(0), Text("cell-start"), "ghost", marks=(Mark("start", size=0.5),))
    street = (
        Cell(
            space(number), Text("cell-space", {"space": number}), "track" if number % 2 else "track-2",
            marks=(Mark(text=plain(number), along=0.3, across=-0.3, size=0.18, tone="muted", quiet=True),),
        )
        for number in range(1, spaces + 1)
    )  # fmt: skip
    finish = Cell(space(spaces + 1), Text("cell-finish"), "cell-good", marks=(Mark("finish", size=0.6),))
    return start, *street, finish


@cache
def drawings(spaces: int) -> tuple[Drawing, ...]:
    """Both ways to draw the street."""
    return _drawing("wide", spaces, 8), _drawing("tall", spaces, 4)


def _drawing(form: Literal["wide", "tall"], spaces: int, a_row: int) -> Drawing:
    shapes = tuple(_shape(place, a_row) for place in range(spaces + 2))
    rows = (spaces + 1) // a_row + 1
    return Drawing(form, 2 * EDGE + a_row * SIDE, 2 * EDGE + rows * SIDE, shapes, SIDE * 0.6)


def _shape(place: int, a_row: int) -> Shape:
    row, column = divmod(place, a_row)
    back = row % 2 == 1
    x, y = EDGE + (a_row - 1 - column if back else column) * SIDE, EDGE + row * SIDE
    outline = f"M{x} {y}L{x + SIDE} {y}L{x + SIDE} {y + SIDE}L{x} {y + SIDE}Z"
    return Shape(space(place), outline, x + SIDE / 2, y + SIDE / 2, SIDE, 270.0 if back else 90.0)
