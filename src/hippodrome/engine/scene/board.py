"""The board: what its cells are, and where each lies in a drawing."""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.frozen import dataclass
from hippodrome.engine.scene.text import NOTHING, Text


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Mark:
    """Something printed on a cell: art or words, upright unless turned; perhaps on a disc."""

    art: str = ""
    text: Text = NOTHING
    along: float = 0.0
    across: float = 0.0
    size: float = 0.4
    turn: float | None = 0.0
    """None turns with the cell's heading."""
    tone: str = "ink"
    disc: str = ""
    """The tone of a disc behind it; `tone` is its ring."""
    opacity: float = 1.0
    quiet: bool = False
    """A coordinate: left out where it would be too small to read."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell is: its name, its colour, what is printed on it, and what it does."""

    id: str
    name: Text
    tone: str = "track"
    line: str = "track-line"
    marks: tuple[Mark, ...] = ()
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Shape:
    """Where a cell lies in one drawing."""

    cell: str
    outline: str
    """An SVG path."""
    x: float
    y: float
    size: float
    heading: float = 0.0
    way: tuple[tuple[float, float], ...] = ()
    """The line a piece follows from the cell's entry to its exit; empty: straight from stand to stand."""


@dataclass(frozen=True, slots=True)
class Decor:
    """Something drawn that is not a cell: a path, a piece of art or words."""

    path: str = ""
    art: str = ""
    text: Text = NOTHING
    x: float = 0.0
    y: float = 0.0
    size: float = 0.0
    """Of art its side, of words their height."""
    turn: float = 0.0
    fill: str = "none"
    line: str = "none"
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    face: Literal["ui", "display"] = "ui"


@dataclass(frozen=True, slots=True)
class Drawing:
    """One way to draw the board. Order: ground, `under`, cells and ghosts, marks, `over`, then the pieces."""

    form: Literal["wide", "tall"]
    width: float
    height: float
    shapes: tuple[Shape, ...]
    piece: float
    """The side of a piece's art."""
    ground: tuple[str, ...] = ("board",)
    """Tones from the middle outwards."""
    under: tuple[Decor, ...] = ()
    over: tuple[Decor, ...] = ()
    ghosts: tuple[Shape, ...] = ()
    """Cells shown once more beyond a wrapping edge, under their true ids."""
    hub: Rect | None = None
    """Free room for piles and tallies."""
    stand: tuple[float, float] = (0.0, 0.0)
    """Where pieces stand in a cell, (along, across) from its centre: paths and landings run through there."""
    ramp: Rect | None = None
    """Where pieces that wait (`Piece.wait`) stand, from the left along a wide ramp, from the top down a high one."""
