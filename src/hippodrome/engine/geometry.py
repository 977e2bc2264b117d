"""Roads on paper: places, headings and outlines along a track of straights and bends.

Lengths are in a drawing's own units, y grows downwards, headings are degrees clockwise from up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place with a heading."""

    x: float
    y: float
    heading: float = 0.0

    @property
    def point(self) -> Point:
        return self.x, self.y

    def moved(self, along: float, across: float = 0.0) -> Spot:
        """The spot that lies so far ahead and so far to the right."""
        angle = math.radians(self.heading)
        forward = (math.sin(angle), -math.cos(angle))
        return Spot(
            self.x + forward[0] * along - forward[1] * across,
            self.y + forward[1] * along + forward[0] * across,
            self.heading,
        )


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a road: `length` along the road's line, turning by `turn` degrees (right is positive).

    `ticks` is its length on the road's own ruler.
    """

    ticks: float
    length: float
    turn: float = 0.0

    @property
    def radius(self) -> float:
        """Of a bend; positive to the right, negative to the left."""
        return self.length / math.radians(self.turn)


class Road:
    """A track along a line of straights and bends, measured in ticks from its start.

    Offsets count outwards from that line: to the right of the driving direction if `side` is 1, to the
    left if it is -1.
    """

    def __init__(self, start: Spot, stretches: Iterable[Stretch], side: int = 1) -> None:
        self.stretches = tuple(stretches)
        self.side = side
        self._starts = [0.0]
        self._spots = [start]
        for stretch in self.stretches:
            self._starts.append(self._starts[-1] + stretch.ticks)
            self._spots.append(_along(self._spots[-1], stretch, 1.0))
        self.ticks = self._starts[-1]

    def at(self, tick: float, offset: float = 0.0) -> Spot:
        """The spot at a tick (counted on after a full lap) and an offset."""
        index, share = self._locate(tick % self.ticks)
        return _along(self._spots[index], self.stretches[index], share).moved(0, offset * self.side)

    def gap(self) -> float:
        """How far the end of the road lies from its start; 0 for a closed one."""
        first, last = self._spots[0], self._spots[-1]
        return math.dist(first.point, last.point)

    def outline(self, first: float, last: float, inner: float, outer: float) -> str:
        """The SVG path round the part between two ticks and two offsets."""
        there = self._edge(first, last, outer)
        back = self._edge(first, last, inner, backward=True)
        return f"M{there}L{back}Z"

    def line(self, first: float, last: float, offset: float = 0.0) -> str:
        """The SVG path along the road between two ticks."""
        return "M" + self._edge(first, last, offset)

    def ring(self, offset: float = 0.0) -> str:
        """The SVG path of the whole road, closed."""
        return "M" + self._edge(0, self.ticks, offset) + "Z"

    def way(self, first: float, last: float, offset: float = 0.0, step: float = 12.0) -> tuple[Point, ...]:
        """Points along the road between two ticks, close enough to look smooth; `step` degrees in bends."""
        points: list[Point] = [self._point(first, offset)]
        for a, b, index in self._parts(first, last):
            share = (b - a) / self.stretches[index].ticks
            count = max(1, math.ceil(abs(self.stretches[index].turn) * share / step))
            points += [self._point(a + (b - a) * k / count, offset, index) for k in range(1, count + 1)]
        return tuple(points)

    def _point(self, tick: float, offset: float, index: int | None = None) -> Point:
        if index is None:
            return self.at(tick, offset).point
        start = self._starts[index]
        lap = math.floor((tick - start) / self.ticks + 1e-9) * self.ticks
        share = (tick - lap - start) / self.stretches[index].ticks
        return _along(self._spots[index], self.stretches[index], share).moved(0, offset * self.side).point

    def _locate(self, tick: float) -> tuple[int, float]:
        for index, stretch in enumerate(self.stretches):
            start = self._starts[index]
            if tick <= start + stretch.ticks or index == len(self.stretches) - 1:
                return index, (tick - start) / stretch.ticks
        raise AssertionError("a road has at least one stretch")

    def _parts(self, first: float, last: float) -> list[tuple[float, float, int]]:
        """The stretches between two ticks: (from, to, stretch)."""
        parts = []
        lap = math.floor(first / self.ticks) * self.ticks
        while lap < last:
            for index, stretch in enumerate(self.stretches):
                a = max(first, lap + self._starts[index])
                b = min(last, lap + self._starts[index] + stretch.ticks)
                if b - a > 1e-9:
                    parts.append((a, b, index))
            lap += self.ticks
        return parts

    def _edge(self, first: float, last: float, offset: float, backward: bool = False) -> str:
        parts = self._parts(first, last)
        if backward:
            parts = [(b, a, index) for a, b, index in reversed(parts)]
        path = _pair(self._point(parts[0][0], offset, parts[0][2]))
        for a, b, index in parts:
            stretch = self.stretches[index]
            goal = _pair(self._point(b, offset, index))
            if stretch.turn == 0:
                path += f"L{goal}"
                continue
            # the centre of a right bend lies to the right, so going right shortens its radius
            radius = abs(stretch.radius - offset * self.side)
            large = int(abs(stretch.turn * (b - a) / stretch.ticks) > 180)
            clockwise = int((stretch.turn > 0) != backward)
            path += f"A{number(radius)} {number(radius)} 0 {large} {clockwise} {goal}"
        return path


def _along(spot: Spot, stretch: Stretch, share: float) -> Spot:
    if stretch.turn == 0:
        return spot.moved(stretch.length * share)
    centre = spot.moved(0, stretch.radius)
    heading = (spot.heading + stretch.turn * share) % 360
    end = Spot(centre.x, centre.y, heading).moved(0, -stretch.radius)
    return Spot(end.x, end.y, heading)


def oval(
    centre: Point,
    straight: float,
    radius: float,
    ticks: Sequence[float],
    *,
    clockwise: bool,
    heading: float = 90.0,
    corner: float | None = None,
    depth: float = 0.0,
) -> Road:
    """An oval whose line is its inner edge; offsets count outwards.

    `ticks` are those of [start, first bend, its end, second bend, its end, full lap]; the start lies on the
    straight driven at `heading`: below the middle (anticlockwise) or above it (clockwise) when that is 90.
    With `corner` the ends are flattened to quarter bends of that radius, and the ticks are spread evenly
    along the line at `depth`, so that cells stay of one size in a narrow drawing.
    """
    start, bend, bend_end, second, second_end, lap = ticks
    before, after = bend - start, lap - second_end
    first = straight * before / (before + after)
    turn = 1 if clockwise else -1
    if corner is None:
        ends = [Stretch(bend_end - bend, math.pi * radius, 180.0 * turn)]
        other = [Stretch(second_end - second, math.pi * radius, 180.0 * turn)]
    else:
        quarter = Stretch(1, math.pi / 2 * corner, 90.0 * turn)
        ends = [quarter, Stretch(1, 2 * (radius - corner)), quarter]
        other = ends
    stretches = [Stretch(before, first), *ends, Stretch(second - bend_end, straight), *other]
    stretches.append(Stretch(after, straight - first))
    if corner is not None:
        stretches = _spread(stretches, depth, lap - start)
    middle = Spot(*centre, heading)
    begin = middle.moved(straight / 2 - first, -radius * turn)
    return Road(begin, [stretch for stretch in stretches if stretch.ticks > 0], side=-turn)


def _spread(stretches: list[Stretch], depth: float, ticks: float) -> list[Stretch]:
    """The same road with its ticks in proportion to the length along the line at `depth`."""
    lengths = [
        stretch.length + (abs(math.radians(stretch.turn)) * depth if stretch.turn else 0.0) for stretch in stretches
    ]
    share = ticks / sum(lengths)
    return [
        Stretch(length * share, stretch.length, stretch.turn)
        for length, stretch in zip(lengths, stretches, strict=True)
    ]


def polygon(points: Iterable[Point]) -> str:
    """The closed SVG path through some points."""
    return "M" + "L".join(_pair(point) for point in points) + "Z"


def polyline(points: Iterable[Point]) -> str:
    """The open SVG path through some points."""
    return "M" + "L".join(_pair(point) for point in points)


def rectangle(x: float, y: float, width: float, height: float, round: float = 0.0) -> str:
    """The SVG path of a rectangle, its corners rounded by a radius."""
    if round == 0:
        return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    sides = [Stretch(1, width - 2 * round), Stretch(1, height - 2 * round)] * 2
    corner = Stretch(1, math.pi / 2 * round, 90.0)
    return Road(Spot(x + round, y, 90.0), [part for side in sides for part in (side, corner)]).ring()


def circle(x: float, y: float, radius: float) -> str:
    """The SVG path of a circle."""
    r = number(radius)
    wide = number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {wide} 0a{r} {r} 0 1 1 -{wide} 0Z"


def hexagon(x: float, y: float, radius: float, pointed: bool = False) -> str:
    """The SVG path of a regular hexagon, flat above unless `pointed`."""
    tilt = 30 if pointed else 0
    return polygon(Spot(x, y, 30 + 60 * k + tilt).moved(radius).point for k in range(6))


def checks(corner: Spot, length: float, breadth: float, rows: int, columns: int) -> tuple[str, str]:
    """The dark and the light squares of a checked line, as two SVG paths.

    It begins at `corner` and goes on for `length` along its heading in `rows`, for `breadth` to the right in
    `columns`.
    """
    squares: tuple[list[str], list[str]] = ([], [])
    deep, wide = length / rows, breadth / columns
    for row in range(rows):
        for column in range(columns):
            ends = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
            outline = polygon(corner.moved(a * deep, b * wide).point for a, b in ends)
            squares[(row + column) % 2].append(outline)
    return "".join(squares[0]), "".join(squares[1])


def number(value: float) -> str:
    """A length as short as it can be written to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
