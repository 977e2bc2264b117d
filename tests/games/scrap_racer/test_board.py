"""The circuit as it is drawn."""

from __future__ import annotations

import math
import re
from itertools import pairwise, product

import pytest

from games.scrap_racer.positions import race, seen_by, track
from hippodrome.engine.scene import Drawing
from hippodrome.games.scrap_racer.face import board, sheet

THREE = "brawler sprinter drifter"
SECTION = sheet.SIDE
OWN = {"sections": [2, 1, 3, 4, 5, 7, 6, 8], "layout": "SRSRSRSR", "finish": 4}
SMALL = {"sections": [1, 4, 7, 8], "layout": "RRRR"}
STAR = re.compile(r"M([\d.]+) ([\d.]+)a")
BOARDS: list[dict[str, object]] = [
    {"circuit": circuit, "short": short, "spaces_per_section": spaces}
    for circuit, short, spaces in product("ABCDEF", (False, True), (1, 3))
]
BOARDS += [{"circuit": "B", "finish": section} for section in (4, 7, 12)]
BOARDS += [{"circuit": OWN}, {"circuit": SMALL, "spaces_per_section": 3}]


def road_of(drawing: Drawing) -> list[tuple[float, float]]:
    return [point for shape in drawing.shapes for point in shape.way]


def piece_in(drawing: Drawing, width: float, height: float) -> float:
    """The size of a piece in a room of that size."""
    return min(width / drawing.width, height / drawing.height) * drawing.piece


def way_turn(way: tuple[tuple[float, float], ...]) -> float:
    headings = [math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) for a, b in pairwise(way)]
    steps = [(b - a + 180) % 360 - 180 for a, b in pairwise(headings)]
    return sum(steps) + (steps[0] if steps else 0)


@pytest.mark.parametrize("options", BOARDS, ids=str)
def test_every_circuit_is_a_closed_road_of_spaces_that_touch(options: dict[str, object]) -> None:
    setup = track(3, **options)
    for drawing in board.drawings(setup):
        spaces = [shape for shape in drawing.shapes if shape.cell != "space:0"]
        assert [shape.cell for shape in spaces] == [f"space:{n}" for n in range(1, int(setup.length) + 1)]
        for here, there in zip(spaces, [*spaces[1:], spaces[0]], strict=True):
            assert math.dist(here.way[-1], there.way[0]) < 0.01
        for one, other in ((a, b) for k, a in enumerate(spaces) for b in spaces[k + 1 :]):
            assert math.dist((one.x, one.y), (other.x, other.y)) > 0.25 * SECTION


@pytest.mark.parametrize("options", BOARDS, ids=str)
def test_start_and_piles_leave_the_road_free(options: dict[str, object]) -> None:
    for drawing in board.drawings(track(3, **options)):
        assert drawing.hub is not None
        start = next(shape for shape in drawing.shapes if shape.cell == "space:0")
        for x, y in road_of(drawing):
            away = max(drawing.hub.x - x, x - drawing.hub.x - drawing.hub.width, 0.0)
            below = max(drawing.hub.y - y, y - drawing.hub.y - drawing.hub.height, 0.0)
            assert math.hypot(away, below) > sheet.RIM
            assert math.dist((x, y), (start.x, start.y)) > sheet.RIM + 0.2 * SECTION


@pytest.mark.parametrize("circuit", "ABCDEF")
def test_the_wide_drawing_suits_a_desk_and_the_tall_one_a_phone(circuit: str) -> None:
    wide, tall = board.drawings(track(3, circuit=circuit))
    assert (wide.form, tall.form) == ("wide", "tall")
    assert piece_in(wide, 1030, 555) > piece_in(tall, 1030, 555)
    assert piece_in(tall, 360, 338) > 1.15 * piece_in(wide, 360, 338)


def test_no_star_lies_in_the_start_box() -> None:
    for drawing in (drawing for circuit in "ABCDEF" for drawing in board.drawings(track(3, circuit=circuit))):
        start = next(shape for shape in drawing.shapes if shape.cell == "space:0")
        stars = [decor.path for decor in drawing.under if decor.fill == "star"]
        places = [tuple(map(float, found)) for path in stars for found in STAR.findall(path)]
        assert len(places) > 40
        assert all(max(abs(x - start.x), abs(y - start.y)) > 0.31 * SECTION for x, y in places)


def test_curves_and_straights_bend_and_are_named_as_the_circuit_says() -> None:
    scene = seen_by(race(THREE, [3, 5, 9], circuit="C").play("4"), -1)
    assert [cell.name.key for cell in scene.cells[1:4]] == ["cell-curve", "cell-curve", "cell-straight"]
    assert scene.cells[2].name.args == {"space": 2, "section": 11}
    turns = {shape.cell: round(way_turn(shape.way)) for shape in scene.drawings[0].shapes if shape.way}
    assert [turns[f"space:{space}"] for space in (1, 2, 3)] == [90, -90, 0]
