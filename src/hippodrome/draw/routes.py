"""The line a piece follows over the board: along the road, across lanes, or out at one edge and in at another."""

from __future__ import annotations

import math
from itertools import pairwise

from hippodrome.engine.geometry import Point
from hippodrome.engine.scene import Drawing, Shape

Line = list[Point]


def routes(drawing: Drawing, path: tuple[str, ...]) -> list[Line]:
    """The lines through the cells of a path; several if it leaves the board at one edge and returns at another."""
    shapes = {shape.cell: shape for shape in drawing.shapes}
    cells = [shapes[cell] for cell in path]
    if not cells:
        return []
    lines: list[Line] = [[_centre(cells[0])]]
    for here, there in pairwise(cells):
        beyond = _beyond(drawing, here, there)
        if beyond is not None:
            lines[-1].append(_centre(beyond))
            lines.append([_before(drawing, here, there), _centre(there)])
        else:
            lines[-1] += _between(here, there)
    return [line for line in lines if len(line) > 1]


def _between(here: Shape, there: Shape) -> Line:
    """From centre to centre: along both ways if one runs into the other, else straight."""
    if here.way and there.way:
        if _meet(here.way[-1], there.way[0]):
            return [*_second_half(here.way, _centre(here)), *_first_half(there.way, _centre(there))]
        if _meet(here.way[0], there.way[-1]):
            back = [*_second_half(here.way[::-1], _centre(here))]
            return [*back, *_first_half(there.way[::-1], _centre(there))]
    return [_centre(there)]


def _second_half(way: tuple[Point, ...], centre: Point) -> Line:
    nearest = min(range(len(way)), key=lambda k: math.dist(way[k], centre))
    return list(way[nearest + 1 :])


def _first_half(way: tuple[Point, ...], centre: Point) -> Line:
    nearest = min(range(len(way)), key=lambda k: math.dist(way[k], centre))
    return [*way[1:nearest], centre]


def _meet(one: Point, other: Point) -> bool:
    return math.dist(one, other) < 1


def _beyond(drawing: Drawing, here: Shape, there: Shape) -> Shape | None:
    """The ghost of a cell, if that lies nearer than the cell itself: the piece goes over the edge."""
    copies = [ghost for ghost in drawing.ghosts if ghost.cell == there.cell]
    if not copies:
        return None
    nearest = min(copies, key=lambda ghost: math.dist(_centre(ghost), _centre(here)))
    if math.dist(_centre(nearest), _centre(here)) < math.dist(_centre(there), _centre(here)) - 1:
        return nearest
    return None


def _before(drawing: Drawing, here: Shape, there: Shape) -> Point:
    """Where a piece that went over the edge comes in again: the ghost of the cell it left."""
    copies = [ghost for ghost in drawing.ghosts if ghost.cell == here.cell] or [here]
    return _centre(min(copies, key=lambda ghost: math.dist(_centre(ghost), _centre(there))))


def _centre(shape: Shape) -> Point:
    return shape.x, shape.y


def trimmed(line: Line, start: float, end: float) -> Line:
    """The line without its first and last lengths, so that it begins and ends beside the pieces."""
    return _cut(_cut(line, start)[::-1], end)[::-1]


def _cut(line: Line, length: float) -> Line:
    left = length
    for k, (here, there) in enumerate(pairwise(line)):
        step = math.dist(here, there)
        if step > left:
            share = left / step
            start = (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
            return [start, *line[k + 1 :]]
        left -= step
    return line[-2:]
