"""The free re-roll."""

from __future__ import annotations

from games.chariot_race.positions import SIDES, circus, sides
from ledger import rule


@rule("CR-402")
def test_any_dice_are_rolled_again_once_and_together() -> None:
    table = circus("blue C9/0").begin("blue", "PM SPRINT TURN ATTACK FORTUNE")
    assert table.options == ["keep", "pick 0", "pick 1", "pick 2", "pick 3", "pick 4"]
    table.choose("pick 3", "pick 0")
    assert table.options == ["roll", "pick 1", "pick 2", "pick 4"]
    table.choose("roll", chance=sides("TURN FORTUNE"))
    assert table.dice == "TURN SPRINT TURN FORTUNE FORTUNE"
    assert table.asked == "step"


@rule("CR-402")
def test_of_equal_dice_one_is_offered_at_a_time() -> None:
    table = circus("blue C9/0").begin("blue", "TURN TURN ATTACK TURN ATTACK")
    assert table.options == ["keep", "pick 0", "pick 2"]
    assert table.choose("pick 0").options == ["roll", "pick 1", "pick 2"]


@rule("CR-402")
def test_with_all_dice_picked_they_are_rolled() -> None:
    table = circus("blue C9/0").begin("blue", "TURN TURN TURN TURN TURN")
    table.choose(*(f"pick {die}" for die in range(5)), chance=[SIDES["PM"]] * 5)
    assert table.dice == "PM PM PM PM PM"
