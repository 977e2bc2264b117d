"""Tones and their colours: the palette of a mood, light or dark, with the colours a scene brings along."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from hippodrome.engine.scene import Colour

SCHEMES = ("light", "dark")


@cache
def tables() -> dict[str, Any]:
    """The palette file."""
    return tomllib.loads((resources.files(__package__) / "palette.toml").read_text("utf-8"))


def moods() -> tuple[str, ...]:
    """The moods there are."""
    return tuple(name for name in tables() if name not in ("materials", "racers", "signs"))


class Palette:
    """What a tone looks like to one viewer."""

    def __init__(self, mood: str, scheme: str, colours: tuple[Colour, ...] = ()) -> None:
        tables_ = tables()
        self.scheme = scheme
        self._colours: dict[str, str] = {
            **tables_["materials"],
            **tables_["racers"],
            **tables_["signs"][scheme],
            **tables_[mood if mood in moods() else "house"][scheme],
            **{colour.name: colour.light if scheme == "light" else colour.dark for colour in colours},
            "none": "none",
        }

    def colour(self, tone: str) -> str:
        """The colour of a tone; `#rrggbb` is one already, and so is a gradient `url(#...)`."""
        return tone if tone.startswith(("#", "url(")) else self._colours[tone]

    def has(self, tone: str) -> bool:
        return tone in self._colours

    def racer(self, slot: int) -> str:
        return self._colours[f"racer-{slot}"]

    def racer_ink(self, slot: int) -> str:
        return self._colours[f"racer-{slot}-ink"]

    def css(self) -> str:
        """All tones as custom properties."""
        lines = {f"racer-{slot}-line": self.racer_line(slot) for slot in range(1, 7)}
        return "".join(f"--{tone}:{colour};" for tone, colour in {**self._colours, **lines}.items())

    def racer_line(self, slot: int) -> str:
        """The colour of a racer's lines: lightened on a dark board, where brown would be lost."""
        return self.racer(slot) if self.scheme == "light" else mix(self.racer(slot), "#ffffff", 0.42)


class Properties(Palette):
    """A palette of custom properties: one drawing for both schemes, the page that shows it says which."""

    def __init__(self, mood: str, colours: tuple[Colour, ...] = ()) -> None:
        super().__init__(mood, "light", colours)

    def colour(self, tone: str) -> str:
        return tone if tone.startswith(("#", "url(", "var(")) or tone == "none" else f"var(--{tone})"

    def racer(self, slot: int) -> str:
        return f"var(--racer-{slot})"

    def racer_ink(self, slot: int) -> str:
        return f"var(--racer-{slot}-ink)"

    def racer_line(self, slot: int) -> str:
        return f"var(--racer-{slot}-line)"


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
