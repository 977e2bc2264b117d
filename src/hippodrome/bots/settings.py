"""How a search searches in each game: `data/search.toml` in the game's folder, with the evidence for it."""

from __future__ import annotations

import tomllib
from functools import cache

from hippodrome.bots.search import Settings
from hippodrome.engine.game import Game


@cache
def settings(game: Game) -> Settings:
    """The game's settings; the usual ones for a game that was not tuned."""
    file = game.folder / "data" / "search.toml"
    if not file.is_file():
        return Settings()
    return Settings(**tomllib.loads(file.read_text("utf-8"))["settings"])
