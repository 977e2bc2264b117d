"""Tones and their colours: the palette of a mood, light or dark, with the colours a scene brings along."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.moods import HOUSE, mood_of
from hippodrome.engine.scene import Colour

SCHEMES = ("light", "dark")


@cache
def tables() -> dict[str, Any]:
    """The palette file."""
    return tomllib.loads((resources.files(__package__) / "palette.toml").read_text("utf-8"))


@cache
def _roles(mood: str, scheme: str) -> dict[str, str]:
    """The roles of a mood: those of the game that brings it, else those of the house."""
    for game in registry.all_games() if mood != HOUSE else ():
        brought = mood_of(game) if game.mood == mood else None
        if brought is not None:
            return brought.light if scheme == "light" else brought.dark
    house: dict[str, str] = tables()[HOUSE][scheme]
    return house


def stylesheet() -> str:
    """The moods that games bring, as rules for a page that has those of the house (`web/tools/palette.ts`)."""
    return "\n".join(_rules(game.mood) for game in registry.all_games() if game.mood != HOUSE)


def _rules(mood: str) -> str:
    place = f'[data-mood="{mood}"]'
    light, dark = (
        _properties({**tables()["signs"][scheme], **_roles(mood, scheme)}) + f"color-scheme:{scheme};"
        for scheme in SCHEMES
    )
    return "\n".join((
        f"{place}{{{light}}}",
        f'html[data-scheme="dark"] {place},{place}[data-scheme="dark"]{{{dark}}}',
        f'@media (prefers-color-scheme:dark){{html:not([data-scheme="light"]) {place}{{{dark}}}}}',
    ))  # fmt: skip


def _properties(colours: dict[str, str]) -> str:
    return "".join(f"--{tone}:{colour};" for tone, colour in colours.items())


class Palette:
    """What a tone looks like to one viewer."""

    def __init__(self, mood: str, scheme: str, colours: tuple[Colour, ...] = ()) -> None:
        tables_ = tables()
        self.scheme = scheme
        self._colours: dict[str, str] = {
            **tables_["materials"],
            **tables_["racers"],
            **tables_["signs"][scheme],
            **_roles(mood, scheme),
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
        return _properties({**self._colours, **lines})

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
