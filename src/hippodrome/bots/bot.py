"""A player that chooses by itself. It is given what its seat knows, never the race."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`name` and `version` say who plays; `choose` picks one of `seen.choices()`."""

    def __init__(self, name: str, version: int) -> None:
        self.name = name
        self.version = version

    def choose(self, seen: Observation, chance: Chance) -> i64:
        """A choice for the seat that sees this; `chance` is the bot's own, not the race's."""
        raise NotImplementedError
