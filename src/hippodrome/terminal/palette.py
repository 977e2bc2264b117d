"""The colours of a mood, as the terminal shows them: always on dark ground, and never see-through."""

from __future__ import annotations

from functools import lru_cache

from hippodrome.draw import palette as design
from hippodrome.engine.scene import Colour, Scene

mix = lru_cache(maxsize=1 << 14)(design.mix)
"""A colour between two; a board asks for the same few again and again."""


class Palette:
    """Tones by name: the roles of a mood, the materials, a scene's own colours, or `#rrggbb` as it is."""

    def __init__(self, mood: str, own: tuple[Colour, ...] = ()) -> None:
        self._tones = design.Palette(mood, "dark", own)

    def __getitem__(self, tone: str) -> str:
        """The colour of a tone; one that cannot be shown in a terminal is replaced by ink."""
        colour = self._tones.colour(tone) if tone.startswith("#") or self._tones.has(tone) else ""
        if not colour.startswith("#"):
            return self._tones.colour("ink")
        if len(colour) == 9:
            return mix(self._tones.colour("board"), colour[:7], int(colour[7:], 16) / 255)
        return colour

    def racer(self, slot: int) -> tuple[str, str]:
        """The colour of a slot, and the ink on it; 0 is nobody's."""
        if slot == 0:
            return self["raised"], self["ink"]
        return self._tones.racer(slot), self._tones.racer_ink(slot)


def palette_of(scene: Scene) -> Palette:
    """The colours of a scene."""
    return Palette(scene.mood, scene.colours)
