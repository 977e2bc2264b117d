"""Simulation: the same races whatever the split, and honest sums."""

from __future__ import annotations

import pytest

import hippodrome
from hippodrome.engine.errors import BadOption
from hippodrome.lab import simulate as lab


@pytest.mark.parametrize("game", hippodrome.names())
def test_race_k_of_a_seed_is_the_same_alone_and_in_a_batch(game: str) -> None:
    plan = lab.make_plan(game, None, 6, 8, ["random"])
    declared = hippodrome.game(game)
    setup = declared.setup(plan.players)
    batch = [lab.play_race(declared, setup, plan, [], number)[0].pack() for number in range(6)]
    assert lab.play_race(declared, setup, plan, [], 4)[0].pack() == batch[4]
    assert len(set(batch)) == 6


def test_fast_and_slow_way_through_random_races_agree() -> None:
    declared = hippodrome.game("scrap_racer")
    plan = lab.make_plan("scrap_racer", 3, 5, 8, ["random"])
    setup = declared.setup(3)
    bots = [lab.bot("random", declared)] * 3
    for number in range(5):
        quick, decisions = lab.play_race(declared, setup, plan, bots, number)
        mixed = lab.Plan(plan.game, 3, 5, 8, ("random", "random", "other"), plan.options)
        slow, counted = lab.play_race(declared, setup, mixed, bots, number)
        assert quick == slow
        assert decisions == counted


def test_blocks_are_the_unit_of_the_digest() -> None:
    plan = lab.make_plan("scrap_racer", 3, lab.BLOCK + 10, 2, ["random"])
    assert [len(block) for block in plan.blocks()] == [lab.BLOCK, 10]
    told: list[int] = []
    one = lab.simulate(plan, 1, told.append)
    assert told == [lab.BLOCK, lab.BLOCK + 10]
    assert lab.simulate(plan, 2)["digest"] == one["digest"]
    assert one["games"] == lab.BLOCK + 10


@pytest.mark.parametrize(("bots", "games"), [([], 5), (["random"] * 4, 5), (["random"], 0)])
def test_a_bad_plan_is_refused(bots: list[str], games: int) -> None:
    with pytest.raises(BadOption):
        lab.make_plan("scrap_racer", 3, games, 1, bots)
