"""Hippodrome: race board games for players, researchers and designers.

    race = hippodrome.new(hippodrome.names()[0], players=4, seed=7)
    while not race.over:
        race.play(race.options[0])

`hippodrome --help` tells what can be done without a line of Python.
"""

from __future__ import annotations

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.race import Race, load, new, resume
from hippodrome.engine.registry import all_games, game, names
from hippodrome.version import __version__, compiled

__all__ = ["HippodromeError", "Race", "__version__", "all_games", "compiled", "game", "load", "names", "new", "resume"]
