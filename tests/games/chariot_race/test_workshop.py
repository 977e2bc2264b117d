"""The workbench of the board: front edges are dragged along their lanes."""

from __future__ import annotations

from copy import deepcopy

import pytest

from games.chariot_race.positions import GAME
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.workshop import JOIN, look
from hippodrome.games.chariot_race import box
from hippodrome.games.chariot_race.face.workshop import BoardBench

BENCH = BoardBench()
BOARD = box.read("board")


def edges_of(cell: str) -> list[str]:
    joints = look(GAME, BENCH, BOARD, "AA").joints
    return [joint.id for joint in joints if f"space:{cell}" in joint.takes]


def test_a_front_edge_is_dragged_between_those_behind_and_ahead() -> None:
    ticks = [int(joint.rpartition(":")[2]) for joint in edges_of("C5")]
    fronts = BOARD["module"]["1A"]["front"]["C"]
    assert ticks == sorted(ticks)
    assert len(ticks) > 4
    assert fronts[4] < ticks[0] < fronts[5] < ticks[-1] < fronts[6]


def test_the_cell_and_no_other_has_another_front_edge_then() -> None:
    joint = edges_of("O20")[0]
    made = BENCH.change(BOARD, "AA", "space:O20", JOIN, joint)
    expected = deepcopy(BOARD)
    expected["module"]["2A"]["front"]["O"][5] = int(joint.rpartition(":")[2])
    assert made == expected
    assert not look(GAME, BENCH, made, "AA").flaws


def test_an_edge_is_not_dragged_past_another() -> None:
    with pytest.raises(BadBoard):
        BENCH.change(BOARD, "AA", "space:C5", JOIN, edges_of("C7")[0])


def test_the_joints_lie_in_the_lane_from_back_to_front() -> None:
    """Going along the lane: each is nearer to the edge ahead than the one before, in both drawings."""
    sketch = look(GAME, BENCH, BOARD, "AA")
    joints = [joint for joint in sketch.joints if "space:I1" in joint.takes]
    assert sketch.scene is not None
    for form in ("wide", "tall"):
        places = [joint.at[form] for joint in joints]
        assert len(set(places)) == len(places)
        ways = [abs(x - places[-1][0]) + abs(y - places[-1][1]) for x, y in places]
        assert ways == sorted(ways, reverse=True)
