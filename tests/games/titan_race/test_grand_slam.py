"""The Grand Slam (TR-1311 to TR-1317)."""

from __future__ import annotations

import pytest

from games.titan_race.table import GAME, Table
from hippodrome.engine.errors import BadOption
from ledger import rule


@rule("TR-1311", "TR-1317")
def test_three_different_circuits_lie_in_a_row() -> None:
    table = Table("kaldheira", "grinder C1", slam="estenguard bankog")
    course = table.race.course
    assert course.cells == 108
    assert course.circuits == ["kaldheira", "estenguard", "bankog"]
    features = GAME.words["feature"]
    assert features[course.feature[36 + 3 * 3 + 1]] == "ice"
    with pytest.raises(BadOption, match="circuit_3"):
        GAME.setup(3, {"grand_slam": True, "circuit_2": "bankog", "circuit_3": "bankog"})
    following = GAME.setup(3, {"grand_slam": True, "circuit": "lagoon"})
    assert following.circuits == ["lagoon", "kaldheira", "moltenchest"]


@rule("TR-1311")
def test_side_loops_remain_in_the_grand_slam() -> None:
    table = Table("bankog", "grinder F2", slam="estenguard kaldheira")
    table.step("FR")
    table.check("grinder A3")


@rule("TR-1312")
def test_only_the_top_of_the_third_board_wins() -> None:
    table = Table("bankog", "grinder E11", slam="estenguard kaldheira")
    table.step("F")
    assert not table.race.over
    table.check("grinder II·E1")
    assert table.race.lap(0) == 2
    last = Table("bankog", "grinder III·E11", slam="estenguard anglieh")
    last.step("FR")
    assert not last.race.over
    last.race.active = 0
    last.step("F")
    assert last.winner == "grinder"
    assert last.told("left_top") == [{"titan": "grinder", "from": "III·F12"}]


@rule("TR-1313")
def test_moved_down_over_a_border_a_titan_is_back_on_the_lower_board() -> None:
    table = Table("bankog", "ragnarok II·C3", "rassik II·C1", slam="estenguard kaldheira")
    table.power("rassik B")
    assert table.race.lap(1) == 1
    table.check("rassik C11")


@rule("TR-1314")
def test_beyond_the_ends_there_are_no_cells() -> None:
    table = Table("bankog", "grinder C1", slam="estenguard kaldheira")
    table.power()
    table.offers("trap C3", "trap B2", "trap D2")
    top = Table("bankog", "slaugg III·E11", "rassik C1", slam="estenguard kaldheira")
    top.deal("slaugg", "fireball")
    top.race.offer()
    assert not top.may("play fireball")
    assert not top.may("power")


@rule("TR-1315")
def test_headwind_may_not_drive_a_chain_through_the_wall() -> None:
    table = Table("bankog", "slaugg E5", "rassik C1", "craken C3", "grinder A5", slam="estenguard kaldheira")
    table.card("headwind")
    table.check("grinder A3")


@rule("TR-1315")
def test_a_backward_slide_stops_on_the_ice_before_the_wall() -> None:
    icy = {"ice": ["C3", "C5"]}
    table = Table(icy, "slaugg E5", "rassik C7", "craken C1", slam="estenguard kaldheira")
    table.card("headwind")
    table.check("rassik C3", "craken C1")


@rule("TR-1316")
def test_scenery_acts_across_borders() -> None:
    jump = Table("moltenchest", "slaugg A11", slam="estenguard kaldheira")
    jump.step("FR")
    jump.check("slaugg II·C1")
    blast = Table("bankog", "grinder C9", "rassik II·C1", slam="estenguard kaldheira")
    blast.step("F")
    blast.check("grinder C11", "rassik II·C1 life 2")
