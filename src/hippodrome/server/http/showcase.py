"""A moment of a race that nobody plays: the picture of a game in the catalogue, drawn from its real scene."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from hippodrome import bots
from hippodrome.draw import draw_scene
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.game import Game
from hippodrome.engine.scene import NOTHING, Scene
from hippodrome.engine.state import Observation, State
from hippodrome.engine.words import game_words
from hippodrome.engine.workshop import workbench
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.wire.events import SPECTATOR

SCHEMES = ("light", "dark")
SEED = 11
SHARE = 0.35
"""How far the race has gone: far enough that the racers are spread, and nobody is near the end."""


@cache
def showcase(name: str) -> dict[str, object]:
    """A spectator's scene in the first part of a race among bots; the same on every server."""
    game = registry.game(name)
    # Bots that choose blindly tell in no time how long a race is; those that steer are better to look at.
    _, whole = _raced(game, "random")
    state, _ = _raced(game, "greedy", round(SHARE * whole))
    return compose(game, Observation(state, SPECTATOR)).to_json()


def _raced(game: Game, bot_name: str, most: int | None = None) -> tuple[State, int]:
    """A race between bots after so many choices, or at its end; and how many there were."""
    chance, whim = Seeded(SEED, purpose="showcase"), Seeded(SEED, purpose="bots")
    state, bot, count = game.start(game.setup(game.players[-1]), chance), bots.bot(bot_name, game), 0
    while not state.over and count != most:
        state.play(int(bot.choose(Observation(state, int(state.seat)), whim)), chance)
        count += 1
    return state, count


@cache
def board(name: str, key: str, value: str, scheme: str) -> str:
    """The bare board that a value of an option gives, as SVG; small enough to choose from a row of them."""
    game = registry.game(name)
    option = next((one for one in game.options if one.key == key and one.picture == "board"), None)
    if option is None or value not in option.values or scheme not in SCHEMES:
        raise NoSuchPage()
    state = game.start(game.setup(game.players[-1], {key: value}), Seeded(SEED, purpose="showcase"))
    return _still(game, game.scene(Observation(state, SPECTATOR)), scheme)


def own_board(name: str, key: str, table: dict[str, object], view: str, scheme: str) -> str:
    """A board of one's own as SVG; empty where it is a table without a place."""
    game = registry.game(name)
    if scheme not in SCHEMES:
        raise NoSuchPage()
    scene = workbench(game, key).sketch(table, view).scene
    return "" if scene is None else _still(game, scene, scheme)


def _still(game: Game, scene: Scene, scheme: str) -> str:
    still = replace(scene, pieces=(), cards=(), tallies=(), tally_title=NOTHING)
    return draw_scene(still, game_words(game, "en", "hippodrome.draw"), scheme, fonts=False)
