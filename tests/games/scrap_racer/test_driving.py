"""Driving without a double: dice, Bonus cards, abilities (SR-5xx)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.scrap_racer.positions import BONUSES, CHOICES, race
from hippodrome.engine.preview import outcomes
from hippodrome.games.scrap_racer.rules import ScrapRace
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
    assert state.bonus_distance(BONUSES.index("to_straight")) == straight
    assert state.bonus_distance(BONUSES.index("to_curve")) == curve


@rule("SR-512")
def test_the_only_straight_is_a_full_lap_away_from_itself() -> None:
    state = race(THREE, [5, 0, 0]).state
    for space in range(1, 15):
        state.track.curve[space] = 0 if space == 5 else 1
    assert state.bonus_distance(BONUSES.index("to_straight")) == 14
    assert state.bonus_distance(BONUSES.index("to_curve")) == 1


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
    assert state.bonus_distance(BONUSES.index("catch_up")) == distance


@rule("SR-516")
@pytest.mark.parametrize("progress", [[3, 0, 0], [3, 17, 0], [3, 17, 31], [0, 0, 0]])
def test_catch_up_needs_a_racer_on_another_space(progress: list[int]) -> None:
    state = race(THREE, progress).state
    assert state.bonus_distance(BONUSES.index("catch_up")) == 0


@rule("SR-514", "SR-515", "SR-601")
def test_staying_on_the_space_caught_up_with_means_a_fight() -> None:
    table = race("trickster sprinter drifter", [1, 6, 12], hands={"trickster": "catch_up"})
    table.play("2 STOP MOVE_DICE PLAY:catch_up 6 5")
    assert table.progress == [7, 6, 12]


@rule("SR-521", "SR-523")
@pytest.mark.parametrize(("die", "after"), [(1, 3), (2, 4), (3, 4), (4, 6), (5, 7), (6, 7)])
def test_the_sprinter_drives_one_more_from_a_straight(die: int, after: int) -> None:
    assert race("sprinter trickster drifter", [1, 0, 0]).play(f"{die} STOP").progress[0] == after


@rule("SR-521", "SR-524")
@pytest.mark.parametrize(("die", "after"), [(1, 2), (2, 3), (3, 5), (4, 5), (5, 6), (6, 8)])
def test_the_drifter_drives_one_more_from_a_curve(die: int, after: int) -> None:
    assert race("drifter trickster sprinter", [1, 0, 0]).play(f"{die} STOP").progress[0] == after


@rule("SR-522")
def test_a_triggered_ability_must_be_used() -> None:
    table = race("sprinter trickster drifter", [1, 0, 0]).play("1 STOP")
    assert table.progress[0] == 3
    assert table.active == "trickster"


@rule("SR-522")
@pytest.mark.parametrize(("racers", "die"), [("sprinter trickster drifter", 1), ("drifter trickster sprinter", 3)])
@pytest.mark.parametrize(("choice", "extra"), [("USE", 1), ("SKIP", 0)])
def test_the_switch_lets_sprinter_and_drifter_stay(racers: str, die: int, choice: str, extra: int) -> None:
    table = race(racers, [1, 0, 0], ability_mandatory=False).play(f"{die} STOP")
    assert set(table.options) == {"USE", "SKIP"}
    assert table.play(choice).progress[0] == 1 + die + extra


@rule("SR-522")
def test_the_switch_leaves_overtaker_and_opportunist_no_choice() -> None:
    table = race("overtaker trickster drifter", [1, 3, 0], ability_mandatory=False).play("4 STOP")
    assert table.progress == [6, 3, 0]


@rule("SR-525", "SR-529")
@pytest.mark.parametrize(
    ("progress", "die", "overtakes"),
    [
        pytest.param([2, 4, 0], 3, True, id="past"),
        pytest.param([2, 5, 0], 3, False, id="landing is not past"),
        pytest.param([2, 6, 0], 3, False, id="short of"),
        pytest.param([2, 18, 0], 3, True, id="a lap ahead"),
        pytest.param([30, 4, 0], 3, True, id="a lap behind"),
        pytest.param([2, 16, 0], 3, False, id="the space left behind"),
        pytest.param([0, 2, 0], 3, True, id="from off the track"),
        pytest.param([0, 3, 0], 3, False, id="from off the track onto"),
        pytest.param([2, 0, 0], 3, False, id="nobody off the track"),
    ],
)
def test_overtaking_is_driving_past_on_the_road(progress: list[int], die: int, overtakes: bool) -> None:
    table = race("overtaker trickster drifter", progress)
    lands_on_another = table.state.space(1) == (progress[0] + die - 1) % 14 + 1
    table.play(f"{die} STOP" + (" 6 1" if lands_on_another else ""))
    assert len(table.told("ability_used")) == overtakes


@rule("SR-525", "SR-526", "SR-529")
def test_bonus_cards_count_for_overtaking() -> None:
    table = race("opportunist trickster drifter", [2, 5, 0], hands={"opportunist": "bonus_3"})
    table.play("2 STOP PLAY:bonus_3")
    assert table.progress[0] == 7
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-526")
def test_the_opportunist_takes_one_token_however_many_it_overtakes() -> None:
    table = race("opportunist trickster drifter", [2, 4, 6]).play("6 STOP")
    assert table.progress[0] == 8
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-527")
def test_the_trickster_pays_two_tokens_and_all_others_three() -> None:
    trickster = race("trickster sprinter drifter", [4, 8, 1], bonus_tokens=[1, 0, 0])
    assert trickster.play("4 ROLL 4 stay bonus_3").hand("trickster") == "bonus_3"
    brawler = race(THREE, [4, 8, 1], bonus_tokens=[1, 0, 0]).play("4 ROLL 4 stay")
    assert brawler.bonus_tokens == [2, 0, 0]
    assert brawler.hand("brawler") == ""


@rule("SR-528")
def test_the_brawler_has_no_ability_outside_fights() -> None:
    for start in range(1, 14):
        table = race(THREE, [start, 0, 0]).play("1 STOP")
        assert table.told("ability_used") == []
        assert table.progress[0] == start + 1


@rule("SR-530")
def test_places_gained_by_the_ability_or_a_fight_are_not_overtaking() -> None:
    table = race("opportunist sprinter drifter", [2, 6, 7]).play("4 STOP | 5 2 | 6 1")
    assert table.progress == [8, 6, 7]
    assert table.bonus_tokens == [0, 0, 0]


@rule("SR-531")
def test_the_extra_space_can_cross_the_line_and_lead_into_a_fight() -> None:
    table = race("sprinter trickster drifter", [12, 15, 5]).play("2 STOP 3 4 last_7")
    assert table.progress == [15, 16, 12]
    assert table.lap_tokens == [1, 1, 0]


@rule("SR-304")
def test_the_risk_of_the_next_die_is_the_number_of_dice_rolled() -> None:
    table = race(THREE, [0, 0, 0]).play("2 ROLL 5 ROLL 3")
    crashes = Fraction(0)
    for chance, after in outcomes(table.state, CHOICES["ROLL"], Fraction(1, 10_000)):
        assert isinstance(after, ScrapRace)
        crashes += chance * (after.active != 0)
    assert crashes == Fraction(3, 6)
