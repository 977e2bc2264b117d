"""Where the circuit lies on paper: sections on a grid, with room for the piles and the start."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import ClassVar, Literal

from hippodrome.engine.geometry import Road, Spot, Stretch
from hippodrome.engine.scene import Rect
from hippodrome.games.scrap_racer.box import grid_walk

SIDE = 150.0
"""A section is a square of this side."""
HALF = 0.36 * SIDE
RIM = 0.396 * SIDE
MARGIN = {"wide": 0.27 * SIDE, "tall": 0.06 * SIDE}
"""The sky around everything; a small screen has none to spare."""
SMALL_ROOM = 0.97
"""The height of the room that a phone leaves the board, by its width."""
PILES = 5
FINE = 5
"""Places of the fine grid along the side of a section."""
TURN = {"S": 0.0, "R": 90.0, "L": -90.0}
"""By how many degrees a section turns."""

Form = Literal["wide", "tall"]
Square = tuple[int, int]


class Sheet:
    """One drawing of a circuit, being laid out.

    The walk of the sections over a square grid is turned so that it lies wide, or fits a phone best; then the
    start and the piles get the best free squares, and the picture is cut to what is used.
    """

    planets: ClassVar[bool] = True
    """To find free sky for them takes as long as everything else."""

    def __init__(self, layout: str, per_section: int, symbols: tuple[int, ...], form: Form) -> None:
        self.layout = layout
        self.per_section = per_section
        self.symbols = symbols
        self.form: Form = form
        walk = self.walked()
        turned = [(-y, x, (heading + 1) % 4) for x, y, heading in walk]
        self.lay_out(min((walk, turned), key=self.awkward))
        self.hub_box = self.place_hub()
        self.frame_picture()
        self.road = self.lay_road(self.dx, self.dy)

    @property
    def line(self) -> int:
        """The sections that lie before the finish line."""
        return 0

    def walked(self) -> list[tuple[int, int, int]]:
        """The squares of the sections, and the headings in which they are entered."""
        return grid_walk(self.layout)[:-1]

    def lay_out(self, walk: list[tuple[int, int, int]]) -> None:
        """Put the circuit into the corner of the grid, and the start beside it."""
        left, top = min(x for x, _, _ in walk), min(y for _, y, _ in walk)
        self.walk = [(x - left, y - top, heading) for x, y, heading in walk]
        self.taken = {(x, y) for x, y, _ in self.walk}
        self.columns = max(x for x, _ in self.taken) + 1
        self.rows = max(y for _, y in self.taken) + 1
        self.outside_squares = self.outside()
        self.start_square = self.place_start()

    def awkward(self, walk: list[tuple[int, int, int]]) -> float:
        """How badly a circuit fits its screen as it lies: the least suits best."""
        self.lay_out(walk)
        if self.form == "wide":
            return self.rows - self.columns
        used = around(Rect(0, 0, self.columns * SIDE, self.rows * SIDE), self.start_box(0, 0))
        return max(used.width, used.height / SMALL_ROOM)

    def place_start(self) -> Square:
        """The free square nearest to the finish line; rather outside, and where the picture need not grow."""
        x, y, heading = self.walk[-1]
        line = Spot(x, y, heading * 90 + TURN[self.layout[-1]]).moved(0.5)

        def cost(square: Square) -> float:
            wider, higher = not 0 <= square[0] < self.columns, not 0 <= square[1] < self.rows
            grows = wider if self.long_way() == "across" else higher
            enclosed = square not in self.outside_squares
            return math.dist(square, line.point) + 1.5 * grows + 3 * enclosed

        return min(self.free_squares(), key=cost)

    def long_way(self) -> Literal["across", "down"]:
        """The way in which the picture is not to grow: a wide screen has room at the sides."""
        return "across" if self.form == "tall" and self.columns >= self.rows else "down"

    def free_squares(self) -> Iterator[Square]:
        """The squares without a section, with a margin of one all round."""
        for column in range(-1, self.columns + 1):
            for row in range(-1, self.rows + 1):
                if (column, row) not in self.taken:
                    yield column, row

    def outside(self) -> set[Square]:
        """The free squares that the circuit does not enclose."""
        free = set(self.free_squares())
        found, edge = {(-1, -1)}, [(-1, -1)]
        while edge:
            x, y = edge.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & free - found
            found |= near
            edge += near
        return found

    def place_hub(self) -> Rect:
        """The free block in which the piles can be largest: inside the circuit rather than beside it."""
        best, most = Rect(0, 0, 0, 0), -1.0
        for room in self.free_blocks():
            if (worth := self.worth(room)) > most + 1e-9:
                best, most = room, worth
        return best

    def free_blocks(self) -> Iterator[Rect]:
        """All blocks without track or start, on a fine grid: bends leave free more than their squares show."""
        left, right = (-1, self.columns + 1) if self.long_way() == "down" else (0, self.columns)
        top, bottom = (-1, self.rows + 1) if self.long_way() == "across" else (0, self.rows)
        wide, high = (right - left) * FINE, (bottom - top) * FINE
        taken = self.taken_from(left, top, wide, high)
        for y0, y1 in combinations(range(high + 1), 2):
            for x0, x1 in combinations(range(wide + 1), 2):
                if min(x1 - x0, y1 - y0) < 3 or taken[y1][x1] - taken[y0][x1] - taken[y1][x0] + taken[y0][x0]:
                    continue
                yield Rect(
                    (left + x0 / FINE) * SIDE,
                    (top + y0 / FINE) * SIDE,
                    (x1 - x0) / FINE * SIDE,
                    (y1 - y0) / FINE * SIDE,
                )

    def taken_from(self, left: int, top: int, wide: int, high: int) -> list[list[int]]:
        """How many places of the fine grid are blocked between its corner and each of its points."""
        taken = [[0] * (wide + 1) for _ in range(high + 1)]
        lane = self.lay_road(0, 0).way(0, len(self.layout) * self.per_section, step=9)
        for row, column in product(range(high), range(wide)):
            at = (left + (column + 0.5) / FINE) * SIDE, (top + (row + 0.5) / FINE) * SIDE
            taken[row + 1][column + 1] = (
                self.blocked(at, lane) + taken[row][column + 1] + taken[row + 1][column] - taken[row][column]
            )
        return taken

    def blocked(self, at: tuple[float, float], lane: tuple[tuple[float, float], ...]) -> bool:
        """Is a place on the track, or where racers wait for the start?"""
        box = self.start_box(0, 0)
        if outside_of(at, box.x, box.y, box.width, box.height) < 0.1 * SIDE:
            return True
        return any(math.dist(at, point) < RIM + 0.13 * SIDE for point in lane)

    def worth(self, room: Rect) -> float:
        """How well a block suits the piles: as large as they get, inside, with some air, but no hole."""
        size = 0.0
        for rows in range(1, PILES + 1):
            columns = -(-PILES // rows)
            fit = min(room.width / (columns * 0.56 * SIDE), room.height / (rows * 0.8 * SIDE), 1.0)
            size = max(size, fit)
        square = int((room.x + room.width / 2) // SIDE), int((room.y + room.height / 2) // SIDE)
        inside = square not in self.outside_squares
        beside = not (0 <= square[0] < self.columns and 0 <= square[1] < self.rows)
        air = 0.02 * min(room.width, room.height) / SIDE
        return size + (0.2 if inside else 0.0) - (0.2 if beside else 0.0) + air

    def frame_picture(self) -> None:
        """The picture holds circuit, start and hub, with a margin, in a form that suits its screen."""
        margin = MARGIN[self.form]
        used = around(self.start_box(0, 0), self.hub_box, Rect(0, 0, self.columns * SIDE, self.rows * SIDE))
        wide, self.height = used.width + 2 * margin, used.height + 2 * margin
        self.width = max(wide, 1.5 * self.height) if self.form == "wide" else wide
        self.dx = (self.width - wide) / 2 + margin - used.x
        self.dy = margin - used.y

    def start_box(self, dx: float, dy: float) -> Rect:
        """The box of the racers that have not started, close to the section it lies beside."""
        column, row = self.start_square
        wide, high = (0.92, 0.62) if self.start_heading() % 180 else (0.62, 0.92)
        cx, cy = column + 0.5, row + 0.5
        for x, y, _ in (self.walk[0], self.walk[-1]):
            if abs(column - x) + abs(row - y) == 1:
                cx -= (0.5 - wide / 2) * (column - x)
                cy -= (0.5 - high / 2) * (row - y)
                break
        return Rect(dx + (cx - wide / 2) * SIDE, dy + (cy - high / 2) * SIDE, wide * SIDE, high * SIDE)

    def start_heading(self) -> float:
        return self.walk[0][2] * 90.0

    def hub(self) -> Rect:
        """The place of the piles in the picture."""
        return replace(self.hub_box, x=self.hub_box.x + self.dx, y=self.hub_box.y + self.dy)

    def centre(self, square: Square) -> tuple[float, float]:
        return self.dx + (square[0] + 0.5) * SIDE, self.dy + (square[1] + 0.5) * SIDE

    def lay_road(self, dx: float, dy: float) -> Road:
        """The middle line of the lane; one tick is one space."""
        x, y, heading = self.walk[0]
        middle = Spot(dx + (x + 0.5) * SIDE, dy + (y + 0.5) * SIDE, heading * 90.0)
        start = middle.moved(-SIDE / 2)
        bend = math.pi / 4 * SIDE
        return Road(
            start,
            [Stretch(self.per_section, bend if TURN[letter] else SIDE, TURN[letter]) for letter in self.layout],
        )


def around(*boxes: Rect) -> Rect:
    """The box that holds others."""
    left, right = min(box.x for box in boxes), max(box.x + box.width for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.y + box.height for box in boxes)
    return Rect(left, top, right - left, bottom - top)


def outside_of(at: tuple[float, float], x: float, y: float, width: float, height: float) -> float:
    """How far a place lies from a box; negative inside it."""
    dx = max(x - at[0], at[0] - x - width)
    dy = max(y - at[1], at[1] - y - height)
    if dx > 0 and dy > 0:
        return math.hypot(dx, dy)
    return max(dx, dy)
