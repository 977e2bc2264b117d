"""Curves, caltrops and pillars."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import FIVE_TURNS, circus
from ledger import rule


@rule("CR-515", "CR-532")
def test_the_cell_where_the_move_begins_triggers_nothing() -> None:
    table = circus("blue C4/0 V9 D12", caltrops="C4").drive("blue", "FORTUNE FORTUNE FORTUNE")
    assert table.damage("blue") == 12
    assert table.caltrops == {"C4"}


@rule("CR-521", "CR-505")
def test_a_curve_costs_the_speed_above_its_number_not_the_points_left() -> None:
    table = circus("blue I1/0 V5").drive("blue", FIVE_TURNS, "FFFFF")
    assert table.at("blue") == "I6/0"
    assert table.told("curve_hurt") == [{"racer": 0, "cell": 4, "limit": 3, "speed": 5, "lost": 2, "damage": 10}]


@rule("CR-521")
def test_each_numbered_cell_is_checked_by_itself() -> None:
    table = circus("blue O2/0 V9").drive("blue", "TURN TURN FORTUNE", "FFiFFFFFF")
    assert table.trail("blue")[:3] == ["O3", "O4", "C4"]
    assert [hurt["lost"] for hurt in table.told("curve_hurt")] == [2, 4]


@rule("CR-521")
def test_a_curve_at_its_safe_speed_costs_nothing() -> None:
    table = circus("blue C2/0 V5").drive("blue", FIVE_TURNS, "FFFFF")
    assert table.damage("blue") == 12
    assert [held["limit"] for held in table.told("curve_held")] == [5]


@rule("CR-531")
def test_a_caltrop_hurts_once_and_returns_to_the_supply() -> None:
    table = circus("blue C8/0 V4 D9", caltrops="C10 C12").drive("blue", FIVE_TURNS, "FFFF")
    assert table.damage("blue") == 7
    assert (table.caltrops, table.supply) == (set(), 20)
    assert [hit["cell"] for hit in table.told("caltrop_hit")] == [110, 112]


@rule("CR-516", "CR-911")
def test_a_pillar_comes_before_everything_else() -> None:
    table = circus("blue C9/0 D12 V4", circuit="BB", caltrops="C10").drive(
        "blue", "ATTACK ATTACK FORTUNE FORTUNE FORTUNE"
    )
    assert [event.key for event in table.events][3:6] == ["kept_speed", "drove", "pillar_hit"]
    assert (table.caltrops, table.supply) == ({"C10"}, 19)


@rule("CR-911", "CR-912")
@pytest.mark.parametrize(("circuit", "survives"), [("AA", True), ("AB", True), ("BA", False), ("BB", False)])
def test_pillars_stand_on_side_b_only(circuit: str, survives: bool) -> None:
    table = circus("blue C9/0 V2", circuit=circuit).drive("blue", FIVE_TURNS, "F")
    assert table.at("blue") == ("C10/0" if survives else "out")
