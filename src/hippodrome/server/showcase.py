"""A moment of a race that nobody plays: the picture of a game in the catalogue, drawn from its real scene."""

from __future__ import annotations

from functools import cache

from hippodrome import bots
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.state import Observation
from hippodrome.server.redaction import SPECTATOR

SEED = 11
CHOICES = 40
"""How far the race has gone: far enough that the racers are spread, and nobody is near the end."""


@cache
def showcase(name: str) -> dict[str, object]:
    """A spectator's scene in the first part of a race among bots; the same on every server."""
    game = registry.game(name)
    players = game.players[-1]
    chance = Seeded(SEED, purpose="showcase")
    state = game.start(game.setup(players), chance)
    bot, whim = bots.bot("random", game), Seeded(SEED, purpose="bots")
    for _ in range(CHOICES):
        if state.over:
            break
        state.play(int(bot.choose(Observation(state, int(state.seat)), whim)), chance)
    return compose(game, Observation(state, SPECTATOR)).to_json()
