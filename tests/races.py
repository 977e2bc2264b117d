"""Races of our own games by name; `hippodrome.testing` holds what is true of races of any game."""

from __future__ import annotations

from hypothesis import strategies as st

from hippodrome import game
from hippodrome.testing import races
from hippodrome.testing.races import Juncture, Pick, Settings, at_random, first, last, play_on, values_of

__all__ = [
    "Juncture",
    "Pick",
    "Settings",
    "at_random",
    "first",
    "junctures",
    "last",
    "play_on",
    "settings_of",
    "values_of",
]  # fmt: skip


def settings_of(name: str) -> st.SearchStrategy[Settings]:
    """A number of players and some options, as they may be declared and fit together."""
    return races.settings_of(game(name))


def junctures(name: str, most: int = 120) -> st.SearchStrategy[Juncture]:
    """A decision early or late in a race of random choices."""
    return races.junctures(game(name), most)
