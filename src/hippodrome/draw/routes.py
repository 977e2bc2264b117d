"""The line a piece follows over the board: along the road, across lanes, or out at one edge and in at another."""

from __future__ import annotations

import math
from itertools import pairwise

from hippodrome.engine.geometry import Point, Spot
from hippodrome.engine.scene import Drawing, Shape

Line = list[Point]


def routes(drawing: Drawing, path: tuple[str, ...]) -> list[Line]:
    """The lines through the cells of a path; several if it leaves the board at one edge and returns at another."""
    shapes = {shape.cell: shape for shape in drawing.shapes}
    cells = [shapes[cell] for cell in path]
    if not cells:
        return []
    lines: list[Line] = [[stand(drawing, cells[0])]]
    for here, there in pairwise(cells):
        beyond = _beyond(drawing, here, there)
        if beyond is not None:
            lines[-1].append(stand(drawing, beyond))
            lines.append([stand(drawing, _before(drawing, here, there)), stand(drawing, there)])
        else:
            lines[-1] += _between(here, there, stand(drawing, here), stand(drawing, there))
    return [line for line in lines if len(line) > 1]


def stand(drawing: Drawing, shape: Shape) -> Point:
    """Where a piece stands in a cell."""
    return place(shape, *drawing.stand).point


def place(shape: Shape, along: float, across: float) -> Spot:
    """A spot in a cell, in cell sizes from its centre."""
    return Spot(shape.x, shape.y, shape.heading).moved(along * shape.size, across * shape.size)


def _between(here: Shape, there: Shape, start: Point, end: Point) -> Line:
    """From stand to stand: along both ways if one runs into the other, else straight."""
    if here.way and there.way:
        if _meet(here.way[-1], there.way[0]):
            return [*_second_half(here.way, start), *_first_half(there.way, end)]
        if _meet(here.way[0], there.way[-1]):
            return [*_second_half(here.way[::-1], start), *_first_half(there.way[::-1], end)]
    return [end]


def _second_half(way: tuple[Point, ...], at: Point) -> Line:
    nearest = min(range(len(way)), key=lambda k: math.dist(way[k], at))
    return list(way[nearest + 1 :])


def _first_half(way: tuple[Point, ...], at: Point) -> Line:
    nearest = min(range(len(way)), key=lambda k: math.dist(way[k], at))
    return [*way[1:nearest], at]


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


def _before(drawing: Drawing, here: Shape, there: Shape) -> Shape:
    """Where a piece that went over the edge comes in again: the ghost of the cell it left."""
    copies = [ghost for ghost in drawing.ghosts if ghost.cell == here.cell] or [here]
    return min(copies, key=lambda ghost: math.dist(_centre(ghost), _centre(there)))


def _centre(shape: Shape) -> Point:
    return shape.x, shape.y


def trimmed(line: Line, start: float, end: float) -> Line:
    """The line without its first and last lengths, so that it begins and ends beside the pieces.

    Of a short line less is taken, so that something is left to see.
    """
    length = sum(math.dist(here, there) for here, there in pairwise(line))
    share = min(1.0, 0.6 * length / (start + end)) if start + end else 1.0
    start, end = start * share, end * share
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
