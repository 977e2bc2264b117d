"""Where the arena lies on paper: an oval of tiles in a meadow, chariots inside it, wrecks outside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from hippodrome.engine.geometry import checks, oval
from hippodrome.engine.scene import Colour, Decor, Drawing, Rect, Shape
from hippodrome.games.arena_maximus.arena import Arena

COLOURS = (
    Colour("meadow", "#8fb07c", "#26381f"),
    Colour("kerb", "#5e7a4f", "#3d5234"),
    Colour("field", "#a9c896", "#1f2f1b"),
    Colour("lawn", "#b7d3a4", "#24371f"),
    Colour("tile-empty", "#f3ecd6", "#4a4c38"),
    Colour("tile-stable", "#f6e3b8", "#6a5428"),
    Colour("tile-hazard", "#fbf3dc", "#55503a"),
    Colour("tile-jump", "#f1ddb6", "#5d4d30"),
    Colour("tile-rocks", "#e2ddcf", "#4d4f4a"),
    Colour("tile-line", "#8d7f58", "#8b8463"),
    Colour("tile-number", "#2c4426", "#b5cba6"),
    Colour("disc", "#fdfdf6", "#efe9d8"),
    Colour("disc-ink", "#1c251b", "#1c251b"),
    Colour("check-dark", "#1c251b", "#0d120c"),
    Colour("check-light", "#ffffff", "#e6eadd"),
    Colour("card-whip", "#fbeedd", "#ead9bf"),
    Colour("card-rein", "#e6eef0", "#d0dde0"),
    Colour("card-magic", "#ece3fb", "#d8caf3"),
)

Form = Literal["wide", "tall"]
_SIZES: dict[Form, tuple[float, float, float, float, float, float | None]] = {
    "wide": (1066.0, 592.0, 480.0, 174.0, 82.0, None),
    "tall": (720.0, 784.0, 272.0, 244.0, 86.0, 80.0),
}
"""Width, height, length of a straight, inner radius, depth of a tile, radius of the corners."""


def drawings(arena: Arena) -> tuple[Drawing, ...]:
    """The ring drawn wide and tall."""
    return _drawings(tuple(int(curved) for curved in arena.curved))


@cache
def _drawings(curved: tuple[int, ...]) -> tuple[Drawing, ...]:
    return tuple(Plan(curved, form).drawing() for form in _SIZES)


def bends(curved: tuple[int, ...]) -> tuple[float, ...]:
    """The ticks [line, first bend, its end, second bend, its end, line]; tile n lies between n and n + 1."""
    edges = [tile for tile in range(1, len(curved)) if curved[tile] != curved[tile - 1]]
    return (0.0, *(float(edge) for edge in (*edges, len(curved))[:4]), float(len(curved)))


class Plan:
    """One drawing of the ring, being laid out."""

    def __init__(self, curved: tuple[int, ...], form: Form) -> None:
        self.form = form
        self.tiles = len(curved)
        self.width, self.height, straight, self.radius, self.depth, corner = _SIZES[form]
        self.piece = 0.51 * self.depth if form == "wide" else 0.58 * self.depth
        middle = (self.width / 2, self.height / 2)
        self.road = oval(
            middle, straight, self.radius, bends(curved), clockwise=True, corner=corner, depth=self.depth / 2
        )

    def drawing(self) -> Drawing:
        return Drawing(
            self.form,
            self.width,
            self.height,
            tuple(self.shapes()),
            self.piece,
            ground=("lawn", "board"),
            under=tuple(self.under()),
            over=tuple(self.over()),
            hub=self.hub(),
            stand=(0.0, self.stand()),
        )

    def stand(self) -> float:
        """How far inside the middle of its tile a chariot stands, in tiles."""
        return 0.5 + 0.6 * self.piece / self.depth

    def shapes(self) -> Iterator[Shape]:
        for tile in range(self.tiles):
            spot = self.road.at(tile + 0.5, self.depth / 2)
            outline = self.road.outline(tile + 0.03, tile + 0.97, 2, self.depth - 2)
            yield Shape(f"space:{tile}", outline, spot.x, spot.y, self.depth, spot.heading)

    def under(self) -> Iterator[Decor]:
        """The meadow, the kerbs and the field in the middle."""
        yield Decor(self.road.ring(self.depth + 0.8 * self.piece), fill="meadow")
        yield Decor(self.road.ring(self.depth + 5), fill="kerb")
        yield Decor(self.road.ring(-3), fill="kerb")
        yield Decor(self.road.ring(-6), fill="field")
        yield Decor(self.road.ring(-1.1 * self.piece), fill="lawn")

    def over(self) -> Iterator[Decor]:
        """The checked line on the start/finish tile."""
        corner = self.road.at(0.2, self.depth * 0.94)
        wide = self.road.at(0.8, 0).x - self.road.at(0.2, 0).x
        dark, light = checks(corner, wide, self.depth * 0.88, 3, 8)
        yield Decor(light, fill="check-light")
        yield Decor(dark, fill="check-dark")

    def hub(self) -> Rect:
        """The free middle, inside the places of three chariots that share a tile."""
        inner = self.radius - 2.6 * self.piece
        if self.form == "wide":
            return Rect(self.width / 2 - 250, self.height / 2 - inner, 500, 2 * inner)
        wide = 2 * (self.width / 2 - self.depth - 3.4 * self.piece)
        return Rect(self.width / 2 - wide / 2, self.height / 2 - 150, wide, 300)
