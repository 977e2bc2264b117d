"""What is painted under and over the spaces: plates, lamps, printed symbols and the finish line."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.geometry import Road, checks, circle, polygon, polyline
from hippodrome.engine.scene import Decor
from hippodrome.games.scrap_racer.face import sky
from hippodrome.games.scrap_racer.face.sheet import HALF, RIM, SIDE, TURN, Sheet


def under(sheet: Sheet) -> Iterator[Decor]:
    """The sky, and the plates of the track on their shadow."""
    yield from sky.stars(sheet)
    if sheet.planets:
        yield from sky.planets(sheet)
    shadow = sheet.lay_road(sheet.dx, sheet.dy + 0.05 * SIDE)
    yield Decor("".join(plates(sheet, shadow, -0.004, RIM)), fill="shade")
    yield Decor("".join(plates(sheet, sheet.road, 0.012, RIM)), fill="edge")


def plates(sheet: Sheet, road: Road, gap: float, half: float) -> Iterator[str]:
    """The outline of each section."""
    for section in range(len(sheet.layout)):
        first, last = section * sheet.per_section, (section + 1) * sheet.per_section
        yield road.outline(first + gap * sheet.per_section, last - gap * sheet.per_section, -half, half)


def over(sheet: Sheet) -> Iterator[Decor]:
    """Lamps, the printed nudge symbols, chevrons that show the way, and the finish line."""
    for tone, lit in (("lamp-straight", lamps(sheet, False)), ("lamp-curve", lamps(sheet, True))):
        yield Decor("".join(circle(*lamp, 0.045 * SIDE) for lamp in lit), fill=tone, opacity=0.24)
        yield Decor("".join(circle(*lamp, 0.021 * SIDE) for lamp in lit), fill=tone)
    rings = []
    for space in sheet.symbols:
        bend = TURN[sheet.layout[(space - 1) // sheet.per_section]]
        spot = sheet.road.at(space - 0.5, (0.5 if bend > 0 else -0.5) * HALF)
        rings.append(circle(*spot.point, 0.075 * SIDE))
    yield Decor("".join(rings), line="nudge", width=1.6, dash=(3, 4), opacity=0.75)
    yield from chevrons(sheet)
    yield from finish_line(sheet)


def lamps(sheet: Sheet, curve: bool) -> list[tuple[float, float]]:
    """Green lamps line the straights, blue ones the curves."""
    lit = []
    for section, letter in enumerate(sheet.layout):
        turn = TURN[letter]
        if bool(turn) != curve:
            continue
        outer = -1 if turn > 0 else 1
        rows = [(outer * 0.84, (0.1, 0.3, 0.5, 0.7, 0.9)), (-outer * 0.8, (0.25, 0.75))]
        if not turn:
            rows = [(side * 0.84, (0.14, 0.38, 0.62, 0.86)) for side in (-1, 1)]
        for offset, shares in rows:
            ticks = [(section + share) * sheet.per_section for share in shares]
            lit += [sheet.road.at(tick, offset * HALF).point for tick in ticks]
    return lit


def chevrons(sheet: Sheet) -> Iterator[Decor]:
    """Two arrowheads behind the line: this way round."""
    lines = []
    for share in (0.2, 0.29):
        tip = sheet.road.at((sheet.line + share) * sheet.per_section)
        lines.append(polyline(tip.moved(*place).point for place in ((-9, -11), (0, 0), (-9, 11))))
    yield Decor("".join(lines), line="number", width=3.2, opacity=0.55)


def finish_line(sheet: Sheet) -> Iterator[Decor]:
    line = sheet.road.at(sheet.line * sheet.per_section)
    dark, light = checks(line.moved(-0.07 * SIDE, -HALF), 0.14 * SIDE, 2 * HALF, 2, 10)
    yield Decor(dark, fill="check-dark")
    yield Decor(light, fill="check-light")
    posts = []
    for side in (-1, 1):
        post = line.moved(0, side * 1.12 * HALF)
        corners = ((-0.085, -0.06), (-0.085, 0.06), (0.085, 0.06), (0.085, -0.06))
        posts.append(polygon(post.moved(a * SIDE, b * SIDE).point for a, b in corners))
    yield Decor("".join(posts), fill="mark", line="check-dark", width=2)
