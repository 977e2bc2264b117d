"""Nudge tokens on dice (SR-4xx)."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import race
from ledger import rule

THREE = "brawler sprinter drifter"


@rule("SR-401")
def test_there_are_six_nudges_of_each_of_three_types() -> None:
    track = race(THREE, [0, 0, 0]).state.track
    assert list(track.nudges) == [6, 6, 6]


@rule("SR-402")
def test_a_nudge_acts_only_on_the_die_just_rolled() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip flip"}).play("4 KEEP")
    assert table.options == ["ROLL", "STOP"]
    table.play("ROLL 6 FLIP KEEP")
    assert table.dice == [4, 1]


@rule("SR-402")
def test_a_nudge_belongs_to_the_racer_that_rolls() -> None:
    table = race(THREE, [3, 5, 9], nudges={"sprinter": "flip"}).play("4")
    assert table.options == ["ROLL", "STOP"]


@rule("SR-403")
def test_nudges_act_one_after_the_other_on_the_current_value() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip plusmin1 plusmin1 reroll"})
    table.play("5 PLUS1 FLIP PLUS1 REROLL 3")
    assert [nudge["value"] for nudge in table.told("nudged")] == [6, 1, 2, 3]
    assert table.dice == [3]


@rule("SR-404")
def test_a_reroll_replaces_the_value_and_may_be_nudged_again() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "reroll reroll"}).play("5 REROLL 5")
    assert table.options == ["KEEP", "REROLL"]
    assert table.play("REROLL 2").dice == [2]


@rule("SR-405")
@pytest.mark.parametrize(
    ("die", "choice", "value"), [(3, "PLUS1", 4), (3, "MINUS1", 2), (1, "PLUS1", 2), (6, "MINUS1", 5)]
)
def test_plus_or_minus_one(die: int, choice: str, value: int) -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "plusmin1"}).play(f"{die} {choice}")
    assert table.dice == [value]


@rule("SR-406")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_flip_shows_the_opposite_face(die: int) -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}).play(f"{die} FLIP")
    assert table.dice == [7 - die]


@rule("SR-407")
def test_a_used_nudge_leaves_the_game() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip reroll"}, reserve="plusmin1")
    table.play("4 FLIP")
    assert table.nudges("brawler") == "reroll"
    assert table.reserve == 1
    assert sum(table.state.unseen_nudges) == 1


@rule("SR-408")
def test_a_nudge_may_avoid_a_double_or_make_one() -> None:
    avoided = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}).play("4 KEEP ROLL 4 FLIP")
    assert avoided.dice == [4, 3]
    made = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}).play("4 KEEP ROLL 3 FLIP stay | 1")
    assert made.told("crashed_on") == [{"racer": 4, "value": 4, "pile": 1}]


@rule("SR-409")
def test_no_nudge_in_fights() -> None:
    table = race("overtaker sprinter drifter", [3, 7, 1], nudges={"overtaker": "flip", "sprinter": "reroll"})
    table.play("4 KEEP STOP 2 5 | 1")
    assert table.progress == [7, 8, 1]
    assert table.nudges("overtaker") == "flip"


@rule("SR-409")
@pytest.mark.parametrize(
    ("crash", "after"), [("1 KEEP ROLL 1 KEEP two_dice 3 4", 13), ("4 KEEP ROLL 4 KEEP back_die@3/4 5", 1)]
)
def test_no_nudge_on_the_dice_of_accident_cards(crash: str, after: int) -> None:
    table = race(THREE, [6, 8, 2], nudges={"brawler": "flip"}).play(crash)
    assert table.progress == [after, 8, 2]
    assert table.nudges("brawler") == "flip"


@rule("SR-409")
def test_the_switch_lets_nudges_change_the_last_card_die() -> None:
    table = race(THREE, [1, 5, 3], nudges={"brawler": "flip"}, nudge_on_accident_dice=True)
    table.play("1 KEEP ROLL 1 KEEP two_dice 3 1")
    assert table.options == ["KEEP", "FLIP"]
    assert table.play("FLIP").progress == [10, 5, 3]
    back = race(THREE, [9, 5, 3], nudges={"brawler": "plusmin1"}, nudge_on_accident_dice=True)
    assert back.play("4 KEEP ROLL 4 KEEP back_die@3/4 3 MINUS1").progress == [7, 5, 3]


@rule("SR-410")
def test_collected_nudges_lie_open_beside_their_racer_without_limit() -> None:
    held = "reroll reroll reroll plusmin1 plusmin1 flip"
    table = race(THREE, [5, 9, 2], nudges={"brawler": held}, tokens={6: "flip"})
    table.play("1 KEEP STOP flip")
    assert table.nudges("brawler") == held + " flip"
    assert table.told("took_nudge") == [{"racer": 4, "nudge": 2, "space": 6}]
