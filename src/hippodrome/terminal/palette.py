"""The colours of a mood, as the terminal shows them: always on dark ground."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from hippodrome.engine.scene import Scene

HOUSE = "house"


@cache
def _moods() -> dict[str, dict[str, str]]:
    return tomllib.loads((resources.files(__package__) / "palette.toml").read_text("utf-8"))


class Palette:
    """Tones by name: the roles of a mood, the materials, a scene's own colours, or `#rrggbb` as it is."""

    def __init__(self, mood: str, own: dict[str, str] | None = None) -> None:
        moods = _moods()
        self.mood = mood if mood in moods else HOUSE
        self._tones = {**moods["materials"], **moods[self.mood], **(own or {})}

    def __getitem__(self, tone: str) -> str:
        """The colour of a tone; an unknown one is shown in ink rather than not at all."""
        if tone.startswith("#"):
            return tone[:7]
        return self._tones.get(tone, self._tones["ink"])

    def racer(self, slot: int) -> tuple[str, str]:
        """The colour of a slot, and the ink on it."""
        return (self[f"racer-{slot}"], self[f"racer-{slot}-ink"]) if slot else (self["raised"], self["ink"])


@cache
def house_palette() -> Palette:
    """The colours where no race is shown."""
    return Palette(HOUSE)


def palette_of(scene: Scene) -> Palette:
    """The colours of a scene."""
    return Palette(scene.mood, {colour.name: colour.dark for colour in scene.colours})


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    parts = (round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
