"""Rolling, the free re-roll, changes for fortune, and what the dice do to the speed."""

from __future__ import annotations

from collections import Counter

import pytest

from games.chariot_race.positions import SIDES, circus, sides
from hippodrome.engine.preview import outcomes
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.track import FACES
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


@rule("CR-407")
def test_unused_dice_are_gone_next_turn() -> None:
    table = circus("blue C9/0 V1").drive("blue", "TURN TURN TURN TURN ATTACK", "F")
    assert (table.race.round, table.active) == (2, "blue")
    assert (table.race.turns, table.race.attacks, table.race.picked) == (0, 0, 0)


@rule("CR-502", "CR-503")
@pytest.mark.parametrize(("plus", "speed"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_signs_are_chosen_die_by_die_and_applied_together(plus: int, speed: int) -> None:
    table = circus("blue C9/0 V4").begin("blue", "PM PM PM FORTUNE FORTUNE").choose("keep")
    assert table.options == ["plus 0", "plus 1", "plus 2", "plus 3"]
    table.choose(f"plus {plus}")
    assert table.told("speed") == [{"racer": 0, "from": 4, "to": speed, "plus": plus, "minus": 3 - plus, "sprints": 0}]
    assert len(table.trail("blue")) == speed


@rule("CR-503", "CR-501")
def test_modifiers_are_cut_once_after_adding_up() -> None:
    table = circus("blue O5/0 D12 V11").drive("blue", "SPRINT PM", plus=0)
    assert table.told("speed")[0]["to"] == 12
    braking = circus("blue C9/0 V1").drive("blue", "PM PM PM SPRINT FORTUNE", plus=0)
    assert braking.levels("blue") == "D11 V0 F1"
    assert braking.told("stood") == [{"racer": 0, "cell": 109}]


@rule("CR-505")
def test_the_speed_of_the_move_is_where_the_next_turn_begins() -> None:
    table = circus("blue I16/0 V4").drive("blue", "PM PM TURN FORTUNE FORTUNE", "FFFFFF", plus=2)
    assert (table.race.round, table.levels("blue")) == (2, "D12 V6 F2")
    assert table.race.rolled == 4


@rule("CR-402")
def test_a_die_has_six_sides_two_of_them_turn() -> None:
    table = circus("blue O20/0 V11 F2", "red C1/0").begin("blue", "FORTUNE FORTUNE")
    odds = Counter[str]()
    table.choose("pick 0")
    for probability, after in outcomes(table.race, table.race.choices()[0]):
        assert isinstance(after, ChariotRace)
        odds[FACES[after.dice[0]]] += int(36 * probability)
    assert odds == {"pm": 6, "sprint": 6, "turn": 12, "attack": 6, "fortune": 6}
