"""Which characters lie inside a cell, and which cells lie side by side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hippodrome.terminal.raster import NOWHERE

SHADES = 3

Grid = tuple[tuple[int, ...], ...]
"""The number of the cell at each point."""


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one line that lie inside a cell."""

    y: int
    start: int
    end: int

    @property
    def width(self) -> int:
        return self.end - self.start


def borders(grid: Grid, x: int, y: int) -> bool:
    """True if another cell begins to the right or below."""
    here = grid[y][x]
    right = grid[y][x + 1] if x + 1 < len(grid[y]) else here
    below = grid[y + 1][x] if y + 1 < len(grid) else here
    return (right not in (here, NOWHERE)) or (below not in (here, NOWHERE))


@lru_cache(maxsize=16)
def shades(grid: Grid) -> dict[int, int]:
    """A shade for each cell, different from those of its neighbours as far as three shades go."""
    neighbours: dict[int, set[int]] = {}
    for y, row in enumerate(grid):
        for x, here in enumerate(row):
            for other in (row[x + 1] if x + 1 < len(row) else here, grid[y + 1][x] if y + 1 < len(grid) else here):
                if other != here and NOWHERE not in (here, other):
                    neighbours.setdefault(here, set()).add(other)
                    neighbours.setdefault(other, set()).add(here)
    given: dict[int, int] = {}
    for number in sorted(neighbours):
        taken = {given.get(other) for other in neighbours[number]}
        given[number] = next((shade for shade in range(SHADES) if shade not in taken), number % SHADES)
    return given


@lru_cache(maxsize=16)
def rooms(grid: Grid, lined: bool) -> dict[int, tuple[Run, ...]]:
    """For each cell the longest run of characters in each line that lies wholly, or else partly, inside it."""
    whole: dict[int, dict[int, list[int]]] = {}
    partly: dict[int, dict[int, list[int]]] = {}
    for y in range(len(grid) // 2):
        for x, (top, bottom) in enumerate(zip(grid[2 * y], grid[2 * y + 1], strict=True)):
            for number in {top, bottom} - {NOWHERE}:
                partly.setdefault(number, {}).setdefault(y, []).append(x)
            clear = not lined or not (borders(grid, x, 2 * y) or borders(grid, x, 2 * y + 1))
            if top == bottom != NOWHERE and clear:
                whole.setdefault(top, {}).setdefault(y, []).append(x)
    found: dict[int, tuple[Run, ...]] = {}
    for number, lines in partly.items():
        runs = tuple(longest(y, columns) for y, columns in sorted(whole.get(number, {}).items()))
        if max((run.width for run in runs), default=0) < 2:
            runs = tuple(longest(y, columns) for y, columns in sorted(lines.items()))
        found[number] = runs
    return found


def longest(y: int, columns: list[int]) -> Run:
    """The longest run of columns that follow each other."""
    best = Run(y, columns[0], columns[0] + 1)
    start = columns[0]
    for before, column in zip([columns[0] - 1, *columns], columns, strict=False):
        if column != before + 1:
            start = column
        if column + 1 - start > best.width:
            best = Run(y, start, column + 1)
    return best
