"""What a seat knows, as numbers in fixed places: by the game's senses, or the bare fields of a position."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from mypy_extensions import i64
from numpy.typing import NDArray

from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game
from hippodrome.engine.senses import Form, SenseSheet, Sheet
from hippodrome.engine.state import Observation, Setup, State
from hippodrome.envs.windows import window

LOWEST = -1048576.0
HIGHEST = 1048575.0
"""No number of a position lies outside these."""

Layout = Literal["senses", "raw"]
"""How an observation is laid out: as the game says (`Game.senses`), or field by field."""


class Features:
    """The raw layout of an observation: `fields` maps a field's name to its places in the vector.

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


class RawSheet(Sheet):
    """Rows of observations in the raw layout."""

    def __init__(self, features: Features, actions: int, rows: int) -> None:
        super().__init__(features.size, actions, rows)
        self.features = features
        self.rows_seen = window(self.seen, np.float32, rows, features.size)

    def see(self, row: i64, state: State, seat: i64) -> None:
        self.rows_seen[row] = self.features.encode(state, int(seat))


class Sight:
    """How the seats of a race are shown it: the spaces of observations and masks, and sheets to write them on."""

    def __init__(self, game: Game, setup: Setup, layout: Layout = "senses") -> None:
        if layout not in ("senses", "raw"):
            raise BadOption(option="layout", value=repr(layout), legal="senses, raw")
        self.actions = game.actions
        self.form = None if layout == "raw" or game.senses is None else Form(game.senses, setup)
        self.raw = Features(game, setup) if self.form is None else None

    @property
    def size(self) -> int:
        """The length of an observation."""
        if self.form is not None:
            return int(self.form.size)
        assert self.raw is not None
        return self.raw.size

    @property
    def space(self) -> spaces.Space[NDArray[np.float32]]:
        """The space of observations."""
        low, high = (-1.0, 1.0) if self.form is not None else (LOWEST, HIGHEST)
        box: spaces.Space[Any] = spaces.Box(low, high, (self.size,), np.float32)
        return box

    def sheet(self, rows: int) -> Sheet:
        """Paper for so many rows."""
        if self.form is not None:
            return SenseSheet(self.form, self.actions, rows)
        assert self.raw is not None
        return RawSheet(self.raw, self.actions, rows)


class Eyes:
    """What the seats of one race see and may choose, each in arrays of its own."""

    def __init__(self, sight: Sight, players: int) -> None:
        # A row for each seat: what one sees changes little from one of its questions to the next.
        self.sheet = sight.sheet(players)
        self._seen: list[NDArray[np.float32]] = list(window(self.sheet.seen, np.float32, players, sight.size))
        self._mask: list[NDArray[np.int8]] = list(window(self.sheet.mask, np.int8, players, sight.actions))

    def see(self, state: State, seat: int) -> NDArray[np.float32]:
        """The vector that a seat sees."""
        self.sheet.see(seat, state, seat)
        return self._seen[seat].copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 where a choice is on offer to this seat."""
        self.sheet.mark(seat, state, seat)
        return self._mask[seat].copy()
