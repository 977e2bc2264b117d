"""Random play inside the engine: the fastest way through a race."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import State


def play_out(state: State, chance: Chance, picker: Chance) -> i64:
    """Play a race to its end with choices picked at random; returns how many decisions it took."""
    decisions: i64 = 0
    while state.offers > 0:
        state.take(state.offered[picker.below(state.offers)], chance)
        decisions += 1
    return decisions
