"""The games there are: one folder each under `hippodrome/games`, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hippodrome.engine.errors import UnknownGame
from hippodrome.engine.game import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    package = importlib.import_module("hippodrome.games")
    return tuple(sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg))


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(game=name, known=", ".join(names()))
    declared = importlib.import_module(f"hippodrome.games.{name}").GAME
    assert isinstance(declared, Game)
    return declared


def all_games() -> tuple[Game, ...]:
    """Every game, by name."""
    return tuple(game(name) for name in names())
