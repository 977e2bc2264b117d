"""Roads: places, headings and outlines."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from hippodrome.engine.geometry import (
    Road,
    Spot,
    Stretch,
    checks,
    circle,
    hexagon,
    number,
    oval,
    rectangle,
)

ROUND = Road(Spot(0, 0, 0), [Stretch(1, 100), Stretch(1, 50 * math.pi / 2, 90.0)] * 4)
"""A rounded square driven clockwise from its lower left; ticks 0 to 8."""
TICKS = [0, 6, 15, 22, 31, 32]


def near(spot: Spot, x: float, y: float, heading: float) -> bool:
    turn = (spot.heading - heading + 180) % 360 - 180
    return math.dist(spot.point, (x, y)) < 1e-6 and abs(turn) < 1e-6


def test_a_spot_moves_ahead_and_to_its_right() -> None:
    assert near(Spot(10, 10, 0).moved(5, 2), 12, 5, 0)
    assert near(Spot(10, 10, 90).moved(5, 2), 15, 12, 90)


def test_a_road_is_followed_through_a_right_bend() -> None:
    assert ROUND.gap() < 1e-9
    assert near(ROUND.at(0.5), 0, -50, 0)
    assert near(ROUND.at(2), 50, -150, 90)
    assert near(ROUND.at(8.5), 0, -50, 0)


def test_offsets_count_to_the_right_and_on_the_other_side_to_the_left() -> None:
    assert near(ROUND.at(0.5, 10), 10, -50, 0)
    left = Road(Spot(0, 0, 0), ROUND.stretches, side=-1)
    assert near(left.at(0.5, 10), -10, -50, 0)


def test_an_outline_follows_the_bend_with_true_arcs() -> None:
    assert ROUND.outline(1, 2, -10, 10) == "M10 -100A40 40 0 0 1 50 -140L50 -160A60 60 0 0 0 -10 -100Z"


def test_an_outline_may_run_over_the_start_of_the_road() -> None:
    outline = ROUND.outline(7.9, 8.5, -5, 5)
    assert outline == "M5.55 7.04A45 45 0 0 1 5 0L5 -50L-5 -50L-5 0A55 55 0 0 0 -4.32 8.6Z"


def test_the_way_through_a_cell_ends_where_the_next_begins() -> None:
    ways = [ROUND.way(tick, tick + 1) for tick in range(8)]
    for here, there in zip(ways, [*ways[1:], ways[0]], strict=True):
        assert math.dist(here[-1], there[0]) < 1e-9
    assert all(len(way) > 5 for way in ways[1::2])


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("corner", [None, 60.0])
@pytest.mark.parametrize("heading", [0.0, 90.0])
def test_an_oval_closes_and_its_offsets_count_outwards(clockwise: bool, corner: float | None, heading: float) -> None:
    road = oval((500, 300), 400, 120, TICKS, clockwise=clockwise, heading=heading, corner=corner, depth=40)
    assert road.gap() < 1e-6
    assert road.ticks == pytest.approx(32)
    for tick in range(32):
        inner, outer = road.at(tick), road.at(tick, 30)
        assert math.dist(outer.point, (500, 300)) > math.dist(inner.point, (500, 300))


def test_an_oval_starts_on_top_going_right_when_it_is_driven_clockwise() -> None:
    start = oval((0, 0), 400, 120, TICKS, clockwise=True).at(0)
    assert start.heading == 90
    assert start.y == pytest.approx(-120)


def test_flattened_ends_leave_cells_of_one_size() -> None:
    road = oval((0, 0), 400, 160, TICKS, clockwise=True, corner=50, depth=40)
    ends = [road.at(tick, 40).point for tick in range(33)]
    lengths = [math.dist(a, b) for a, b in pairwise(ends)]
    assert max(lengths) < 1.3 * min(lengths)


def test_checks_share_a_line_evenly() -> None:
    dark, light = checks(Spot(0, 0, 0), 20, 100, 2, 10)
    assert dark.count("M") == light.count("M") == 10


def test_shapes_are_written_short() -> None:
    assert number(-0.001) == "0"
    assert number(12.50) == "12.5"
    assert rectangle(0, 0, 10, 5) == "M0 0L10 0L10 5L0 5Z"
    assert rectangle(0, 0, 10, 5, 2).count("A") == 4
    assert circle(5, 5, 2).startswith("M3 5a2 2")
    assert hexagon(0, 0, 10).startswith("M5 -8.66")
    assert hexagon(0, 0, 10, pointed=True).startswith("M8.66 -5")
