"""Random races under every setting: they end, and the ledger's invariants hold after every choice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.arena_maximus.invariants import check, reaches
from games.arena_maximus.positions import GAME
from hippodrome.engine.chance import Seeded
from hippodrome.games.arena_maximus.rules import wrecks
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from ledger import rule
from races import values_of

SWITCHES = [
    (option.key, value)
    for option in GAME.options
    for value in values_of(option, 4)
    if option.key not in ("tiles", "cards", "chariots")
]


def run(players: int, options: dict[str, object], seed: int) -> ArenaRace:
    """A race with random choices, checked after each of them."""
    chance, picker = Seeded(seed), Seeded(seed, 0, "choices")
    race = GAME.start(GAME.setup(players, options), chance)
    assert isinstance(race, ArenaRace)
    before = reaches(race)
    decisions = 0
    while not race.over:
        check(race)
        race.take(race.offered[picker.below(race.offers)], chance)
        decisions += 1
        after = reaches(race)
        if before is not None and after is not None:
            assert all(now <= then for now, then in zip(after, before, strict=True))
        before = after
    check(race)
    assert decisions < GAME.most_decisions
    return race


@rule("AM-513", "AM-604", "AM-703")
@settings(max_examples=60)
@given(
    players=st.sampled_from(GAME.players),
    seed=st.integers(0, 1 << 32),
    options=st.fixed_dictionaries(
        {}, optional={option.key: st.sampled_from(values_of(option, 4)) for option in GAME.options if not option.own}
    ),
)
def test_random_races_end_and_break_no_rule(players: int, seed: int, options: dict[str, object]) -> None:
    run(players, options, seed)


@pytest.mark.parametrize(("key", "value"), SWITCHES)
@pytest.mark.parametrize("spells", [False, True])
def test_every_switch_at_each_of_its_values(key: str, value: object, spells: bool) -> None:
    run(4, {"spells": spells, key: value}, 5)


@rule("AM-602", "AM-605", "AM-612")
@given(players=st.sampled_from(GAME.players), seed=st.integers(0, 1 << 32))
@settings(max_examples=25)
def test_a_race_ends_with_a_finisher_a_survivor_or_the_last_round(players: int, seed: int) -> None:
    race = run(players, {"max_rounds": 12}, seed)
    winner = race.winners()[0]
    survivors = wrecks.survivors(race)
    assert race.best > 0 or survivors == 1 or race.round == 12
    if race.best > 0:
        assert race.progress[winner] == race.best
