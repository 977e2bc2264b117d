"""Boards of other shapes than a game may have today: an oval of lanes, a field of hexagons, a ring of tiles."""

from __future__ import annotations

from hippodrome.engine.geometry import hexagon, oval
from hippodrome.engine.scene import Cell, Drawing, Mark, Offer, Piece, Rect, Scene, Shape, Text, Token, plain

LETTERS = "ABCDEF"


def racers(cells: list[str]) -> tuple[Piece, ...]:
    """Six racers, one on each of the cells named."""
    return tuple(
        Piece(f"piece:{slot}", "cart", slot, plain(LETTERS[slot - 1]), plain(f"Racer {slot}"), cell)
        for slot, cell in enumerate(cells, start=1)
    )


def lanes() -> Scene:
    """An oval of three lanes of 28 cells."""
    road = oval((500.0, 300.0), 400.0, 90.0, [0, 7, 14, 21, 28, 28], clockwise=False)
    cells, shapes = [], []
    for lane, letter in enumerate("ICO"):
        inner, outer = 58.0 * lane, 58.0 * (lane + 1)
        for tick in range(28):
            spot = road.at(tick + 0.5, (inner + outer) / 2)
            name = f"{letter}{tick}"
            marks = (Mark(text=plain(3), disc="surface"),) if tick == 7 else ()
            cells.append(Cell(f"space:{name}", plain(name), marks=(*marks, Mark(text=plain(name), quiet=True))))
            outline = road.outline(tick, tick + 1, inner, outer)
            shapes.append(Shape(f"space:{name}", outline, spot.x, spot.y, 52.0, spot.heading))
    drawing = Drawing("wide", 1000.0, 600.0, tuple(shapes), 50.0, hub=Rect(330.0, 240.0, 340.0, 120.0))
    stand = racers([f"space:{name}" for name in ("I0", "C0", "O0", "C9", "O19", "I20")])
    token = Token("token:0", "caltrop", "space:C12", plain("Caltrop"))
    return Scene("sand", (drawing,), tuple(cells), stand, (token,))


def hexes() -> Scene:
    """Six columns of hexagons, with ghosts beyond the edges."""
    cells: list[Cell] = []
    shapes: list[Shape] = []
    ghosts: list[Shape] = []
    for column in range(-1, 7):
        for row in range(14):
            if (column + row) % 2 == 0:
                continue
            x, y = 150.0 + column * 75.0, 700.0 - row * 43.3
            inside = 0 <= column < 6 and 1 <= row <= 12
            name = f"{LETTERS[column % 6]}{(row - 1) % 12 + 1}"
            shape = Shape(f"space:{name}", hexagon(x, y, 48.0), x, y, 86.0)
            (shapes if inside else ghosts).append(shape)
            if inside:
                lava = (Mark("lava", tone="lava"),) if row % 5 == 0 else ()
                cells.append(Cell(f"space:{name}", plain(name), marks=lava))
    drawing = Drawing("tall", 700.0, 760.0, tuple(shapes), 60.0, ghosts=tuple(ghosts))
    stand = racers([f"space:{name}" for name in ("A3", "A5", "B8", "C5", "F6", "F12")])
    offers = (Offer(4, Text(plain="Left"), targets=("space:B6",)), Offer(5, Text(plain="Right"), targets=("space:D6",)))
    return Scene("ember", (drawing,), tuple(cells), stand, offers=offers, seat=0)


def tiles() -> Scene:
    """A ring of 32 tiles with five racers, two of them on one tile and one off the board."""
    road = oval((500.0, 300.0), 420.0, 130.0, [0, 6, 15, 22, 31, 32], clockwise=True)
    cells, shapes = [], []
    for tile in range(32):
        spot = road.at(tile + 0.5, 45.0)
        cells.append(Cell(f"space:{tile}", plain(tile), tone="cell-hidden" if tile > 15 else "track"))
        outline = road.outline(tile + 0.03, tile + 0.97, 0.0, 90.0)
        shapes.append(Shape(f"space:{tile}", outline, spot.x, spot.y, 70.0, spot.heading))
    drawing = Drawing("wide", 1000.0, 600.0, tuple(shapes), 50.0)
    return Scene("grove", (drawing,), tuple(cells), racers(["space:8", "space:8", "space:11", "space:13", ""]))


ALL = {"lanes": lanes, "hexes": hexes, "tiles": tiles}
