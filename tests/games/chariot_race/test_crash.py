"""Crashes, and being placed behind."""

from __future__ import annotations

from games.chariot_race.positions import FIVE_TURNS, circus
from ledger import rule


@rule("CR-601", "CR-602", "CR-603")
def test_every_occupied_cell_entered_is_a_crash() -> None:
    table = circus("blue C8/0 V4", "red C9/0", "green C11/0").drive("blue", FIVE_TURNS, "FFFF")
    assert table.at("blue") == "C12/0"
    assert [table.damage(color) for color in ("blue", "red", "green")] == [8, 10, 10]
    assert (table.at("red"), table.at("green")) == ("C9/0", "C11/0")


@rule("CR-602")
def test_ones_own_second_chariot_is_hit_too() -> None:
    table = circus("blue C8/0 V2", "red C9/0", players=3)
    assert table.race.owner[0] == table.race.owner[1]
    table.drive("blue", FIVE_TURNS, "FF")
    assert (table.damage("blue"), table.damage("red")) == (10, 10)


@rule("CR-604")
def test_the_movers_own_cells_are_free_to_be_placed_on() -> None:
    table = circus("blue C10/0 V1", "red C11/0").drive("blue", FIVE_TURNS, "F")
    assert table.at("blue") == "C10/0"
    through = circus("blue C9/0 V2", "red C11/0", "green C10/0").drive("blue", FIVE_TURNS, "FF")
    assert through.at("blue") == "C9/0"
    assert through.damage("blue") == 8


@rule("CR-605", "CR-521")
def test_placing_on_a_numbered_cell_costs_nothing() -> None:
    table = circus("blue O4/0 D12 V2", "red C5/0").drive("blue", FIVE_TURNS, "Fi")
    assert table.trail("blue") == ["O5", "C5"]
    assert (table.at("blue"), table.damage("blue")) == ("C4/0", 10)
    assert table.told("curve_held") == table.told("curve_hurt") == []


@rule("CR-606")
def test_placing_counts_back_over_the_line() -> None:
    table = circus("blue C24/0 V2", "red C0/0").drive("blue", FIVE_TURNS, "FF")
    assert table.at("blue") == "C25/0"
    assert table.told("placed") == [{"racer": 0, "from": 100, "to": 125, "other": 1}]


@rule("CR-611")
def test_the_hit_chariot_keeps_place_speed_and_fortune() -> None:
    table = circus("blue C8/0 V4", "red C10/0 V7 F3").drive("blue", FIVE_TURNS, "FFFF")
    assert (table.at("red"), table.levels("red")) == ("C10/0", "D10 V7 F3")


@rule("CR-626", "CR-605")
def test_by_the_switch_a_cube_under_the_placed_chariot_can_destroy_it() -> None:
    table = circus("blue C8/0 V2 D3", "red C10/0 D5", "green C1/0", caltrops="C9", placed_on_caltrop_hurts=True)
    table.drive("blue", FIVE_TURNS, "FF")
    assert table.told("caltrop_hit")[0]["cell"] == 109
    assert table.at("blue") == "out"
    placed = circus("blue O8/0 V2 D3", "red C8/0 D5", "green C1/0", caltrops="C7", placed_on_caltrop_hurts=True)
    placed.drive("blue", FIVE_TURNS, "Fi")
    assert placed.told("placed")[0]["to"] == 107
    assert placed.at("blue") == "out"
    assert placed.told("destroyed") == [{"racer": 0, "cell": 107}]
    assert placed.caltrops == {"C7"}
