"""Steps and lanes."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import FIVE_TURNS, circus
from ledger import rule


@rule("CR-511")
@pytest.mark.parametrize("speed", range(6))
def test_exactly_as_many_steps_as_speed(speed: int) -> None:
    table = circus(f"blue O20/0 V{speed}").drive("blue", FIVE_TURNS, "F" * speed)
    assert table.trail("blue") == [f"O{20 + step}" for step in range(1, speed + 1)]


@rule("CR-512", "CR-513")
def test_each_change_of_lane_uses_a_turn_die_and_a_step() -> None:
    table = circus("blue I0/0 V4").begin("blue", "TURN TURN ATTACK FORTUNE FORTUNE").choose("keep")
    assert table.options == ["forward", "outward"]
    table.choose("outward")
    assert (table.at("blue"), table.race.turns, table.race.steps) == ("C0/0", 1, 3)
    assert table.options == ["forward", "inward", "outward"]
    table.choose("inward")
    assert table.trail("blue") == ["C0", "I1", "I2", "I3"]


@rule("CR-513")
def test_without_a_turn_die_the_way_is_forward() -> None:
    table = circus("blue C8/0 V3").begin("blue", "ATTACK ATTACK FORTUNE FORTUNE FORTUNE").choose("keep")
    assert table.trail("blue") == ["C9", "C10", "C11"]


@rule("CR-514")
def test_the_outer_lanes_have_one_neighbour() -> None:
    assert circus("blue I8/0 V1").drive("blue", FIVE_TURNS).options == ["forward", "outward"]
    assert circus("blue O8/0 V1").drive("blue", FIVE_TURNS).options == ["forward", "inward"]


@rule("CR-517")
def test_the_line_does_not_stop_a_chariot() -> None:
    table = circus("blue C25/1 V5", caltrops="C1").drive("blue", FIVE_TURNS, "FFFFF")
    assert table.at("blue") == "C4/2"
    assert table.damage("blue") == 11
