"""Drawing a position keeps nothing of it: a server draws for as long as it runs.

A packed list that plain Python hands to a compiled function is never freed again (mypyc 2.4), so whoever draws must
not: `sum(race.discards)`, and not `total(race.discards)`.
"""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import asked
from hippodrome.engine.state import Observation

DRAWN = 100
LITTLE = 40
"""Bytes for each drawing, for what caches may still take in; a packed list takes more than a hundred."""


@pytest.mark.parametrize("name", [game.name for game in registry.all_games()])
def test_a_drawn_position_leaves_nothing_behind(name: str) -> None:
    game = registry.game(name)
    race, dice = game.start(game.setup(game.usual_players), Seeded("race")), Seeded("choices")
    for _ in range(12):
        choices = race.choices()
        race.play(choices[dice.below(len(choices))], dice)

    def draw() -> None:
        seen = Observation(race.clone(), int(race.seat))
        game.prompt(seen.known)
        asked(game, Observation(race.clone(), -1), game.scene(seen))

    for _ in range(DRAWN):
        draw()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(DRAWN):
            draw()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < LITTLE * DRAWN, f"{grown / DRAWN:.0f} bytes for each drawing"
