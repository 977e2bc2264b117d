"""What stands where in an observation, told from what the game declares (`hippodrome envs schema GAME`)."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.engine.game import Game
from hippodrome.engine.senses import KIND, Reading
from hippodrome.engine.state import Setup


class Entry(NamedTuple):
    """A reading and its places, the last included."""

    first: int
    last: int
    reading: Reading

    @property
    def values(self) -> str:
        """What may stand there."""
        reading = self.reading
        if reading.kind == KIND:
            return f"one of {reading.low}..{reading.high}" if reading.places > 1 else f"{reading.low}"
        return (
            "0 or 1" if reading.low == 0 and reading.high == 1 else f"{reading.low}..{reading.high} / {reading.scale}"
        )

    def to_json(self) -> dict[str, int | str]:
        """The entry as plain data."""
        return {"first": self.first, "last": self.last, **self.reading._asdict()}


def entries(game: Game, setup: Setup) -> list[Entry]:
    """Every reading of a race with its places; none if the game declares no senses."""
    found: list[Entry] = []
    place = 0
    for reading in game.senses.readings(setup) if game.senses is not None else []:
        found.append(Entry(place, place + reading.places - 1, reading))
        place += reading.places
    return found
