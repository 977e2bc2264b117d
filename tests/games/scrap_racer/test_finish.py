"""The end of a race, and who has won (SR-9xx)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.scrap_racer.positions import GAME, race
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import RaceOver
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from ledger import rule

THREE = "trickster sprinter drifter"


@rule("SR-901")
def test_the_end_is_announced_once_by_the_first_third_token() -> None:
    table = race(THREE, [41, 40, 20]).play("2 STOP | 5 STOP | 1")
    assert table.lap_tokens == [3, 3, 1]
    assert table.told("last_round") == [{"racer": 5}]


@rule("SR-902")
@pytest.mark.parametrize(
    ("active", "progress", "turns_left"),
    [("trickster", [41, 8, 5], 2), ("sprinter", [21, 41, 5], 1), ("drifter", [21, 8, 41], 0)],
)
def test_the_round_is_completed_and_no_more(active: str, progress: list[int], turns_left: int) -> None:
    table = race(THREE, progress, active=active).play("2 STOP")
    for _ in range(turns_left):
        assert not table.over
        table.play("STOP")
    assert table.over
    assert table.seat == -1
    with pytest.raises(RaceOver):
        table.play("STOP")


@rule("SR-1051")
@pytest.mark.parametrize(("active", "progress"), [("trickster", [41, 8, 5]), ("sprinter", [21, 41, 5])])
def test_by_the_house_rule_the_turn_of_the_last_token_is_the_last(active: str, progress: list[int]) -> None:
    table = race(THREE, progress, active=active, race_ends="at_once").play("2 STOP")
    assert table.over
    assert [told["racer"] for told in table.told("last_turn")] == [table.state.who[table.state.placed(0)]]
    assert table.told("last_round") == []
    assert table.state.ranks()[table.state.owner[table.state.placed(0)]] == 1


@rule("SR-1051", "SR-905")
def test_by_the_house_rule_a_token_in_anothers_turn_ends_the_race_too() -> None:
    table = race(THREE, [10, 42, 22], race_ends="at_once").play("4 STOP 2 5")
    assert table.over
    assert list(table.state.winners()) == [table.state.owner[table.state.placed(0)]]


@rule("SR-903")
def test_who_takes_the_third_token_out_of_turn_still_plays_its_own() -> None:
    table = race(THREE, [10, 42, 22]).play("4 STOP 2 5 | 3")
    assert table.ending
    assert table.active == "sprinter"
    assert table.play("STOP | 1").progress == [14, 46, 22]


@rule("SR-904")
def test_in_the_last_turns_everything_goes_on() -> None:
    table = race("sprinter brawler drifter", [45, 41, 20], active="brawler", ending=True)
    table.play("4 STOP | 2")
    assert table.lap_tokens == [3, 3, 1]
    assert table.progress == [45, 47, 20], "it fights a racer with three tokens"
    table.play("ROLL 2 two_dice 6 6 last_7")
    assert table.over
    assert table.winners == [1]


@rule("SR-905", "SR-906")
@pytest.mark.parametrize(
    ("progress", "ranks"), [([44, 43, 20], [1, 2, 3]), ([44, 46, 45], [3, 1, 2]), ([30, 46, 0], [2, 1, 3])]
)
def test_the_racer_furthest_ahead_wins_and_the_ranking_is_the_order(progress: list[int], ranks: list[int]) -> None:
    table = race(THREE, progress)
    assert table.ranks == ranks
    assert table.winners == [ranks.index(1)]


@rule("SR-905", "SR-907")
@settings(max_examples=40)
@given(players=st.integers(3, 6), seed=st.integers(0, 1 << 32))
def test_the_winner_has_three_tokens_and_nobody_is_out(players: int, seed: int) -> None:
    chance = Seeded(seed)
    state = GAME.start(GAME.setup(players), chance)
    assert isinstance(state, ScrapRace)
    turns: dict[int, set[int]] = {}
    while not state.over:
        turns.setdefault(int(state.round), set()).add(int(state.active))
        state.take(state.offered[int(chance.below(state.offers))], chance)
    assert all(active == set(range(players)) for active in turns.values())
    (winner,) = state.winners()
    racer = list(state.owner).index(winner)
    assert state.lap_tokens[racer] == 3
    assert state.progress[racer] == max(state.progress)
    assert sorted(state.ranks()) == list(range(1, players + 1))


@rule("SR-908")
def test_after_a_hundred_rounds_the_leader_wins_without_tokens() -> None:
    table = race(THREE, [3, 20, 9], active="drifter", round=100).play("1 STOP")
    assert table.over
    assert table.winners == [1]
    assert not race(THREE, [3, 20, 9], active="drifter", round=99).play("1 STOP").over


@rule("SR-908", "SR-1023")
def test_after_a_hundred_rounds_the_second_racers_decide_the_team_game() -> None:
    table = race("brawler sprinter / drifter overtaker", [30, 3, 12, 20], active="overtaker", round=100)
    table.play("1 STOP")
    assert table.over
    assert table.winners == [1]
