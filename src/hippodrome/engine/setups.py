"""Setups shared by all tables with the same options: a board is built, drawn and kept once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.state import Setup


def shared_setup(game: str, players: int, options: Mapping[str, Any]) -> Setup:
    """The setup for checked options."""
    return _setup(game, players, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=128)
def _setup(game: str, players: int, options: str) -> Setup:
    setup: Setup = registry.game(game).setup(players, json.loads(options))
    return setup
