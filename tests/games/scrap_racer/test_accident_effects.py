"""What Accident cards do (SR-703 to SR-713)."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import race
from ledger import rule

THREE = "trickster sprinter drifter"


@rule("SR-703")
@pytest.mark.parametrize(
    ("crash", "distance"),
    [
        ("1 ROLL 1 advance_2", 2),
        ("1 ROLL 1 advance_3@1/2", 3),
        ("2 ROLL 2 advance_5", 5),
        ("3 ROLL 3 advance_3@3/4", 3),
    ],
)
def test_advance(crash: str, distance: int) -> None:
    assert race(THREE, [2, 9, 1]).play(crash).progress == [2 + distance, 9, 1]


@rule("SR-704")
@pytest.mark.parametrize(("dice", "sum_"), [("2 5", 7), ("4 4", 8)])
def test_two_dice_drive_their_sum_and_equal_ones_do_no_harm(dice: str, sum_: int) -> None:
    table = race(THREE, [1, 20, 19]).play(f"1 ROLL 1 two_dice {dice}")
    assert table.progress[0] == 1 + sum_
    assert table.bonus_tokens[0] == 1


@rule("SR-705")
def test_nobody_is_pulled_back_by_a_leader() -> None:
    assert race(THREE, [4, 8, 1]).play("1 ROLL 1 advance_5_pull_2").progress == [9, 8, 1]


@rule("SR-007", "SR-705")
def test_who_is_pulled_stays_this_side_of_the_line() -> None:
    assert race(THREE, [4, 16, 2]).play("1 ROLL 1 advance_5_pull_2").progress == [9, 15, 2]


@rule("SR-707")
@pytest.mark.parametrize(("crash", "distance"), [("3 ROLL 3 push_behind_2", 2), ("6 ROLL 6 push_behind_4", 4)])
def test_who_is_just_behind_is_pushed(crash: str, distance: int) -> None:
    assert race(THREE, [12, 4, 2]).play(crash).progress == [12, 4 + distance, 2]
    assert race(THREE, [2, 4, 12]).play(crash).progress == [2, 4, 12]


@rule("SR-708")
@pytest.mark.parametrize(
    ("crash", "after"),
    [
        ("5 ROLL 5 back_4", 8),
        ("5 ROLL 5 back_6", 6),
        ("3 ROLL 3 back_die@3/4 3", 9),
        ("6 ROLL 6 back_die@5/6 5", 7),
    ],
)
def test_back(crash: str, after: int) -> None:
    assert race(THREE, [12, 4, 2]).play(crash).progress == [after, 4, 2]


@rule("SR-008", "SR-708")
def test_the_die_is_rolled_even_off_the_track() -> None:
    table = race(THREE, [0, 4, 2]).play("3 ROLL 3 back_die@3/4 3")
    assert table.progress == [0, 4, 2]
    assert table.told("card_die") == [{"racer": 5, "value": 3}]


@rule("SR-709")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([2, 7, 1], [7, 9, 1], id="the fifth space counts"),
        pytest.param([2, 8, 1], [7, 8, 1], id="the sixth does not"),
        pytest.param([2, 17, 1], [3, 19, 1], id="a lap ahead stops too"),
        pytest.param([0, 3, 9], [3, 5, 9], id="from off the track"),
    ],
)
def test_up_to_5(before: list[int], after: list[int]) -> None:
    table = race(THREE, before).play("3 ROLL 3 up_to_5")
    assert table.progress == after


@rule("SR-014", "SR-709")
def test_the_pushed_racer_fights_where_it_lands() -> None:
    table = race(THREE, [2, 5, 7]).play("3 ROLL 3 up_to_5 | 4 1")
    assert table.progress == [5, 8, 7]


@rule("SR-710")
def test_the_last_racer_does_not_drop() -> None:
    table = race(THREE, [4, 6, 9]).play("5 ROLL 5 drop_to_last")
    assert table.progress == [4, 6, 9]


@rule("SR-711")
def test_push_last_moves_the_last_racer_only() -> None:
    assert race(THREE, [9, 6, 4]).play("6 ROLL 6 push_last_4").progress == [9, 6, 8]
    assert race(THREE, [9, 6, 0]).play("6 ROLL 6 push_last_4").progress == [9, 6, 4]


@rule("SR-712")
@pytest.mark.parametrize(
    ("racers", "after"),
    [
        pytest.param("sprinter brawler trickster", 5, id="on a straight"),
        pytest.param("drifter brawler trickster", 4, id="on a curve"),
        pytest.param("overtaker brawler trickster", 5, id="past another"),
        pytest.param("opportunist brawler trickster", 5, id="past another, for a token"),
    ],
)
def test_no_ability_in_a_crash(racers: str, after: int) -> None:
    card = {4: "advance_2", 5: "advance_3@1/2"}[after]
    table = race(racers, [2, 3, 12]).play(f"1 ROLL 1 {card}")
    assert table.progress == [after, 3, 12]
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-713")
def test_a_card_pushes_racers_onto_the_track() -> None:
    assert race(THREE, [3, 0, 0]).play("4 ROLL 4 push_behind_2").progress == [3, 2, 0]
    assert race(THREE, [3, 0, 0]).play("6 ROLL 6 push_last_4").progress == [3, 0, 4]
