"""Repairs, and the speed that the damage level allows."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import circus
from ledger import rule


@rule("CR-207", "CR-301")
@pytest.mark.parametrize(("damage", "most"), [(9, 3), (10, 2), (11, 1)])
def test_a_repair_stays_on_the_track(damage: int, most: int) -> None:
    table = circus(f"blue C9/0 D{damage} F3").begin("blue")
    assert table.options == ["no repair", *(f"repair {points}" for points in range(1, most + 1))]
    table.choose(f"repair {most}")
    assert table.levels("blue") == "D12 V4 F0"


@rule("CR-301")
def test_by_the_switch_a_repair_mends_all_it_can() -> None:
    table = circus("blue C9/0 D8 F3", repair_amount_free=False).begin("blue")
    assert table.options == ["no repair", "repair 3"]
    assert circus("blue C9/0 D11 F3", repair_amount_free=False).begin("blue").options == ["no repair", "repair 1"]


@rule("CR-302")
def test_no_repair_without_fortune_or_damage() -> None:
    assert circus("blue C9/0 D5 F2").begin("blue").asked == "reroll"
    assert circus("blue C9/0 D12 F6").begin("blue").asked == "reroll"


@rule("CR-313", "CR-311")
def test_the_cap_acts_at_the_start_of_the_turn_only_and_never_raises() -> None:
    slow = circus("blue C9/0 D10 V3").begin("blue")
    assert slow.levels("blue") == "D10 V3 F0"
    table = circus("blue C5/0 D4 V4", "red C4/0 V1")
    table.drive("blue", "SPRINT SPRINT TURN TURN FORTUNE", "FF")
    assert table.levels("blue") == "D2 V8 F1"
    table.choose(*["forward"] * 6)
    assert table.levels("blue") == "D2 V8 F1"
    assert table.trail("blue")[-1] == "C13"
