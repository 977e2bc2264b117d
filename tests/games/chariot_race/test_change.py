"""Changes of the dice for fortune."""

from __future__ import annotations

from games.chariot_race.positions import circus, sides
from ledger import rule


@rule("CR-403", "CR-408")
def test_changes_follow_the_free_re_roll() -> None:
    table = circus("blue C9/0 F4").begin("blue", "TURN TURN TURN TURN TURN")
    assert not any(option.startswith("set") for option in table.options)
    table.choose("pick 0", "roll", chance=sides("ATTACK"))
    assert table.asked == "change"
    assert table.options == [
        "accept", "pick 0", "pick 1",
        "set 0 PM", "set 0 SPRINT", "set 0 TURN", "set 1 PM", "set 1 SPRINT", "set 1 ATTACK",
    ]  # fmt: skip


@rule("CR-405", "CR-404")
def test_a_die_is_set_to_another_face_but_fortune() -> None:
    table = circus("blue C9/0 V9 F2").begin("blue", "PM SPRINT FORTUNE").choose("keep")
    settings = [option for option in table.options if option.startswith("set")]
    assert settings == [
        "set 0 SPRINT", "set 0 TURN", "set 0 ATTACK",
        "set 1 PM", "set 1 TURN", "set 1 ATTACK",
        "set 2 PM", "set 2 SPRINT", "set 2 TURN", "set 2 ATTACK",
    ]  # fmt: skip


@rule("CR-405", "CR-403")
def test_a_die_may_be_changed_again_and_again() -> None:
    table = circus("blue C9/0 F6").begin("blue", "TURN TURN TURN TURN TURN").choose("keep")
    table.choose("set 0 PM", "set 0 ATTACK")
    assert table.levels("blue") == "D12 V4 F2"
    table.choose("pick 0", "roll", chance=sides("SPRINT"))
    assert table.dice == "SPRINT TURN TURN TURN TURN"
    assert table.levels("blue") == "D11 V6 F0"
    assert [paid["fortune"] for paid in table.told("paid")] == [4, 2, 0]


@rule("CR-406", "CR-411")
def test_fortune_on_the_dice_cannot_pay() -> None:
    table = circus("blue C9/0 F1").begin("blue", "FORTUNE FORTUNE FORTUNE TURN TURN").choose("keep")
    assert table.asked == "step"
    assert table.levels("blue") == "D12 V4 F4"
