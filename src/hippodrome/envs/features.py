"""What a seat knows, as numbers in fixed places."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation, Setup, State

LOWEST = -1048576.0
HIGHEST = 1048575.0
"""No number of a position lies outside these."""


class Features:
    """The layout of an observation: `fields` maps a field's name to its places in the vector.

    Place 0 is the seat that looks; then come the fields of the position (`State.FIELDS`) in order, with
    everything that the seat cannot know forgotten. `State.FIELDS` of the game explains each one.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.names = list(game.blank(setup).FIELDS)
        example = game.start(setup, Seeded(0)).to_json()
        self.fields: dict[str, slice] = {"viewer": slice(0, 1)}
        place = 1
        for name in self.names:
            value = example[name]
            size = len(value) if isinstance(value, list) else 1
            self.fields[name] = slice(place, place + size)
            place += size
        self.size = place

    def encode(self, state: State, seat: int) -> NDArray[np.float32]:
        """The vector that a seat sees."""
        known = Observation(state, seat).known
        vector = np.empty(self.size, dtype=np.float32)
        vector[0] = seat
        for name in self.names:
            vector[self.fields[name]] = getattr(known, name)
        return vector


def action_mask(state: State, seat: int, actions: int) -> NDArray[np.int8]:
    """1 where a choice is on offer to this seat."""
    mask = np.zeros(actions, dtype=np.int8)
    if state.seat == seat:
        mask[state.choices()] = 1
    return mask


def rewards(state: State) -> list[float]:
    """1 for the first place to -1 for the last; without a winner everybody has lost."""
    if len(state.winners()) == 0:
        return [-1.0] * int(state.players)
    last = max(1, int(state.players) - 1)
    return [1.0 - 2.0 * (int(rank) - 1) / last for rank in state.ranks()]
