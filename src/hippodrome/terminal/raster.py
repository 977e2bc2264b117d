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


@lru_cache(maxsize=64)
def extent(outlines: tuple[str, ...]) -> tuple[float, float, float, float]:
    """The box round some outlines: left, top, right, bottom."""
    points = [point for outline in outlines for ring in rings(outline) for point in ring]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def fitted(outlines: tuple[str, ...], columns: int, rows: int) -> Fit:
    """Some outlines as large as they come out in a grid, in the middle, a point kept free round them."""
    left, top, right, bottom = extent(outlines)
    scale = min((columns - 2) / (right - left), (rows - 2) / (bottom - top))
    middle, centre = (left + right) / 2, (top + bottom) / 2
    return Fit(scale, columns / 2 - middle * scale, rows / 2 - centre * scale)


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


FINER = 3
"""Samples along each side of a grid point, where its edges are softened."""


@lru_cache(maxsize=256)
def coverage(path: str, fit: Fit, columns: int, rows: int) -> tuple[tuple[int, int, float], ...]:
    """(row, column, how much of it) for every grid point that a path covers at least partly."""
    fine = Fit(fit.scale * FINER, fit.left * FINER, fit.top * FINER)
    counts: dict[tuple[int, int], int] = {}
    for row, start, end in spans(path, fine, columns * FINER, rows * FINER):
        for column in range(start, end):
            at = row // FINER, column // FINER
            counts[at] = counts.get(at, 0) + 1
    return tuple((row, column, count / FINER**2) for (row, column), count in counts.items())


@lru_cache(maxsize=16)
def owners(outlines: tuple[str, ...], fit: Fit, columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """For every grid point the number of the outline it lies in, the last one drawn winning."""
    grid = [[NOWHERE] * columns for _ in range(rows)]
    for number, outline in enumerate(outlines):
        for row, start, end in spans(outline, fit, columns, rows):
            grid[row][start:end] = [number] * (end - start)
    return tuple(tuple(line) for line in grid)
