"""What stands where in an observation, told from what the game declares (`hippodrome envs schema GAME`)."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.engine.game import Game
from hippodrome.engine.senses import KIND, THING, Reading
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
        reading = self.reading
        return {
            "first": self.first, "last": self.last, "name": reading.name, "whose": reading.whose, "kind": reading.kind,
            "low": reading.low, "high": reading.high, "meaning": reading.meaning,
        }  # fmt: skip


def entries(game: Game, setup: Setup) -> list[Entry]:
    """Every reading of a race with its places; none if the game declares no senses."""
    found: list[Entry] = []
    place = 0
    for reading in game.senses.readings(setup) if game.senses is not None else []:
        for part in _parts(reading):
            found.append(Entry(place, place + part.places - 1, part))
            place += part.places
    return found


def _parts(reading: Reading) -> list[Reading]:
    """A reading, or what is told of the thing it is."""
    if reading.kind != THING:
        return [reading]
    named = {part: f"{reading.name}.{part.name}" for part in reading.parts}
    return [part._replace(name=name, meaning=f"{reading.meaning}: {part.meaning}") for part, name in named.items()]
