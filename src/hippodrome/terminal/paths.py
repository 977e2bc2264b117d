"""Outlines of the scene, flattened: SVG paths become closed rows of points."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]
Ring = tuple[Point, ...]

_PART = re.compile(r"([MLHVCQAZmlhvcqaz])|(-?\d*\.?\d+(?:e-?\d+)?)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
_STEPS = 8
"""Points for each curve: finer than any character grid shows."""


@lru_cache(maxsize=4096)
def rings(path: str) -> tuple[Ring, ...]:
    """The closed outlines of an SVG path."""
    found: list[Ring] = []
    points: list[Point] = []
    at = start = (0.0, 0.0)
    for command, numbers in _commands(path):
        letter = command.upper()
        if letter == "Z":
            at = start
            continue
        base = at if command.islower() else (0.0, 0.0)
        if letter == "M":
            if len(points) > 2:
                found.append(tuple(points))
            at = start = (base[0] + numbers[0], base[1] + numbers[1])
            points = [at]
            continue
        for point in _drawn(letter, numbers, at, base):
            points.append(point)
            at = point
    if len(points) > 2:
        found.append(tuple(points))
    return tuple(found)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a row of numbers repeats the command before it."""
    command = "M"
    numbers: list[float] = []
    for letter, number in _PART.findall(path):
        if letter:
            command = letter
            numbers = []
            if letter in "Zz":
                yield letter, numbers
            continue
        numbers.append(float(number))
        if len(numbers) == _TAKES[command.upper()]:
            yield command, numbers
            numbers = []
            command = {"M": "L", "m": "l"}.get(command, command)


def _drawn(letter: str, n: list[float], at: Point, base: Point) -> Iterator[Point]:
    """The points a drawing command adds, the last one where it ends."""
    bx, by = base
    if letter == "L":
        yield bx + n[0], by + n[1]
    elif letter == "H":
        yield bx + n[0], at[1]
    elif letter == "V":
        yield at[0], by + n[0]
    elif letter == "A":
        yield from _arc(at, (bx + n[5], by + n[6]), n[0], n[1], math.radians(n[2]), n[3] != 0, n[4] != 0)
    else:
        hooks = [at, *((bx + x, by + y) for x, y in zip(n[::2], n[1::2], strict=True))]
        yield from (_bezier(hooks, step / _STEPS) for step in range(1, _STEPS + 1))


def _bezier(hooks: list[Point], share: float) -> Point:
    while len(hooks) > 1:
        hooks = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(hooks)]
    return hooks[0]


def _arc(at: Point, goal: Point, rx: float, ry: float, tilt: float, large: bool, clockwise: bool) -> Iterator[Point]:
    """An elliptic arc from its end points (SVG 2, appendix B.2.4)."""
    if rx == 0 or ry == 0 or at == goal:
        yield goal
        return
    cos, sin = math.cos(tilt), math.sin(tilt)
    dx, dy = (at[0] - goal[0]) / 2, (at[1] - goal[1]) / 2
    x, y = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    spread = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1
    root = math.sqrt(max(0.0, spread)) * (1 if large != clockwise else -1)
    cx, cy = root * rx * y / ry, -root * ry * x / rx
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    sweep = math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
    sweep += math.tau if clockwise and sweep < 0 else -math.tau if not clockwise and sweep > 0 else 0
    middle = (at[0] + goal[0]) / 2 + cos * cx - sin * cy, (at[1] + goal[1]) / 2 + sin * cx + cos * cy
    for step in range(1, _STEPS):
        angle = first + sweep * step / _STEPS
        px, py = rx * math.cos(angle), ry * math.sin(angle)
        yield middle[0] + cos * px - sin * py, middle[1] + sin * px + cos * py
    yield goal
