"""What is painted under and over the cells."""

from __future__ import annotations

from functools import lru_cache

from hippodrome.engine.scene import Decor
from hippodrome.terminal.palette import Palette, mix
from hippodrome.terminal.raster import Fit, coverage

Layers = tuple[tuple[str, str, float], ...]
"""Path, colour and opacity of what is painted, one over the other."""


def layers(decors: tuple[Decor, ...], palette: Palette) -> Layers:
    """The filled parts of a drawing."""
    filled = (decor for decor in decors if decor.path and decor.fill != "none")
    return tuple((decor.path, palette[decor.fill], decor.opacity) for decor in filled)


def paint(points: list[list[str]], layers: Layers, fit: Fit) -> None:
    """Lay drawings over a grid of colours."""
    for path, colour, opacity in layers:
        for row, x, share in coverage(path, fit, len(points[0]), len(points)):
            points[row][x] = mix(points[row][x], colour, share * opacity)


@lru_cache(maxsize=16)
def painted(layers: Layers, ground: str, fit: Fit, columns: int, rows: int) -> tuple[tuple[str, ...], ...]:
    """What lies under the cells; it stays the same all through a race."""
    points = [[ground] * columns for _ in range(rows)]
    paint(points, layers, fit)
    return tuple(tuple(row) for row in points)
