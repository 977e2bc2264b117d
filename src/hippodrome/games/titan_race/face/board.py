"""Where the cells lie on paper: hexagons in six columns, with ghosts of what lies beyond the looping edges.

A Grand Slam is drawn twice: its boards side by side, and one above the other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.geometry import Point, circle, hexagon, polygon, polyline
from hippodrome.engine.scene import Colour, Decor, Drawing, Rect, Shape, Text
from hippodrome.games.titan_race.box import cell_names, circuit_names
from hippodrome.games.titan_race.rules.course import NO_CELL, PENTACLE, ROWS, Course

RADIUS = 55.0
"""From the middle of a cell to its corners."""
RISE = RADIUS * math.sqrt(3) / 2
"""From one row to the next."""
RAMP = 1.3 * RADIUS
"""How high the ramp is on which titans wait for their first turn."""
RAMP_EDGE = 0.19 * RADIUS
"""What is left below it, so that the ring of the titan at turn is not cut."""
COLUMN = 1.5 * RADIUS
COLUMNS = 6
_CIRCUITS = circuit_names()
GROUNDS = {
    "kaldheira": (("#b99a8f", "#3f1e17"), ("#a08a88", "#27161c"), ("#8d7a80", "#141017")),
    "lagoon": (("#9fb6b8", "#14363d"), ("#8fa3aa", "#15252f"), ("#84929c", "#11161d")),
    "moltenchest": (("#bfa98d", "#3b2a16"), ("#a59a8c", "#261f1b"), ("#8d8484", "#151215")),
    "bankog": (("#a9b196", "#26321c"), ("#98a091", "#1d231d"), ("#868c86", "#121414")),
    "anglieh": (("#b3a2c4", "#301c47"), ("#9d94ab", "#221930"), ("#878092", "#14111a")),
    "estenguard": (("#b4c7d6", "#1d3550"), ("#a0adbb", "#1a2536"), ("#8a929e", "#11151d")),
}
"""The ground of each circuit from the middle outwards, for light and dark viewers."""

COLOURS = (
    Colour("shadow", "#6f6068", "#0f0b12"),
    Colour("cell-label", "#5d4f56", "#a797ab"),
    Colour("cell-label-2", "#43302a", "#f3e6dc"),
    Colour("line-dark", "#1b1420", "#0f0b12"),
    Colour("line-light", "#fffaf2", "#fff4de"),
    Colour("bonus-cell", "#f3e3a4", "#4a3f28"),
    Colour("bonus-line", "#b98a16", "#e9b93a"),
    Colour("lava-cell", "#f0915c", "#a33a14"),
    Colour("lava-line", "#b8431a", "#ff9a3c"),
    Colour("pirates-cell", "#9fc4cf", "#1f4652"),
    Colour("pirates-line", "#3d7382", "#5fa9bb"),
    Colour("spring-cell", "#e9cfa2", "#5a4426"),
    Colour("spring-line", "#9a6b1e", "#f0b429"),
    Colour("statue-cell", "#c9cdb2", "#434a37"),
    Colour("statue-line", "#77805c", "#b3bb91"),
    Colour("pentacle-cell", "#d7c3ea", "#432a60"),
    Colour("pentacle-line", "#8a5cb5", "#b58cff"),
    Colour("ice-cell", "#d8eef8", "#2d5a74"),
    Colour("ice-line", "#5f9fbd", "#8fd8f5"),
    Colour("bonus-card", "#ffe79a", "#ffe79a"),
    *(
        Colour(f"ground-{circuit}-{ring}", light, dark)
        for circuit, rings in GROUNDS.items()
        for ring, (light, dark) in enumerate(rings)
    ),
)


@lru_cache(maxsize=64)
def drawings(course: Course) -> tuple[Drawing, ...]:
    """The drawings of a course; only those of a Grand Slam come in two forms."""
    pentacles = tuple(cell for cell in range(int(course.cells)) if _amid_pentacles(course, cell))
    return _drawings(tuple(course.circuits), pentacles)


def _amid_pentacles(course: Course, cell: int) -> bool:
    around = [int(course.beside[6 * cell + direction]) for direction in range(6)]
    return all(near != NO_CELL and course.feature[near] == PENTACLE for near in (cell, *around))


@lru_cache(maxsize=64)
def _drawings(circuits: tuple[str, ...], pentacles: tuple[int, ...]) -> tuple[Drawing, ...]:
    side_by_side = Layout(circuits, pentacles, "wide").drawing()
    if len(circuits) == 1:
        return (side_by_side,)
    return (side_by_side, Layout(circuits, pentacles, "tall").drawing())


class Layout:
    """One drawing, being laid out. A place is a column and an absolute row; beyond the edges they run on."""

    def __init__(self, circuits: tuple[str, ...], pentacles: tuple[int, ...], form: Literal["wide", "tall"]) -> None:
        self.circuits = circuits
        self.pentacles = pentacles
        self.form: Literal["wide", "tall"] = form
        self.boards = len(circuits)
        self.rows = int(ROWS) * (self.boards if form == "tall" else 1)
        """Rows in one block of the drawing."""
        self.blocks = 1 if form == "tall" else self.boards
        self.names = cell_names()
        self.loops = self.boards == 1
        self.block_width = COLUMNS * COLUMN + 2 * COLUMN + 0.5 * RADIUS
        self.beyond = 2 if self.loops or form == "wide" else 0
        """Rows of ghosts above and below."""
        self.width = self.blocks * self.block_width + 0.4 * RADIUS
        self.foot = 0.8 * RISE if self.blocks > 1 else 0.0 if self.beyond else RAMP + 2 * RAMP_EDGE
        """Room for a ramp, or for the titles of boards side by side: the last move is told over the upper corner."""
        self.height = (self.rows + 2 * self.beyond) * RISE + (0.55 if self.beyond else 1.9) * RISE + self.foot
        self.shapes: list[Shape] = []
        self.ghosts: list[Shape] = []

    def spot(self, block: int, column: int, row: int) -> Point:
        """The middle of a cell; row 1 is the lowest of its block."""
        x = 0.2 * RADIUS + block * self.block_width + (column + 1) * COLUMN + RADIUS
        y = self.height - self.foot - (0.27 if self.beyond else 0.95) * RISE - (row - 0.5 + self.beyond) * RISE
        return x, y

    def cell(self, block: int, column: int, row: int) -> int:
        """The cell drawn at a place, NO_CELL where there is none (TR-1314)."""
        absolute = block * self.rows + row
        if self.loops:
            absolute = (absolute - 1) % int(ROWS) + 1
        if not 1 <= absolute <= int(ROWS) * self.boards:
            return int(NO_CELL)
        return 3 * (absolute - 1) + column % COLUMNS // 2

    def places(self) -> Iterator[tuple[int, int, int]]:
        """Every place of the drawing, ghosts included."""
        for block in range(self.blocks):
            for column in range(-1, COLUMNS + 1):
                for row in range(1 - self.beyond, self.rows + 1 + self.beyond):
                    if (column + row) % 2:
                        yield block, column, row

    def drawing(self) -> Drawing:
        for block, column, row in self.places():
            cell = self.cell(block, column, row)
            if cell == NO_CELL:
                continue
            x, y = self.spot(block, column, row)
            inside = 0 <= column < COLUMNS and 1 <= row <= self.rows
            shape = Shape(f"space:{self.names[cell]}", hexagon(x, y, RADIUS * 0.95), x, y, 2 * RISE)
            (self.shapes if inside else self.ghosts).append(shape)
        return Drawing(
            self.form,
            round(self.width, 1),
            round(self.height, 1),
            tuple(self.shapes),
            piece=RADIUS * 1.16,
            ground=self.ground(),
            under=tuple(self.shadows()),
            over=(*self.pentagrams(), *self.lap_lines(), *self.titles()),
            ghosts=tuple(self.ghosts),
            stand=(0.035, 0.0),
            ramp=self.ramp(),
        )

    def ramp(self) -> Rect:
        """Below row 1 of the first board: over the ghosts there, or in a foot of its own."""
        left, _ = self.spot(0, 0, 1)
        top = self.height - RAMP - RAMP_EDGE - (self.foot if self.beyond else 0.0)
        return Rect(round(left - RADIUS, 1), round(top, 1), round(5 * COLUMN + 2 * RADIUS, 1), RAMP)

    def ground(self) -> tuple[str, ...]:
        circuit = self.circuits[0] if self.boards == 1 else ""
        return tuple(f"ground-{circuit}-{ring}" for ring in range(3)) if circuit in GROUNDS else ("board",)

    def shadows(self) -> Iterator[Decor]:
        """Each cell stands a little above the ground."""
        path = "".join(hexagon(shape.x, shape.y + RADIUS * 0.09, RADIUS * 0.95) for shape in self.shapes)
        yield Decor(path=path, fill="shadow")

    def lap_lines(self) -> Iterator[Decor]:
        """The checked line under row 1 and above row 12 of each board, along the edges of the cells."""
        for block in range(self.blocks):
            for row in range(0, self.rows + 1, int(ROWS)):
                line = polyline(self.edge(block, row))
                yield Decor(path=line, line="line-dark", width=RADIUS * 0.17)
                yield Decor(path=line, line="line-light", width=RADIUS * 0.11, dash=(RADIUS * 0.16, RADIUS * 0.16))

    def edge(self, block: int, row: int) -> Iterator[Point]:
        """The zigzag between a row and the next one."""
        for column in range(COLUMNS):
            below = row - (column + row + 1) % 2
            x, y = self.spot(block, column, below)
            yield from ((x - RADIUS / 2, y - RISE), (x + RADIUS / 2, y - RISE))

    def pentagrams(self) -> Iterator[Decor]:
        """A great star over each pentacle."""
        centres = {f"space:{self.names[cell]}" for cell in self.pentacles}
        for shape in self.shapes:
            if shape.cell in centres:
                radius = 2.42 * RADIUS
                tips = [_tip(shape.x, shape.y, radius, 144 * k) for k in range(5)]
                path = polygon(tips) + circle(shape.x, shape.y, radius)
                yield Decor(path=path, line="pentacle-line", width=3.0, opacity=0.5)

    def titles(self) -> Iterable[Decor]:
        """Number and name of boards side by side."""
        if self.blocks == 1:
            return
        for block, circuit in enumerate(self.circuits):
            x, _ = self.spot(block, 0, 1)
            text = Text("scene-own-board", {"board": block + 1})
            if circuit:
                text = Text("scene-board", {"board": block + 1, "circuit": ("circuit", _CIRCUITS.index(circuit))})
            yield Decor(text=text, x=x + 1.5 * COLUMN, y=self.height - RISE * 0.25, size=28, fill="ink", face="display")


def _tip(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)
