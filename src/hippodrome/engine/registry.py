"""The games there are: a folder each under `hippodrome/games`, and those that other packages bring.

Another package names its game in the entry point group `hippodrome.games`: the game's name, and where its
`GAME` is (`village_race = "village_race:GAME"`). Everybody finds it here and nowhere else.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from hippodrome.engine.errors import IncompleteGame, UnknownGame
from hippodrome.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "hippodrome.games"


@cache
def residents() -> frozenset[str]:
    """The games of the house: what this project keeps beyond the suite (ledgers, golden races) is kept of these."""
    package = importlib.import_module("hippodrome.games")
    return frozenset(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


@cache
def _guests() -> dict[str, EntryPoint]:
    """Games of other packages, by name; they are imported when they are asked for."""
    from importlib.metadata import entry_points

    return {found.name: found for found in sorted(entry_points(group=GROUP)) if found.name not in residents()}


@cache
def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted((*residents(), *_guests())))


@cache
def game(name: str) -> Game:
    """The game of that name, or as it was at older versions (`Game.edition`); `IncompleteGame` says what it lacks."""
    plain, _, versions = name.partition("@")
    if versions:
        rules, _, data = versions.partition(".")
        if not (rules.isdecimal() and data.isdecimal()):
            raise UnknownGame(game=name, known=", ".join(names()))
        return game(plain).at(int(rules), int(data))
    # The contract knows scenes, which whoever only imports the package need not wait for.
    from hippodrome.engine.contract import check_declaration

    if name in residents():
        return check_declaration(importlib.import_module(f"hippodrome.games.{name}").GAME, name)
    if name not in _guests():
        raise UnknownGame(game=name, known=", ".join(names()))
    try:
        declared = _guests()[name].load()
    except (ImportError, AttributeError, ValueError) as error:
        raise IncompleteGame(game=name, problem="not-there", thing=str(error)) from error
    return check_declaration(declared, name)


def all_games() -> tuple[Game, ...]:
    """Every game, by name."""
    return tuple(game(name) for name in names())
