"""Abilities after driving (SR-52x, SR-53x)."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import race
from ledger import rule

THREE = "brawler sprinter drifter"


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
