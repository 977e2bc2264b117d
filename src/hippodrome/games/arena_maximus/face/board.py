"""Where the arena lies on paper: an oval of tiles round the grass where the chariots stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from hippodrome.engine.geometry import Spot, oval, polyline
from hippodrome.engine.scene import Colour, Decor, Drawing, Rect, Shape, plain
from hippodrome.games.arena_maximus.rules.arena import Arena

COLOURS = (
    Colour("meadow", "#c6d9b4", "#22321e"),
    Colour("terrace", "#8fb07c", "#2b3d26"),
    Colour("lawn", "#a9c896", "#263821"),
    Colour("tile", "#f3ecd6", "#b9b294"),
    Colour("tile-line", "#8d7f58", "#14200f"),
    Colour("tile-rocks", "#dfd9c9", "#a3a08f"),
    Colour("tile-jump", "#f1ddb6", "#b89f70"),
    Colour("tile-hazard", "#fbf3dc", "#c6bd95"),
    Colour("tile-stable", "#f6e3b8", "#c2a96a"),
    Colour("tile-number", "#2c4426", "#b4caa8"),
    Colour("disc", "#fffdf4", "#fffdf4"),
    Colour("disc-ink", "#20160e", "#20160e"),
    Colour("card-whip", "#fbeedd", "#f3e0c8"),
    Colour("card-rein", "#e6eef0", "#d3e0e4"),
    Colour("card-magic", "#ece2fb", "#dccdf5"),
    Colour("card-back", "#8fbf9b", "#6d9c7c"),
    Colour("tile-back", "#7fae8c", "#5f8a6e"),
    Colour("check-light", "#ffffff", "#f1efe2"),
)

STAND = 0.82
"""Where chariots stand on the grass, in tile depths inwards from the middle of the tile."""
ASIDE = 1.03
"""Where crashed ones stand, in tile depths outwards."""
ROW = 0.46
"""From one row of chariots to the next, in tile depths."""
NUMBER = 1.18
"""Where the number of a tile stands, in tile depths from the inner edge."""

Form = Literal["wide", "tall"]


@lru_cache(maxsize=64)
def drawings(arena: Arena) -> tuple[Drawing, ...]:
    """The arena drawn wide and tall."""
    return _drawings(tuple(int(curved) for curved in arena.curved))


@lru_cache(maxsize=64)
def _drawings(curved: tuple[int, ...]) -> tuple[Drawing, ...]:
    forms: tuple[Form, ...] = ("wide", "tall")
    return tuple(Layout(curved, form).drawing() for form in forms)


def bends(curved: Sequence[int]) -> tuple[float, ...]:
    """The ticks [start, first bend, its end, second bend, its end, full lap]: a tick is a tile."""
    edges = [float(tile) for tile in range(1, len(curved)) if curved[tile] != curved[tile - 1]]
    lap = float(len(curved))
    return (0.0, *edges, lap) if len(edges) == 4 else (0.0, *edges, lap, lap)


class Layout:
    """One drawing of a ring of tiles, being laid out."""

    def __init__(self, curved: tuple[int, ...], form: Form) -> None:
        self.tiles = len(curved)
        self.form: Form = form
        ticks = bends(curved)
        if form == "wide":
            self.width, self.height, self.depth, self.piece = 1128.0, 638.0, 84.0, 44.0
            self.radius = 172.0
            self.middle = Spot(self.width / 2, self.height / 2)
            self.road = oval(self.middle.point, 490.0, self.radius, ticks, clockwise=True)
        else:
            self.width, self.height, self.depth, self.piece = 728.0, 798.0, 86.0, 48.0
            self.radius = 246.0
            self.middle = Spot(self.width / 2, self.height / 2)
            self.road = oval(
                self.middle.point, 152.0, self.radius, ticks,
                clockwise=True, corner=135.0, depth=self.depth / 2,
            )  # fmt: skip

    def drawing(self) -> Drawing:
        return Drawing(
            self.form,
            self.width,
            self.height,
            tuple(self.shapes()),
            self.piece,
            ground=("meadow", "board"),
            under=tuple(self.under()),
            over=tuple(self.over()),
            hub=self.hub(),
            stand=(0.0, STAND),
        )

    def shapes(self) -> Iterator[Shape]:
        """One shape for each tile; the way runs over the grass beside it, where chariots stand."""
        way = (0.5 - STAND) * self.depth
        for tile in range(self.tiles):
            middle = self.road.at(tile + 0.5, self.depth / 2)
            yield Shape(
                f"space:{tile}",
                self.road.outline(tile + 0.025, tile + 0.975, 2, self.depth - 2),
                middle.x,
                middle.y,
                self.depth,
                middle.heading,
                self.road.way(tile, tile + 1, way),
            )

    def under(self) -> Iterator[Decor]:
        """The terrace around the track, its bed, and the grass inside."""
        yield Decor(self.road.ring(1.46 * self.depth), fill="terrace")
        yield Decor(self.road.ring(self.depth + 5), fill="edge")
        yield Decor(self.road.ring(-5), fill="lawn")
        yield Decor(self.road.ring(-0.62 * self.depth), fill="hub", opacity=0.75)

    def over(self) -> Iterator[Decor]:
        """Arrows that show the way, and the numbers of the tiles."""
        yield Decor("".join(self.chevrons()), line="tile-number", width=3.4, opacity=0.65)
        for tile in range(self.tiles):
            spot = self.road.at(tile + 0.5, NUMBER * self.depth)
            size = 13.5 if self.form == "wide" else 17.0
            yield Decor(text=plain(tile), x=spot.x, y=spot.y, size=size, fill="tile-number")

    def chevrons(self) -> Iterator[str]:
        """Two arrowheads outside the line: this way round."""
        for ahead in (0.86, 1.06):
            tip = self.road.at(ahead, NUMBER * self.depth)
            yield polyline(tip.moved(*place).point for place in ((-6, -7), (0, 0), (-6, 7)))

    def hub(self) -> Rect:
        """Free room on the grass for the piles."""
        wide, high = (370.0, 132.0) if self.form == "wide" else (236.0, 170.0)
        return Rect(self.middle.x - wide / 2, self.middle.y - high / 2, wide, high)
