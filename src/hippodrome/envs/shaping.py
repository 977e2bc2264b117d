"""Rewards on the way, for games in which the end alone teaches too little."""

from __future__ import annotations

import math

from hippodrome.bots.batch import Shaping
from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game


def shaping_of(game: Game, weight: float, rows: int, players: int) -> Shaping | None:
    """How rewards on the way are reckoned; None if they weigh nothing."""
    if weight == 0:
        return None
    if game.senses is None:
        raise BadOption(option="shaping", value=str(weight), legal="0")
    if not math.isfinite(weight) or weight < 0:
        raise BadOption(option="shaping", value=str(weight), legal="0.0, 0.5, 1.0, ...")
    return Shaping(game.senses, float(weight), rows, players)
