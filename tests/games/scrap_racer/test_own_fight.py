"""Fights among racers of one player (SR-1013)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.scrap_racer.positions import race
from hippodrome import new
from hippodrome.games.scrap_racer.rules.phases import OWN_FIGHT
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from ledger import rule

TWO = "brawler sprinter / drifter overtaker"


@rule("SR-1013")
def test_the_owner_names_the_winner_on_the_turn_of_another() -> None:
    table = race(TWO, [2, 6, 12, 3], active="drifter").play("6 ROLL 6 push_last_4")
    assert table.seat == 0
    assert table.options == ["WIN_FIRST", "WIN_SECOND"]
    assert table.play("WIN_SECOND").progress == [6, 7, 12, 3]


@rule("SR-1013")
def test_no_dice_and_no_brawler_bonus_among_ones_own() -> None:
    table = race(TWO, [2, 5, 9, 1]).play("3 STOP WIN_FIRST")
    assert table.progress == [6, 5, 9, 1]
    assert table.told("fight_die") == []


@rule("SR-601", "SR-1013")
def test_the_named_winner_may_have_to_fight_on() -> None:
    table = race(TWO, [2, 5, 6, 1]).play("3 STOP WIN_SECOND | 2 4")
    assert table.progress == [5, 6, 7, 1]


@rule("SR-206", "SR-1013")
@settings(max_examples=40)
@given(players=st.integers(2, 3), seed=st.integers(0, 1 << 32))
def test_only_an_own_fight_asks_a_player_out_of_turn(players: int, seed: int) -> None:
    race = new("scrap_racer", players, seed, teams=True)
    while not race.over:
        state = race.state
        assert isinstance(state, ScrapRace)
        assert state.phase == OWN_FIGHT or state.seat == state.owner[state.active]
        race.play(race.options[(seed + len(race.record.moves)) % len(race.options)])
    assert len(race.winners) == 1
