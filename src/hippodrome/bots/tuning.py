"""How a search searches in each game: `data/search.toml` in the game's folder, with the evidence for it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.game import Game

DEEPEST: Final = 60
"""Choices below the one to make that a tree may hold at most."""


@final
class Tuning:
    """How a search searches."""

    def __init__(
        self,
        depth: int = 4,
        turns: int = 4,
        whole_round: bool = False,
        exploration: float = 0.3,
        urgency: float = -0.05,
        outcomes: bool = True,
        care: bool = False,
        place: float = 0.0,
        trust: float = 8.0,
        doubt: float = 3.0,
        plan: int = 0,
        playouts: int = 1000,
    ) -> None:
        self.depth: i64 = min(depth, DEEPEST)
        """How many choices below the one to make the tree may hold; 0 compares plain playouts."""
        self.turns: i64 = turns
        """After so many turns, the one under way included, the heuristic judges; till then, and below the
        tree, the rule of thumb plays. All choices are judged at the same distance."""
        self.whole_round = whole_round
        """True if the heuristic does not judge before everybody had a turn, however many they are."""
        self.exploration = exploration
        self.urgency = urgency
        """Added to the mean of its question, what a choice never tried is taken to be worth."""
        self.outcomes = outcomes
        """True if the tree tells apart what chance brought after a choice; else it is an open loop."""
        self.care = care
        """True if a playout tries every choice out in the rest of the turn under way: for a game whose rule of
        thumb drives a turn worse than its heuristic plans it."""
        self.place = place
        """The share of the reward that goes by place instead of by the chance to win."""
        self.trust = trust
        """How many playouts the heuristic's first impression of a choice counts for (beside at most 500)."""
        self.doubt = doubt
        """Standard errors by which a choice must be behind to be given up."""
        self.plan = plan
        """Positions a planner may look at to think the turn under way through; playouts then tell only what comes
        after it. 0: the playouts tell both."""
        self.playouts = playouts
        """The budget of a search that is named without a level."""


@cache
def tuning(game: Game) -> Tuning:
    """The game's tuning; the usual one for a game that has none."""
    file = game.folder / "data" / "search.toml"
    if not file.is_file():
        return Tuning()
    return Tuning(**tomllib.loads(file.read_text("utf-8"))["settings"])
