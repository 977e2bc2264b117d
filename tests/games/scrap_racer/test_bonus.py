"""Driving the dice and Bonus cards (SR-50x, SR-51x)."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import BONUSES, race
from hippodrome.games.scrap_racer.rules import bonus_cards
from ledger import rule

THREE = "brawler sprinter drifter"


@rule("SR-501")
def test_the_total_is_driven_in_one_piece() -> None:
    table = race(THREE, [2, 5, 9]).play("4 ROLL 6 ROLL 1 STOP")
    assert table.told("drove") == [{"racer": 4, "from": 2, "to": 13, "distance": 11}]


@rule("SR-501", "SR-502")
def test_cards_come_before_and_after_the_dice_but_the_dice_cannot_be_refused() -> None:
    table = race(THREE, [2, 5, 9], hands={"brawler": "bonus_3 bonus_5 bonus_7"}).play("4 STOP")
    assert table.options == ["MOVE_DICE", "PLAY:bonus_3", "PLAY:bonus_5", "PLAY:bonus_7"]
    table.play("PLAY:bonus_5")
    assert table.progress[0] == 7
    table.play("MOVE_DICE")
    assert table.progress[0] == 11
    assert table.options == ["END_MOVE", "PLAY:bonus_3", "PLAY:bonus_7"]
    table.play("END_MOVE | 1")
    assert table.hand("brawler") == "bonus_3 bonus_7"


@rule("SR-503")
def test_no_bonus_card_before_the_dice_are_known_nor_in_a_crash() -> None:
    table = race(THREE, [2, 5, 9], hands={"brawler": "bonus_3"}).play("4")
    assert table.options == ["ROLL", "STOP"]
    table.play("ROLL 4 stay | 1")
    assert table.active == "sprinter"
    assert table.progress == [2, 5, 9]


@rule("SR-503")
def test_no_bonus_card_on_the_turn_of_another() -> None:
    table = race(THREE, [2, 5, 9], active="sprinter", hands={"brawler": "bonus_3"}).play("2 STOP | 1")
    assert table.active == "drifter"


@rule("SR-504")
def test_a_played_card_is_discarded_openly() -> None:
    table = race(THREE, [2, 5, 9], hands={"brawler": "bonus_3"}).play("4 STOP PLAY:bonus_3")
    assert table.bonus_discard == "bonus_3"
    assert table.told("played") == [{"racer": 4, "card": 0}]


@rule("SR-511")
@pytest.mark.parametrize(("card", "distance"), [("bonus_3", 3), ("bonus_5", 5), ("bonus_7", 7)])
def test_cards_with_a_number_drive_it(card: str, distance: int) -> None:
    table = race("trickster sprinter drifter", [1, 27, 24], hands={"trickster": card})
    assert table.play(f"1 STOP PLAY:{card}").progress[0] == 2 + distance


@rule("SR-512")
@pytest.mark.parametrize(
    ("progress", "straight", "curve"), [(0, 2, 1), (2, 1, 2), (4, 1, 3), (12, 1, 3), (13, 1, 2), (14, 2, 1)]
)
def test_distance_to_the_next_straight_or_curve(progress: int, straight: int, curve: int) -> None:
    state = race(THREE, [progress, 0, 0]).state
    assert bonus_cards.distance(state, BONUSES.index("to_straight")) == straight
    assert bonus_cards.distance(state, BONUSES.index("to_curve")) == curve


@rule("SR-512")
def test_the_only_straight_is_a_full_lap_away_from_itself() -> None:
    state = race(THREE, [5, 0, 0]).state
    for space in range(1, 15):
        state.track.curve[space] = 0 if space == 5 else 1
    assert bonus_cards.distance(state, BONUSES.index("to_straight")) == 14
    assert bonus_cards.distance(state, BONUSES.index("to_curve")) == 1


@rule("SR-513")
def test_to_straight_cannot_be_played_without_a_straight() -> None:
    table = race(
        THREE, [2, 5, 9], hands={"brawler": "to_straight to_curve"},
        circuit={"sections": [1, 4, 7, 8], "layout": "RRRR"}, spaces_per_section=3,
    )  # fmt: skip
    assert table.play("1 STOP").options == ["MOVE_DICE", "PLAY:to_curve"]


@rule("SR-514")
def test_nothing_is_resolved_between_the_parts_of_a_drive() -> None:
    table = race("sprinter brawler drifter", [12, 16, 27], hands={"sprinter": "bonus_3 bonus_5"})
    table.play("1 STOP MOVE_DICE")
    assert table.progress == [13, 16, 27], "on a straight, with the drifter, yet nothing happens"
    table.play("PLAY:bonus_3")
    assert table.progress == [16, 16, 27], "over the line, with the brawler, yet nothing happens"
    table.play("PLAY:bonus_5 last_7")
    assert table.progress == [21, 23, 27]
    assert table.told("fight") == table.told("ability_used") == []


@rule("SR-515")
@pytest.mark.parametrize(
    ("progress", "distance"),
    [
        pytest.param([3, 7, 9], 4, id="next on the road"),
        pytest.param([3, 21, 9], 4, id="a lap ahead counts the same"),
        pytest.param([31, 7, 9], 4, id="a lap behind counts the same"),
        pytest.param([3, 2, 0], 13, id="nearly a lap"),
        pytest.param([3, 17, 9], 6, id="one on the same space is no target"),
        pytest.param([0, 7, 9], 7, id="from off the track"),
        pytest.param([0, 14, 0], 14, id="from off the track to the last space"),
    ],
)
def test_catch_up_drives_to_the_next_racer_on_the_road(progress: list[int], distance: int) -> None:
    state = race(THREE, progress).state
    assert bonus_cards.distance(state, BONUSES.index("catch_up")) == distance


@rule("SR-516")
@pytest.mark.parametrize("progress", [[3, 0, 0], [3, 17, 0], [3, 17, 31], [0, 0, 0]])
def test_catch_up_needs_a_racer_on_another_space(progress: list[int]) -> None:
    state = race(THREE, progress).state
    assert bonus_cards.distance(state, BONUSES.index("catch_up")) == 0


@rule("SR-514", "SR-515", "SR-601")
def test_staying_on_the_space_caught_up_with_means_a_fight() -> None:
    table = race("trickster sprinter drifter", [1, 6, 12], hands={"trickster": "catch_up"})
    table.play("2 STOP MOVE_DICE PLAY:catch_up 6 5")
    assert table.progress == [7, 6, 12]
