"""Where the circus lies on paper: an oval round the spina, lanes from inside to outside, stands around it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.geometry import Spot, checks, circle, oval, polygon, polyline, rectangle
from hippodrome.engine.scene import Colour, Decor, Drawing, Rect, Shape
from hippodrome.games.chariot_race.rules.track import CELL_NAMES, LANES, NO_LIMIT, Circus

COLOURS = (
    Colour("sand-light", "#ddc28e", "#33281c"),
    Colour("spina", "#c9a468", "#4a381f"),
    Colour("marble", "#e9d6ac", "#5a4527"),
    Colour("marble-line", "#8a6436", "#8f7547"),
    Colour("water", "#7fa7ad", "#3b6167"),
    Colour("water-line", "#52777d", "#24464c"),
    Colour("ripple", "#dcecec", "#8fb4b8"),
    Colour("obelisk", "#fff6e4", "#d8c49b"),
    Colour("obelisk-line", "#6b4b26", "#2a1d0d"),
    Colour("check-dark", "#2b1e12", "#16100a"),
    Colour("check-light", "#fff6e4", "#efe2c6"),
    Colour("paint", "#b8955a", "#a98550"),
)

LANE = 60.0
STAND = 0.66
"""The stands, in lanes beyond the outer edge."""
BEND = 3 / 14
"""How much of a lap each bend is, unless the next one begins sooner."""
BENDS = (0.131, 0.631)
"""Where bends begin on a board without two rows of numbers, in laps."""

Form = Literal["wide", "tall"]


@lru_cache(maxsize=64)
def drawings(circus: Circus) -> tuple[Drawing, ...]:
    """The circus drawn wide and tall."""
    return _drawings(layouts(circus))


@lru_cache(maxsize=64)
def _drawings(laid: tuple[Layout, ...]) -> tuple[Drawing, ...]:
    """Circuses that are laid out alike share their drawings."""
    return tuple(layout.drawing() for layout in laid)


def layouts(circus: Circus) -> tuple[Layout, ...]:
    """The two drawings as they are laid out."""
    fronts: tuple[list[int], ...] = tuple([] for _ in LANES)
    for cell in range(int(circus.cells)):
        fronts[circus.lane[cell]].append(int(circus.front[cell]))
    lanes = tuple(tuple(lane) for lane in fronts)
    starts = tuple(int(cell) for cell in circus.start)
    return _layouts(lanes, int(circus.length), bends(circus), starts)


@lru_cache(maxsize=64)
def _layouts(
    fronts: tuple[tuple[int, ...], ...], length: int, turns: tuple[float, ...], starts: tuple[int, ...]
) -> tuple[Layout, ...]:
    forms: tuple[Form, ...] = ("wide", "tall")
    return tuple(Layout(fronts, length, turns, starts, form) for form in forms)


def bends(circus: Circus) -> tuple[float, ...]:
    """The ticks [line, first bend, its end, second bend, its end, line]: bends begin at the numbered rows."""
    lap = float(circus.length)
    rows = _numbered_rows(circus)
    first, second = rows if len(rows) == 2 else (share * lap for share in BENDS)
    end = min(first + BEND * lap, (first + second) / 2)
    last = min(second + BEND * lap, (second + lap + first) / 2, 0.98 * lap)
    return 0.0, first, end, second, last, lap


def _numbered_rows(circus: Circus) -> list[float]:
    """Where the rows of numbered cells begin: the mean back edge of cells that lie close together."""
    backs = []
    for cell in range(int(circus.cells)):
        if circus.limit[cell] != NO_LIMIT:
            before = int(circus.previous[cell])
            backs.append(float(circus.front[before] - circus.length * circus.next_lap[before]))
    rows: list[list[float]] = []
    for back in sorted(backs):
        if rows and back - rows[-1][0] < circus.length / 8:
            rows[-1].append(back)
        else:
            rows.append([back])
    return [max(1.0, sum(row) / len(row)) for row in rows]


class Layout:
    """One drawing of a circuit, being laid out."""

    def __init__(
        self,
        fronts: tuple[tuple[int, ...], ...],
        length: int,
        turns: tuple[float, ...],
        starts: tuple[int, ...],
        form: Form,
    ) -> None:
        self.fronts = fronts
        self.length = length
        self.starts = starts
        self.form: Form = form
        self.depth = LANE * len(LANES)
        """The breadth of the sand."""
        rim = self.depth + (STAND + 0.3) * LANE
        if form == "wide":
            self.radius, straight = 70.0, 484.0
            self.width, self.height = straight + 2 * (self.radius + rim), 2 * (self.radius + rim)
            middle = (self.width / 2, self.height / 2)
            self.road = oval(middle, straight, self.radius, turns, clockwise=False)
        else:
            self.radius, straight, corner = 118.0, 232.0, 44.0
            self.width, self.height = 2 * (self.radius + rim), straight + 2 * (corner + rim)
            middle = (self.width / 2, self.height / 2)
            self.road = oval(
                middle, straight, self.radius, turns,
                clockwise=False, heading=0.0, corner=corner, depth=self.depth / 2,
            )  # fmt: skip
        self.middle = Spot(*middle)

    def drawing(self) -> Drawing:
        return Drawing(
            self.form,
            self.width,
            self.height,
            tuple(self.shapes()),
            LANE if self.form == "wide" else 0.92 * LANE,
            ground=("sand-light", "board"),
            under=tuple(self.under()),
            over=tuple(self.over()),
            hub=self.hub(),
        )

    # Cells

    def edge(self, lane: int, tick: float) -> tuple[float, float]:
        """The middle of a lane at a front edge."""
        spot = self.road.at(tick, (lane + 0.5) * LANE)
        return round(spot.x, 1), round(spot.y, 1)

    def spans(self) -> Iterator[tuple[int, int, float, float]]:
        """(lane, index, back edge, front edge) of every cell, in the order of their numbers."""
        for lane, fronts in enumerate(self.fronts):
            for index, front in enumerate(fronts):
                back = fronts[index - 1] - (0 if index else self.length)
                yield lane, index, back, front

    def shapes(self) -> Iterator[Shape]:
        for lane, index, back, front in self.spans():
            inner = lane * LANE
            middle = self.road.at((back + front) / 2, inner + LANE / 2)
            yield Shape(
                f"space:{CELL_NAMES[lane * 100 + index]}",
                self.road.outline(back, front, inner, inner + LANE),
                middle.x,
                middle.y,
                LANE,
                middle.heading,
                self.road.way(back, front, inner + LANE / 2),
            )

    # Around and between

    def under(self) -> Iterator[Decor]:
        """The stands with two rows of people, and the kerb."""
        yield Decor(self.road.ring(self.depth + STAND * LANE), fill="cell-hidden")
        for seats in (0.5, 0.34):
            row = self.road.ring(self.depth + seats * LANE)
            yield Decor(row, line="cell-hidden-line", width=0.1 * LANE, dash=(0.09 * LANE, 0.11 * LANE), opacity=0.8)
        yield Decor(self.road.ring(self.depth + 0.2 * LANE), fill="edge")
        yield Decor(self.road.ring(self.depth + 0.06 * LANE), fill="edge-2")

    def over(self) -> Iterator[Decor]:
        """The spina, the painted start boxes, arrows that show the way, and the line."""
        yield Decor(self.road.ring(0), fill="edge")
        yield Decor(self.road.ring(-0.1 * LANE), fill="spina")
        yield from self.spina()
        yield Decor("".join(self.start_boxes()), line="paint", width=2.7)
        yield Decor("".join(self.chevrons()), line="paint", width=3.2, opacity=0.8)
        yield from self.finish_line()

    def start_boxes(self) -> Iterator[str]:
        spots = [self.road.at((back + front) / 2, (lane + 0.5) * LANE) for lane, _, back, front in self.spans()]
        for cell in self.starts:
            corners = ((-0.28, -0.38), (0.3, -0.38), (0.3, 0.38), (-0.28, 0.38))
            yield polyline(spots[cell].moved(along * LANE, across * LANE).point for along, across in corners)

    def chevrons(self) -> Iterator[str]:
        """Two arrowheads in each lane behind the line: this way round."""
        line = self.road.at(0)
        for lane in range(len(LANES)):
            for ahead in (0.36, 0.52):
                tip = line.moved(ahead * LANE, self.road.side * (lane + 0.5) * LANE)
                yield polyline(tip.moved(*place).point for place in ((-6.5, -8), (0, 0), (-6.5, 8)))

    def finish_line(self) -> Iterator[Decor]:
        line = self.road.at(0)
        corner = line.moved(-8, 0 if self.road.side > 0 else -self.depth)
        dark, light = checks(corner, 16, self.depth, 2, 4 * len(LANES))
        yield Decor(dark, fill="check-dark")
        yield Decor(light, fill="check-light")

    # The spina

    def spina_box(self) -> Rect:
        """The marble block in the middle of the spina."""
        wide, high = (560.0, 108.0) if self.form == "wide" else (2 * self.radius - 32, 288.0)
        return Rect(self.middle.x - wide / 2, self.middle.y - high / 2, wide, high)

    def spina(self) -> Iterator[Decor]:
        """Marble, with a pool and an obelisk at either end."""
        box = self.spina_box()
        round = 54.0 if self.form == "wide" else 40.0
        yield Decor(rectangle(box.x, box.y, box.width, box.height, round), fill="marble", line="marble-line", width=2)
        inset = rectangle(box.x + 8, box.y + 8, box.width - 16, box.height - 16, round - 8)
        yield Decor(inset, fill="hub")
        for x, y, size in self.pools():
            yield Decor(circle(x, y, size), fill="water", line="water-line", width=2)
            wave = size * 0.58
            ripple = f"M{x - wave} {y + 3}q{wave / 2} -8 {wave} 0t{wave} 0"
            yield Decor(ripple, line="ripple", width=2.4)
            spire = ((-0.19, 0.65), (-0.11, -1.24), (0, -1.6), (0.11, -1.24), (0.19, 0.65))
            yield Decor(
                polygon((x + a * size, y + b * size) for a, b in spire), fill="obelisk", line="obelisk-line", width=2
            )

    def pools(self) -> list[tuple[float, float, float]]:
        """(x, y, radius) of the two pools."""
        box = self.spina_box()
        if self.form == "wide":
            ends = (box.x + 56, box.x + box.width - 56)
            return [(x, self.middle.y + 6, 36.0) for x in ends]
        return [(x, box.y + box.height - 40, 22.0) for x in (box.x + 52, box.x + box.width - 52)]

    def hub(self) -> Rect:
        """Free room on the marble for the laps to go."""
        box = self.spina_box()
        if self.form == "wide":
            return Rect(box.x + 104, box.y + 10, box.width - 208, box.height - 20)
        return Rect(box.x + 12, box.y + 14, box.width - 24, box.height - 92)
