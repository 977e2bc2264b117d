"""The line a piece follows: along the road, across lanes, over wrapping edges."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hippodrome.draw.routes import routes, trimmed
from hippodrome.engine.scene import Drawing, Shape


def shape(cell: str, x: float, y: float, way: tuple[tuple[float, float], ...] = ()) -> Shape:
    return Shape(cell, "M0 0Z", x, y, 10, way=way)


LANE = Drawing(
    "wide", 100, 100,
    (
        shape("space:1", 5, 0, ((0, 0), (5, 0), (10, 0))),
        shape("space:2", 15, 5, ((10, 0), (15, 5), (20, 10))),
        shape("space:3", 5, 20, ((0, 20), (5, 20), (10, 20))),
    ),
    5,
)  # fmt: skip
TORUS = Drawing(
    "wide", 100, 100,
    (shape("space:A", 10, 10), shape("space:B", 30, 10), shape("space:C", 50, 10)),
    5,
    ghosts=(shape("space:C", -10, 10), shape("space:A", 70, 10)),
)  # fmt: skip


def test_along_the_road_the_ways_of_the_cells_are_joined() -> None:
    assert routes(LANE, ("space:1", "space:2")) == [[(5, 0), (10, 0), (15, 5)]]


def test_backwards_the_same_road_is_followed_the_other_way() -> None:
    assert routes(LANE, ("space:2", "space:1")) == [[(15, 5), (10, 0), (5, 0)]]


def test_between_lanes_the_line_is_straight() -> None:
    assert routes(LANE, ("space:2", "space:3")) == [[(15, 5), (5, 20)]]


def test_over_an_edge_a_piece_leaves_at_one_side_and_enters_at_the_other() -> None:
    out, back = routes(TORUS, ("space:B", "space:C", "space:A"))
    assert out == [(30, 10), (50, 10), (70, 10)]
    assert back == [(-10, 10), (10, 10)]


def test_inside_the_board_ghosts_are_not_used() -> None:
    assert routes(TORUS, ("space:A", "space:B", "space:C")) == [[(10, 10), (30, 10), (50, 10)]]


def test_nobody_moves_nowhere() -> None:
    assert routes(LANE, ("space:1",)) == []
    assert routes(LANE, ()) == []


@pytest.mark.parametrize(("start", "end"), [(0, 0), (2, 3), (4, 4)])
def test_a_line_is_trimmed_to_the_rims_of_the_pieces(start: float, end: float) -> None:
    assert trimmed([(0, 0), (10, 0), (20, 0)], start, end) == [(start, 0), (10, 0), (20 - end, 0)]


def test_of_a_short_line_something_is_left() -> None:
    assert trimmed([(0, 0), (10, 0)], 10, 10) == [(3, 0), (7, 0)]


def test_a_path_runs_where_the_pieces_stand() -> None:
    beside = replace(LANE, shapes=LANE.shapes[1:], stand=(0, 0.5))
    assert routes(beside, ("space:2", "space:3")) == [[(20, 5), (10, 20)]]


CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("routes.json").read_text("utf-8"))
"""Ways that the page's `places.ts` is held to as well, made by tests/make_routes.py."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['name']} {case['path'][0]}-{case['path'][-1]}")
def test_the_way_is_the_one_the_page_draws(case: dict[str, Any]) -> None:
    def shapes(told: list[dict[str, Any]]) -> tuple[Shape, ...]:
        return tuple(Shape(outline="", **{**one, "way": tuple(map(tuple, one["way"]))}) for one in told)

    ahead, right = case["stand"]
    drawing = Drawing("wide", 0, 0, shapes(case["shapes"]), 1, ghosts=shapes(case["ghosts"]), stand=(ahead, right))
    found = routes(drawing, tuple(case["path"]))
    assert [len(line) for line in found] == [len(line) for line in case["lines"]]
    for line, known in zip(found, case["lines"], strict=True):
        assert [coordinate for point in line for coordinate in point] == pytest.approx(
            [coordinate for point in known for coordinate in point], abs=0.001
        )


def test_ways_leave_the_board_and_follow_roads() -> None:
    assert any(len(case["lines"]) > 1 for case in CASES if case["name"] != "torus")
    assert any(len(line) > len(case["path"]) for case in CASES for line in case["lines"] if case["name"] != "lane")
