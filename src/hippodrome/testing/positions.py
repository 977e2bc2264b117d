"""Positions: endings, options, clones, JSON, and the bounds a game declares."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.engine.chance import Seeded
from hippodrome.engine.contract import check_declaration
from hippodrome.engine.errors import IllegalChoice, RaceOver
from hippodrome.engine.events import read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.state import NOBODY, State, Watcher
from hippodrome.testing.races import Pick, at_random, examples, first, junctures, last, settings_of


def check_options(game: Game, state: State) -> None:
    """A choice is on offer until the end; choices are declared numbers, without doubles, in a fixed order."""
    choices = state.choices()
    assert (choices == []) == state.over == (state.seat == NOBODY)
    if not state.over:
        assert 0 <= state.seat < state.players
        assert 2 <= len(choices) <= game.most_choices
        assert len(set(choices)) == len(choices)
        assert all(0 <= choice < game.actions for choice in choices)
        again = state.clone()
        again.offer()
        assert again.choices() == choices
        assert again.seat == state.seat


def check_ranks(state: State) -> None:
    """Places count those ahead: 1, 2, 2, 4."""
    ranks = list(state.ranks())
    assert len(ranks) == state.players
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]


class Positions:
    """A race ends within its bounds, and a position is a value."""

    game: ClassVar[Game]

    @examples(10)
    @given(data=st.data(), seed=st.integers(0, 1 << 32), habit=st.sampled_from(["random", "first", "last"]))
    def test_every_race_ends_within_its_bounds(self, data: st.DataObject, seed: int, habit: str) -> None:
        players, options = data.draw(settings_of(self.game))
        chance = Seeded(seed)
        pick: Pick = {"random": at_random(Seeded(seed, 0, "choices")), "first": first, "last": last}[habit]
        state = self.game.start(self.game.setup(players, options), chance)
        decisions = 0
        while not state.over:
            if decisions % 7 == 0:
                check_options(self.game, state)
                check_ranks(state)
            state.take(pick(state), chance)
            decisions += 1
            assert decisions <= self.game.most_decisions
        check_options(self.game, state)
        check_ranks(state)
        assert all(state.ranks()[seat] == 1 for seat in state.winners())
        with pytest.raises(RaceOver):
            state.play(0, chance)

    @examples(20)
    @given(data=st.data())
    def test_a_choice_not_on_offer_is_refused_and_changes_nothing(self, data: st.DataObject) -> None:
        race = data.draw(junctures(self.game)).race
        check_options(self.game, race.state)
        before = race.state.pack()
        for wrong in (set(range(-1, self.game.actions + 1)) - set(race.state.choices())) | {10**20}:
            with pytest.raises(IllegalChoice):
                race.play(wrong)
        assert race.state.pack() == before
        assert race.record.fold() == race.state

    @examples(20)
    @given(data=st.data())
    def test_a_clone_is_equal_and_plays_on_apart(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        original = juncture.state
        before, options = original.pack(), original.choices()
        clone = original.clone()
        assert clone == original
        assert hash(clone) == hash(original)
        assert clone.digest() == original.digest()
        assert clone.choices() == options
        chance, pick = juncture.chance(), at_random(juncture.chance("pick"))
        story = []
        for _ in range(30):
            if not clone.over:
                clone.take(pick(clone), chance)
                story.append(clone.pack())
        assert original.pack() == before
        assert original.choices() == options

        chance, pick = juncture.chance(), at_random(juncture.chance("pick"))
        for told in story:
            original.take(pick(original), chance)
            assert original.pack() == told

    @examples(20)
    @given(data=st.data())
    def test_a_position_survives_json(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        state = juncture.state
        read = self.game.blank(juncture.race.record.setup())
        read.read_json(json.loads(json.dumps(state.to_json())))
        assert read == state
        assert read.pack() == state.pack()
        assert hash(read) == hash(state)
        assert read.choices() == state.choices()
        pick, twin_pick = at_random(juncture.chance("pick")), at_random(juncture.chance("pick"))
        chance, twin_chance = juncture.chance(), juncture.chance()
        for _ in range(15):
            if not state.over:
                state.take(pick(state), chance)
                read.take(twin_pick(read), twin_chance)
                assert read == state

    @examples(10)
    @given(data=st.data())
    def test_watching_changes_nothing(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        alone, watched = juncture.state.clone(), juncture.state.clone()
        assert watched.watcher is None
        watcher = watched.watcher = Watcher()
        assert watched.clone().watcher is None
        chance, twin = juncture.chance(), juncture.chance()
        pick = at_random(juncture.chance("pick"))
        told = 0
        for _ in range(25):
            if not alone.over:
                choice = pick(alone)
                alone.take(choice, chance)
                watched.take(choice, twin)
                told += len(read_notes(self.game.events, watcher.drain()))
                assert alone == watched
        assert told > 0

    def test_a_game_declares_its_bounds(self) -> None:
        declared = self.game
        check_declaration(declared, declared.name)
        assert declared.rules_version >= 1
        assert declared.data_version >= 1
        for players in declared.players:
            racers = declared.racers(declared.start(declared.setup(players), Seeded(1)))
            assert {owner for owner, _ in racers} == set(range(players))

    @examples(10)
    @given(data=st.data())
    def test_the_lists_of_a_position_keep_their_lengths(self, data: st.DataObject) -> None:
        """Environments give every number of a position a place of its own."""
        juncture = data.draw(junctures(self.game))
        start, now = juncture.race.at(0).to_json(), juncture.state.to_json()
        for name, value in now.items():
            first = start[name]
            assert isinstance(value, list) == isinstance(first, list)
            assert not isinstance(value, list) or not isinstance(first, list) or len(value) == len(first), name
