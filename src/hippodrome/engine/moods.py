"""Moods: the colours a game brings along, `art/mood.toml` in its folder, by the roles every drawer knows."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from hippodrome.engine.game import Game

HOUSE = "house"
"""The mood of whoever brings none."""

Scheme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Mood:
    """The colour of every role to light and dark viewers."""

    light: dict[str, str] = field(default_factory=dict)
    dark: dict[str, str] = field(default_factory=dict)
    night: bool = False
    """At its best by night: a cover shows it dark to everybody."""


@cache
def mood_of(game: Game) -> Mood | None:
    """The mood a game brings; None if it wears that of the house."""
    if game.mood == HOUSE:
        return None
    return Mood(**tomllib.loads((game.folder / "art" / "mood.toml").read_text("utf-8")))
