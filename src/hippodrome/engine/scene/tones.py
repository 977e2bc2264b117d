"""Tones: what a drawer of scenes knows how to colour."""

from __future__ import annotations

from dataclasses import dataclass

SLOTS = 6
"""Racer slots: colour and shape (1 disc, 2 triangle, 3 square, 4 diamond, 5 hexagon, 6 cross)."""

TONES = frozenset({
    "bg", "surface", "raised", "ink", "muted", "line", "control", "accent", "on-accent", "accent-soft",
    "danger", "good", "warn", "board", "track", "track-2", "track-line", "edge", "edge-2", "hub",
    "mark", "cell-warn", "cell-good", "cell-hidden", "cell-hidden-line", "ghost", "art-line",
    "art-pale", "stone", "stone-2", "wood", "steel",
    "hazard", "art-metal",
    "art-metal-2", "art-flame", "racer-1", "racer-2", "racer-3", "racer-4", "racer-5", "racer-6",
    "none",
})  # fmt: skip
"""The palette's roles and materials; `none` leaves a shape unfilled."""


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of the scene's own, for light and dark viewers."""

    name: str
    light: str
    dark: str
