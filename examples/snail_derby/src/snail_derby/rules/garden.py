"""The garden: the path and the deck as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.ints import zeros
from hippodrome.engine.state import Setup

SNAILS: Final = ("pearl", "moss", "dusk", "honey", "cherry")
CARDS: Final = ("nap", "crawl", "glide", "dash", "slime")
SLIME: Final = CARDS.index("slime")
HAND: Final = 3
"""Cards a player holds (SD-101)."""


class Garden(Setup):
    """What stays the same during a race."""

    def __init__(self, players: int, stones: int) -> None:
        super().__init__(players, len(CARDS))
        self.stones: i64 = stones
        self.pull: i64 = 0
        self.rounds: i64 = 0
        self.steps = zeros(len(CARDS))
        self.copies = zeros(len(CARDS))
