"""The circuit as it is drawn: its spaces, its colours, and where things are printed on them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from hippodrome.engine.geometry import Spot, rectangle
from hippodrome.engine.scene import Colour, Drawing, Shape
from hippodrome.games.scrap_racer.face import ground
from hippodrome.games.scrap_racer.face.sheet import HALF, SIDE, Form, Sheet
from hippodrome.games.scrap_racer.rules.track import Track

FORMS: tuple[Form, ...] = ("wide", "tall")
SEAM = 0.03
"""The gap between two sections, in section lengths."""

COLOURS = (
    Colour("sky-1", "#f3f7fc", "#1d2a4d"),
    Colour("sky-2", "#dbe4f0", "#121b33"),
    Colour("sky-3", "#b9c7da", "#0a1020"),
    Colour("bonus", "#ffd84a", "#ffd84a"),
    Colour("nudge", "#ffd15c", "#ffd15c"),
    Colour("star", "#ffffff", "#dfe9ff"),
    Colour("shade", "#8c9cb4", "#05080f"),
    Colour("number", "#33415a", "#9fb0cc"),
    Colour("lamp-straight", "#1fd067", "#5fe08a"),
    Colour("lamp-curve", "#2f8dff", "#58b8ff"),
    Colour("check-dark", "#10151f", "#10151f"),
    Colour("check-light", "#f4f7fb", "#f4f7fb"),
    Colour("pile-low", "#8fd9a8", "#8fd9a8"),
    Colour("pile-middle", "#f2cf6b", "#f2cf6b"),
    Colour("pile-high", "#f09a7f", "#f09a7f"),
    Colour("pile-objective", "#cfe0f7", "#cfe0f7"),
    Colour("card-bonus", "#ffe79a", "#ffe79a"),
    Colour("planet", "#c8674b", "#b5543a"),
    Colour("planet-shade", "#a24f3e", "#8d3d33"),
    Colour("planet-band", "#e6967a", "#d8795a"),
    Colour("planet-ring", "#d99a5f", "#e9b98a"),
    Colour("moon", "#6f9cb2", "#3d6f86"),
    Colour("moon-shade", "#5a869c", "#2d566b"),
)


@lru_cache(maxsize=64)
def drawings(track: Track) -> tuple[Drawing, ...]:
    """The circuit drawn wide and tall."""
    layout = "".join(letter for _, letter in track.sections)
    symbols = tuple(space for space in range(1, int(track.length) + 1) if track.symbol[space])
    return _drawings(layout, int(track.spaces_per_section), symbols)


@lru_cache(maxsize=64)
def _drawings(layout: str, per_section: int, symbols: tuple[int, ...]) -> tuple[Drawing, ...]:
    return tuple(drawing(Sheet(layout, per_section, symbols, form)) for form in FORMS)


def drawing(sheet: Sheet) -> Drawing:
    """One drawing of a circuit as it is laid out."""
    size = 64.0 if sheet.per_section == 1 else 47.0
    return Drawing(
        sheet.form,
        sheet.width,
        sheet.height,
        (start_shape(sheet), *shapes(sheet)),
        size,
        ground=("sky-1", "sky-2", "sky-3"),
        under=tuple(ground.under(sheet)),
        over=tuple(ground.over(sheet)),
        hub=sheet.hub(),
    )


def shapes(sheet: Sheet) -> Iterator[Shape]:
    """One shape for each space; sections are set apart by a seam, spaces of one section are not."""
    seam = SEAM * sheet.per_section
    for space in range(1, len(sheet.layout) * sheet.per_section + 1):
        first = space - 1 + (seam if (space - 1) % sheet.per_section == 0 else 0)
        last = space - (seam if space % sheet.per_section == 0 else 0)
        middle = sheet.road.at(space - 0.5)
        yield Shape(
            f"space:{space}",
            sheet.road.outline(first, last, -HALF, HALF),
            middle.x,
            middle.y,
            SIDE if sheet.per_section == 1 else SIDE / 2,
            middle.heading,
            sheet.road.way(space - 1, space),
        )


def start_shape(sheet: Sheet) -> Shape:
    """The box of the racers that have not started."""
    box = sheet.start_box(sheet.dx, sheet.dy)
    outline = rectangle(box.x, box.y, box.width, box.height, 14)
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return Shape("space:0", outline, x, y, SIDE, sheet.start_heading())


def token_place(drawing: Drawing, space: int) -> tuple[float, float]:
    """(along, across) of the printed nudge symbol: on the inner side of a bend, the left of a straight."""
    shape = next(shape for shape in drawing.shapes if shape.cell == f"space:{space}")
    bend = _bend(shape)
    return 0.0, (0.5 if bend > 0 else -0.5) * HALF / shape.size


def number_place(drawing: Drawing, space: int) -> tuple[float, float]:
    """(along, across) of the printed number: at the entry of a section, at the edge of a smaller space."""
    shape = next(shape for shape in drawing.shapes if shape.cell == f"space:{space}")
    bend = _bend(shape)
    side = -1 if bend > 0 else 1
    if shape.size < SIDE:
        return 0.0, side * 0.6 * HALF / shape.size
    entry = Spot(*shape.way[0], heading=shape.heading - bend / 2)
    share, offset = (0.09, 0.6) if bend else (0.13, 0.55)
    return _within(shape, entry.moved(share * SIDE, side * offset * HALF))


def _bend(shape: Shape) -> float:
    """By how many degrees a cell turns (right is positive)."""
    (x0, y0), (x1, y1) = shape.way[0], shape.way[1]
    (x2, y2), (x3, y3) = shape.way[-2], shape.way[-1]
    first, last = math.atan2(y1 - y0, x1 - x0), math.atan2(y3 - y2, x3 - x2)
    turn = math.degrees(last - first)
    return (turn + 180) % 360 - 180


def _within(shape: Shape, at: Spot) -> tuple[float, float]:
    """A place as (along, across) of a cell."""
    angle = math.radians(shape.heading)
    dx, dy = (at.x - shape.x) / shape.size, (at.y - shape.y) / shape.size
    return dx * math.sin(angle) - dy * math.cos(angle), dx * math.cos(angle) + dy * math.sin(angle)
