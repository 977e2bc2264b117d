"""The sky round the circuit: stars, a planet and a moon."""

from __future__ import annotations

import math
from collections.abc import Iterator

from hippodrome.engine.geometry import circle, polyline
from hippodrome.engine.scene import Decor
from hippodrome.games.scrap_racer.face.sheet import RIM, SIDE, Sheet, outside_of


def stars(sheet: Sheet) -> Iterator[Decor]:
    """Stars in three strengths, always in the same places; none that would read as a dot beside the word Start."""
    number = 20_011
    start = sheet.start_box(sheet.dx, sheet.dy)
    strengths: tuple[list[str], list[str], list[str]] = ([], [], [])
    for k in range(round(sheet.width * sheet.height / 4600)):
        shares = []
        for _ in range(2):
            number = (number * 48_271) % 2_147_483_647
            shares.append(number / 2_147_483_647)
        place = shares[0] * sheet.width, shares[1] * sheet.height
        if outside_of(place, start.x, start.y, start.width, start.height) < 4:
            continue
        strengths[k % 3].append(circle(*place, (0.8, 1.1, 1.6)[k % 3]))
    for star, opacity in zip(strengths, (0.35, 0.6, 0.9), strict=True):
        yield Decor("".join(star), fill="star", opacity=opacity)


def planets(sheet: Sheet) -> Iterator[Decor]:
    """A ringed planet and a moon where the sky is widest, if it is wide enough."""
    taken: list[tuple[float, float, float]] = []
    for radius, paint in ((0.68 * SIDE, planet), (0.34 * SIDE, moon)):
        spot = max(places(sheet), key=lambda at: clearance(sheet, at, taken))
        room = clearance(sheet, spot, taken)
        if room >= 0.62 * radius:
            size = min(radius, room)
            taken.append((*spot, size))
            yield from paint(*spot, size)


def places(sheet: Sheet) -> Iterator[tuple[float, float]]:
    step = SIDE / 4
    for column in range(1, int(sheet.width / step)):
        for row in range(1, int(sheet.height / step)):
            yield column * step, row * step


def clearance(sheet: Sheet, at: tuple[float, float], taken: list[tuple[float, float, float]]) -> float:
    """How much free sky lies around a place."""
    x, y = at
    distances = [x - 8, y - 8, sheet.width - 8 - x, sheet.height - 8 - y]
    for square in sheet.taken:
        cx, cy = sheet.centre(square)
        distances.append(outside_of(at, cx - RIM, cy - RIM, 2 * RIM, 2 * RIM))
    for box in (sheet.hub(), sheet.start_box(sheet.dx, sheet.dy)):
        distances.append(outside_of(at, box.x, box.y, box.width, box.height))
    distances += [math.dist(at, (px, py)) - size - 60 for px, py, size in taken]
    return min(distances) - 6


def planet(x: float, y: float, size: float) -> Iterator[Decor]:
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


def moon(x: float, y: float, size: float) -> Iterator[Decor]:
    r = size * 0.86
    yield Decor(circle(x, y, r), fill="moon")
    craters = ((-0.32, -0.27, 0.25), (0.36, 0.23, 0.34), (0.23, -0.55, 0.11))
    yield Decor(
        "".join(circle(x + a * r, y + b * r, c * r) for a, b, c in craters),
        fill="moon-shade",
    )
