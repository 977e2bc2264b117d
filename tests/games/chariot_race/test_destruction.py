"""Wrecks and their debris."""

from __future__ import annotations

from games.chariot_race.positions import FIVE_TURNS, circus
from ledger import rule


@rule("CR-621", "CR-627")
def test_at_zero_a_chariot_is_out_for_good_in_anybodys_turn() -> None:
    table = circus("blue C8/0 V4", "red C10/0 D1", "green C1/0 V0").drive("blue", FIVE_TURNS, "FFFF")
    assert (table.at("red"), table.damage("red")) == ("out", 0)
    assert table.active == "green"
    table.choose("keep")
    assert table.active == "blue"
    assert table.race.living() == 2


@rule("CR-627")
def test_wrecks_are_ignored() -> None:
    table = circus("blue C8/0 V2", "red C10/0 D2").drive("blue", FIVE_TURNS, "FF")
    assert table.at("blue") == "C9/0"
    again = circus("blue C8/0 V3 D9", caltrops="C10").drive("blue", FIVE_TURNS, "FFF")
    assert again.damage("blue") == 8


@rule("CR-621", "CR-622")
def test_damage_does_not_go_below_zero_and_debris_is_a_caltrop() -> None:
    table = circus("blue I3/0 D3 V3", "red I1/0 V5 D9")
    table.drive("blue", "SPRINT SPRINT FORTUNE FORTUNE FORTUNE")
    hurt = {"racer": 0, "cell": 4, "limit": 3, "speed": 7, "lost": 1, "damage": 0}
    assert table.told("curve_hurt") == [hurt]
    assert table.caltrops == {"I4"}
    table.choose("keep", *["forward"] * 5)
    assert table.damage("red") == 9 - 2 - 1
    assert table.caltrops == set()


@rule("CR-624", "CR-626")
def test_debris_under_a_mover_passing_through_does_not_hurt() -> None:
    table = circus("blue C8/0 V3 D5", "red C9/0 D1").drive("blue", FIVE_TURNS, "FFF")
    assert (table.at("blue"), table.damage("blue")) == ("C11/0", 3)
    assert table.caltrops == {"C9"}
