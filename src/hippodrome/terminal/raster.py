"""Which cell owns which point of a small grid: the board before it is coloured."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from hippodrome.terminal.paths import rings

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Fit:
    """How a drawing is laid into a grid of square points: one scale, and where its corner comes to lie."""

    scale: float
    left: float
    top: float

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The grid point of a place in the drawing."""
        return x * self.scale + self.left, y * self.scale + self.top


def fitted(width: float, height: float, columns: int, rows: int) -> Fit:
    """The largest drawing that fits, in the middle."""
    scale = min(columns / width, rows / height)
    return Fit(scale, (columns - width * scale) / 2, (rows - height * scale) / 2)


def spans(path: str, fit: Fit, columns: int, rows: int) -> Iterator[tuple[int, int, int]]:
    """(row, first column, end column) of every run of grid points inside a path (even-odd)."""
    edges: list[tuple[float, float, float, float]] = []
    for ring in rings(path):
        placed = [fit.place(x, y) for x, y in ring]
        for (x0, y0), (x1, y1) in zip(placed, [*placed[1:], placed[0]], strict=True):
            if y0 != y1:
                edges.append((y0, x0, y1, x1) if y0 < y1 else (y1, x1, y0, x0))
    if not edges:
        return
    first = max(0, math.floor(min(edge[0] for edge in edges)))
    last = min(rows, math.ceil(max(edge[2] for edge in edges)))
    for row in range(first, last):
        y = row + 0.5
        crossings = sorted(x0 + (x1 - x0) * (y - y0) / (y1 - y0) for y0, x0, y1, x1 in edges if y0 <= y < y1)
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            start, end = max(0, math.ceil(left - 0.5)), min(columns, math.ceil(right - 0.5))
            if start < end:
                yield row, start, end


@lru_cache(maxsize=16)
def owners(outlines: tuple[str, ...], fit: Fit, columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """For every grid point the number of the outline it lies in, the last one drawn winning."""
    grid = [[NOWHERE] * columns for _ in range(rows)]
    for number, outline in enumerate(outlines):
        for row, start, end in spans(outline, fit, columns, rows):
            grid[row][start:end] = [number] * (end - start)
    return tuple(tuple(line) for line in grid)
