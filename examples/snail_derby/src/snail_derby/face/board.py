"""The path of stones, winding to and fro: wide for a table, tall for a phone."""

from __future__ import annotations

from functools import cache
from typing import Literal

from hippodrome.engine.scene import Cell, Drawing, Mark, Rect, Shape, Text, plain

STONE = 84.0
EDGE = 24.0
ROOM = 120.0
"""Below the path, for the deck."""


def space(stone: int) -> str:
    """The id of a stone; 0 is before the first, and one more than there are is beyond the last."""
    return f"space:{stone}"


@cache
def cells(stones: int) -> tuple[Cell, ...]:
    """The stones, with the gate before them and the lettuce beyond."""
    gate = Cell(space(0), Text("cell-gate"), "ghost", "track-line", (Mark("gate", size=0.5),), Text("cell-gate.help"))
    lettuce = (Mark("lettuce", size=0.62),)
    home = Cell(space(stones + 1), Text("cell-home"), "cell-good", "track-line", lettuce, Text("cell-home.help"))
    path = (
        Cell(
            space(stone), Text("cell-stone", {"stone": stone}), "track" if stone % 2 else "track-2", "track-line",
            (Mark(text=plain(stone), along=0.3, across=-0.3, size=0.18, tone="muted", quiet=True),),
        )
        for stone in range(1, stones + 1)
    )  # fmt: skip
    return gate, *path, home


@cache
def drawings(stones: int) -> tuple[Drawing, ...]:
    """Both ways to draw the path."""
    return _drawing("wide", stones, 8), _drawing("tall", stones, 4)


def _drawing(form: Literal["wide", "tall"], stones: int, a_row: int) -> Drawing:
    shapes = tuple(_shape(place, a_row) for place in range(stones + 2))
    width = 2 * EDGE + a_row * STONE
    path = 2 * EDGE + (stones // a_row + 1) * STONE
    path = max(path, max(shape.y for shape in shapes) + STONE / 2 + EDGE)
    hub = Rect(EDGE, path, width - 2 * EDGE, ROOM - EDGE)
    return Drawing(form, width, path + ROOM, shapes, STONE * 0.62, ground=("board",), hub=hub)


def _shape(place: int, a_row: int) -> Shape:
    row, column = divmod(place, a_row)
    back = row % 2 == 1
    x = EDGE + (a_row - 1 - column if back else column) * STONE
    y = EDGE + row * STONE
    right, low = x + STONE, y + STONE
    outline = f"M{x} {y}L{right} {y}L{right} {low}L{x} {low}Z"
    return Shape(space(place), outline, x + STONE / 2, y + STONE / 2, STONE, 270.0 if back else 90.0)
