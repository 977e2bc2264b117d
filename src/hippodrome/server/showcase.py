"""A moment of a race that nobody plays: the picture of a game in the catalogue, drawn from its real scene."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from hippodrome import bots
from hippodrome.draw import draw_scene
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import NOTHING
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.redaction import SPECTATOR

SCHEMES = ("light", "dark")
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


@cache
def board(name: str, key: str, value: str, scheme: str) -> str:
    """The bare board that a value of an option gives, as SVG; small enough to choose from a row of them."""
    game = registry.game(name)
    option = next((one for one in game.options if one.key == key and one.picture == "board"), None)
    if option is None or value not in option.values or scheme not in SCHEMES:
        raise NoSuchPage()
    state = game.start(game.setup(game.players[-1], {key: value}), Seeded(SEED, purpose="showcase"))
    still = replace(game.scene(Observation(state, SPECTATOR)), pieces=(), cards=(), tallies=(), tally_title=NOTHING)
    return draw_scene(still, game_words(game, "en", "hippodrome.draw"), scheme, fonts=False)
