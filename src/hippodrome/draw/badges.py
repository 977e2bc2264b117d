"""A racer's badge: colour, shape and letter, never colour alone."""

from __future__ import annotations

from hippodrome.draw.pen import Pen
from hippodrome.engine.geometry import Point, Spot, circle, polygon


def outline(slot: int, x: float, y: float, radius: float) -> str:
    """The shape of a slot: 1 disc, 2 triangle, 3 square, 4 diamond, 5 hexagon, 6 cross."""
    if slot == 1:
        return circle(x, y, radius)
    if slot == 2:
        return _regular(x, y + radius * 0.26, radius * 1.36, 3)
    if slot == 3:
        return _regular(x, y, radius * 1.27, 4, 45)
    if slot == 4:
        return _regular(x, y, radius * 1.2, 4)
    if slot == 5:
        return _regular(x, y, radius * 1.06, 6, 30)
    arm, half = radius * 1.02, radius * 0.56
    quarter: list[Point] = [(-half, -arm), (half, -arm), (half, -half)]
    points = []
    for _ in range(4):
        points += [(x + dx, y + dy) for dx, dy in quarter]
        quarter = [(-dy, dx) for dx, dy in quarter]
    return polygon(points)


def _regular(x: float, y: float, radius: float, corners: int, tilt: float = 0.0) -> str:
    return polygon(Spot(x, y, tilt + 360 / corners * k).moved(radius).point for k in range(corners))


def badge(pen: Pen, slot: int, letter: str, x: float, y: float, radius: float) -> None:
    """A racer's shape in its colour with its letter."""
    pen.path(outline(slot, x, y, radius), f"racer-{slot}", "badge-line", max(1.4, radius * 0.14))
    drop = radius * 0.2 if slot == 2 else 0.0
    size = radius * (0.98 if slot == 2 else 1.12)
    pen.write(letter, x, y + drop, size, f"racer-{slot}-ink", weight=800)
