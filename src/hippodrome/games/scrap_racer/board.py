"""Where the circuit lies on paper: sections on a grid, bends and all, with room for the piles and the start."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Literal

from hippodrome.engine.geometry import Road, Spot, Stretch, checks, circle, polygon, polyline, rectangle
from hippodrome.engine.scene import Colour, Decor, Drawing, Rect, Shape
from hippodrome.games.scrap_racer.data import grid_walk
from hippodrome.games.scrap_racer.track import Track

SIDE = 150.0
"""A section is a square of this side."""
HALF = 0.36 * SIDE
RIM = 0.396 * SIDE
SEAM = 0.03
"""The gap between two sections, in section lengths."""
MARGIN = {"wide": 0.27 * SIDE, "tall": 0.06 * SIDE}
"""The sky around everything; a small screen has none to spare."""
SMALL_ROOM = 0.97
"""The height of the room that a phone leaves the board, by its width."""
PILES = 5

COLOURS = (
    Colour("sky-1", "#f3f7fc", "#1d2a4d"),
    Colour("sky-2", "#dbe4f0", "#121b33"),
    Colour("sky-3", "#b9c7da", "#0a1020"),
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

Square = tuple[int, int]


def drawings(track: Track) -> tuple[Drawing, ...]:
    """The circuit drawn wide and tall."""
    layout = "".join(letter for _, letter in track.sections)
    symbols = tuple(space for space in range(1, int(track.length) + 1) if track.symbol[space])
    return _drawings(layout, int(track.spaces_per_section), symbols)


@lru_cache(maxsize=64)
def _drawings(layout: str, per_section: int, symbols: tuple[int, ...]) -> tuple[Drawing, ...]:
    return tuple(Plan(layout, per_section, symbols, form).drawing() for form in ("wide", "tall"))


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


class Plan:
    """One drawing of a circuit, being laid out.

    The walk of the sections over a square grid is turned so that it lies wide, or fits a phone best; then the
    start and the piles get the best free squares, and the picture is cut to what is used.
    """

    def __init__(self, layout: str, per_section: int, symbols: tuple[int, ...], form: Literal["wide", "tall"]) -> None:
        self.layout = layout
        self.per_section = per_section
        self.symbols = symbols
        self.form: Literal["wide", "tall"] = form
        walk = grid_walk(layout)[:-1]
        turned = [(-y, x, (heading + 1) % 4) for x, y, heading in walk]
        self.lay_out(min((walk, turned), key=self.awkward))
        self.hub_box = self.place_hub()
        self.frame_picture()
        self.road = self.lay_road(self.dx, self.dy)

    # Where things go

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
        used = _around(Rect(0, 0, self.columns * SIDE, self.rows * SIDE), self.start_box(0, 0))
        return max(used.width, used.height / SMALL_ROOM)

    def place_start(self) -> Square:
        """The free square nearest to the finish line; rather outside, and where the picture need not grow."""
        x, y, heading = self.walk[-1]
        line = Spot(x, y, heading * 90 + _TURN[self.layout[-1]]).moved(0.5)

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
        """The free block in which the piles can be largest: inside the circuit rather than beside it.

        Looked for on a fine grid, since bends leave free more than their squares show.
        """
        fine = 5
        left, right = (-1, self.columns + 1) if self.long_way() == "down" else (0, self.columns)
        top, bottom = (-1, self.rows + 1) if self.long_way() == "across" else (0, self.rows)
        wide, high = (right - left) * fine, (bottom - top) * fine
        taken = [[0] * (wide + 1) for _ in range(high + 1)]
        lane = self.lay_road(0, 0).way(0, len(self.layout) * self.per_section, step=9)
        for row in range(high):
            for column in range(wide):
                at = (left + (column + 0.5) / fine) * SIDE, (top + (row + 0.5) / fine) * SIDE
                blocked = self.blocked(at, lane)
                taken[row + 1][column + 1] = (
                    blocked + taken[row][column + 1] + taken[row + 1][column] - taken[row][column]
                )
        best, most = Rect(0, 0, 0, 0), -1.0
        for y0, y1 in combinations(range(high + 1), 2):
            for x0, x1 in combinations(range(wide + 1), 2):
                if min(x1 - x0, y1 - y0) < 3 or taken[y1][x1] - taken[y0][x1] - taken[y1][x0] + taken[y0][x0]:
                    continue
                room = Rect(
                    (left + x0 / fine) * SIDE,
                    (top + y0 / fine) * SIDE,
                    (x1 - x0) / fine * SIDE,
                    (y1 - y0) / fine * SIDE,
                )
                if (worth := self.worth(room)) > most + 1e-9:
                    best, most = room, worth
        return best

    def blocked(self, at: tuple[float, float], lane: tuple[tuple[float, float], ...]) -> bool:
        """Is a place on the track, or where racers wait for the start?"""
        box = self.start_box(0, 0)
        if _outside(at, box.x, box.y, box.width, box.height) < 0.1 * SIDE:
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
        used = _around(self.start_box(0, 0), self.hub_box, Rect(0, 0, self.columns * SIDE, self.rows * SIDE))
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
            [Stretch(self.per_section, bend if _TURN[letter] else SIDE, _TURN[letter]) for letter in self.layout],
        )

    # What is drawn

    def drawing(self) -> Drawing:
        size = 64.0 if self.per_section == 1 else 47.0
        return Drawing(
            self.form,
            self.width,
            self.height,
            (self.start_shape(), *self.shapes()),
            size,
            ground=("sky-1", "sky-2", "sky-3"),
            under=tuple(self.under()),
            over=tuple(self.over()),
            hub=self.hub(),
        )

    def shapes(self) -> Iterator[Shape]:
        """One shape for each space; sections are set apart by a seam, spaces of one section are not."""
        seam = SEAM * self.per_section
        for space in range(1, len(self.layout) * self.per_section + 1):
            first = space - 1 + (seam if (space - 1) % self.per_section == 0 else 0)
            last = space - (seam if space % self.per_section == 0 else 0)
            middle = self.road.at(space - 0.5)
            yield Shape(
                f"space:{space}",
                self.road.outline(first, last, -HALF, HALF),
                middle.x,
                middle.y,
                SIDE if self.per_section == 1 else SIDE / 2,
                middle.heading,
                self.road.way(space - 1, space),
            )

    def start_shape(self) -> Shape:
        box = self.start_box(self.dx, self.dy)
        outline = rectangle(box.x, box.y, box.width, box.height, 14)
        x, y = box.x + box.width / 2, box.y + box.height / 2
        return Shape("space:0", outline, x, y, SIDE, self.start_heading())

    def hub(self) -> Rect:
        return replace(self.hub_box, x=self.hub_box.x + self.dx, y=self.hub_box.y + self.dy)

    def under(self) -> Iterator[Decor]:
        """The sky, and the plates of the track on their shadow."""
        yield from self.stars()
        yield from self.planets()
        shadow = self.lay_road(self.dx, self.dy + 0.05 * SIDE)
        yield Decor("".join(self.plates(shadow, -0.004, RIM)), fill="shade")
        yield Decor("".join(self.plates(self.road, 0.012, RIM)), fill="edge")

    def plates(self, road: Road, gap: float, half: float) -> Iterator[str]:
        """The outline of each section."""
        for section in range(len(self.layout)):
            first, last = section * self.per_section, (section + 1) * self.per_section
            yield road.outline(first + gap * self.per_section, last - gap * self.per_section, -half, half)

    def over(self) -> Iterator[Decor]:
        """Lamps, the printed nudge symbols, chevrons that show the way, and the finish line."""
        for tone, lamps in (("lamp-straight", self.lamps(False)), ("lamp-curve", self.lamps(True))):
            yield Decor("".join(circle(*lamp, 0.045 * SIDE) for lamp in lamps), fill=tone, opacity=0.24)
            yield Decor("".join(circle(*lamp, 0.021 * SIDE) for lamp in lamps), fill=tone)
        rings = []
        for space in self.symbols:
            bend = _TURN[self.layout[(space - 1) // self.per_section]]
            spot = self.road.at(space - 0.5, (0.5 if bend > 0 else -0.5) * HALF)
            rings.append(circle(*spot.point, 0.075 * SIDE))
        yield Decor("".join(rings), line="nudge", width=1.6, dash=(3, 4), opacity=0.75)
        yield from self.chevrons()
        yield from self.finish_line()

    def lamps(self, curve: bool) -> list[tuple[float, float]]:
        """Green lamps line the straights, blue ones the curves."""
        lamps = []
        for section, letter in enumerate(self.layout):
            turn = _TURN[letter]
            if bool(turn) != curve:
                continue
            outer = -1 if turn > 0 else 1
            rows = [(outer * 0.84, (0.1, 0.3, 0.5, 0.7, 0.9)), (-outer * 0.8, (0.25, 0.75))]
            if not turn:
                rows = [(side * 0.84, (0.14, 0.38, 0.62, 0.86)) for side in (-1, 1)]
            for offset, shares in rows:
                ticks = [(section + share) * self.per_section for share in shares]
                lamps += [self.road.at(tick, offset * HALF).point for tick in ticks]
        return lamps

    def chevrons(self) -> Iterator[Decor]:
        """Two arrowheads behind the line: this way round."""
        lines = []
        for share in (0.2, 0.29):
            tip = self.road.at(share * self.per_section)
            lines.append(polyline(tip.moved(*place).point for place in ((-9, -11), (0, 0), (-9, 11))))
        yield Decor("".join(lines), line="number", width=3.2, opacity=0.55)

    def finish_line(self) -> Iterator[Decor]:
        line = self.road.at(0)
        dark, light = checks(line.moved(-0.07 * SIDE, -HALF), 0.14 * SIDE, 2 * HALF, 2, 10)
        yield Decor(dark, fill="check-dark")
        yield Decor(light, fill="check-light")
        posts = []
        for side in (-1, 1):
            post = line.moved(0, side * 1.12 * HALF)
            corners = ((-0.085, -0.06), (-0.085, 0.06), (0.085, 0.06), (0.085, -0.06))
            posts.append(polygon(post.moved(a * SIDE, b * SIDE).point for a, b in corners))
        yield Decor("".join(posts), fill="mark", line="check-dark", width=2)

    # The sky

    def stars(self) -> Iterator[Decor]:
        """Stars in three strengths, always in the same places; none that would read as a dot beside the word Start."""
        number = 20_011
        start = self.start_box(self.dx, self.dy)
        strengths: tuple[list[str], list[str], list[str]] = ([], [], [])
        for k in range(round(self.width * self.height / 4600)):
            shares = []
            for _ in range(2):
                number = (number * 48_271) % 2_147_483_647
                shares.append(number / 2_147_483_647)
            place = shares[0] * self.width, shares[1] * self.height
            if _outside(place, start.x, start.y, start.width, start.height) < 4:
                continue
            strengths[k % 3].append(circle(*place, (0.8, 1.1, 1.6)[k % 3]))
        for star, opacity in zip(strengths, (0.35, 0.6, 0.9), strict=True):
            yield Decor("".join(star), fill="star", opacity=opacity)

    def planets(self) -> Iterator[Decor]:
        """A ringed planet and a moon where the sky is widest, if it is wide enough."""
        taken: list[tuple[float, float, float]] = []
        for radius, paint in ((0.68 * SIDE, self.planet), (0.34 * SIDE, self.moon)):
            spot = max(self.sky(), key=lambda at: self.clearance(at, taken))
            room = self.clearance(spot, taken)
            if room >= 0.62 * radius:
                size = min(radius, room)
                taken.append((*spot, size))
                yield from paint(*spot, size)

    def sky(self) -> Iterator[tuple[float, float]]:
        step = SIDE / 4
        for column in range(1, int(self.width / step)):
            for row in range(1, int(self.height / step)):
                yield column * step, row * step

    def clearance(self, at: tuple[float, float], taken: list[tuple[float, float, float]]) -> float:
        """How much free sky lies around a place."""
        x, y = at
        distances = [x - 8, y - 8, self.width - 8 - x, self.height - 8 - y]
        for square in self.taken:
            cx, cy = self.centre(square)
            distances.append(_outside(at, cx - RIM, cy - RIM, 2 * RIM, 2 * RIM))
        for box in (self.hub(), self.start_box(self.dx, self.dy)):
            distances.append(_outside(at, box.x, box.y, box.width, box.height))
        distances += [math.dist(at, (px, py)) - size - 60 for px, py, size in taken]
        return min(distances) - 6

    def planet(self, x: float, y: float, size: float) -> Iterator[Decor]:
        r = size * 0.62
        yield Decor(circle(x, y, r), fill="planet")
        yield Decor(f"M{x - r} {y}a{r} {r} 0 0 0 {2 * r} 0q{-r} {0.42 * r} {-2 * r} 0Z", fill="planet-shade")
        bands = (
            f"M{x - 0.84 * r} {y - 0.48 * r}q{0.8 * r} {0.26 * r} {1.68 * r} 0M{x - 0.97 * r} {y - 0.16 * r}"
            f"q{0.97 * r} {0.29 * r} {1.94 * r} 0"
        )
        yield Decor(bands, line="planet-band", width=0.08 * r, opacity=0.7)
        tilt = math.radians(-18)
        ring = [
            (
                x + 1.6 * r * math.cos(a) * math.cos(tilt) - 0.33 * r * math.sin(a) * math.sin(tilt),
                y + 1.6 * r * math.cos(a) * math.sin(tilt) + 0.33 * r * math.sin(a) * math.cos(tilt),
            )
            for a in (math.radians(degrees) for degrees in range(-52, 234, 4))
        ]
        yield Decor(polyline(ring), line="planet-ring", width=0.1 * r)

    def moon(self, x: float, y: float, size: float) -> Iterator[Decor]:
        r = size * 0.86
        yield Decor(circle(x, y, r), fill="moon")
        craters = ((-0.32, -0.27, 0.25), (0.36, 0.23, 0.34), (0.23, -0.55, 0.11))
        yield Decor(
            "".join(circle(x + a * r, y + b * r, c * r) for a, b, c in craters),
            fill="moon-shade",
        )


_TURN = {"S": 0.0, "R": 90.0, "L": -90.0}


def _around(*boxes: Rect) -> Rect:
    """The box that holds others."""
    left, right = min(box.x for box in boxes), max(box.x + box.width for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.y + box.height for box in boxes)
    return Rect(left, top, right - left, bottom - top)


def _outside(at: tuple[float, float], x: float, y: float, width: float, height: float) -> float:
    """How far a place lies from a box; negative inside it."""
    dx = max(x - at[0], at[0] - x - width)
    dy = max(y - at[1], at[1] - y - height)
    if dx > 0 and dy > 0:
        return math.hypot(dx, dy)
    return max(dx, dy)
