"""Environments kept as plain data, to be saved, copied and pickled, and taken up again."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.rivals import Rivals
from hippodrome.bots.umpire import Fault
from hippodrome.engine.chance import Seeded

Kept = dict[str, Any]
"""Numbers, words, and lists of them: JSON can hold it."""


class Keepable:
    """Pickled and copied as what it was made with and what it saves."""

    _made: Kept

    def save(self) -> Kept:
        """Everything that `load` takes up again."""
        raise NotImplementedError

    def load(self, kept: Kept) -> None:
        """Go on from what was saved."""
        raise NotImplementedError

    def __getstate__(self) -> Kept:
        return {"made": self._made, "kept": self.save()}

    def __setstate__(self, state: Kept) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        self.load(state["kept"])


def keep_chance(chance: Seeded) -> list[int]:
    """How far a stream of chance has come."""
    return [int(chance.a), int(chance.b), int(chance.c), int(chance.d)]


def read_chance(kept: list[int]) -> Seeded:
    """The stream, from there on."""
    chance = Seeded(None)
    chance.a, chance.b, chance.c, chance.d = kept
    return chance


def keep_rivals(rivals: Rivals) -> Kept:
    """Who sits where, and who has forfeited the race."""
    umpire = rivals.umpire
    return {"drawn": list(rivals.drawn), "faults": [list(fault) for fault in umpire.faults], "asked": umpire.decisions}


def read_rivals(rivals: Rivals, kept: Kept) -> None:
    """Seat them again."""
    rivals.seat(list(kept["drawn"]))
    rivals.umpire.faults = [Fault(*fault) for fault in kept["faults"]]
    rivals.umpire.decisions = kept["asked"]
