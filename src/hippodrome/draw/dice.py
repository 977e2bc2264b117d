"""Dice in a tray."""

from __future__ import annotations

from hippodrome.draw.pen import Pen
from hippodrome.engine.scene import Die

_PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1.15), (1, -1.15), (-1, 0), (1, 0), (-1, 1.15), (1, 1.15)],
}


def draw(pen: Pen, die: Die, x: float, y: float, size: float, *, targeted: bool = False) -> None:
    """A die with its upper left corner at a place: idle, in play (ringed), used (faded) or not rolled yet."""
    round = size * 0.24
    with pen.group(pen.say(die.title), data_id=die.id, opacity=0.45 if die.state == "used" else ""):
        if not die.pips and not die.art:
            line = "accent" if targeted else "control"
            pen.box(x + 1, y + 1, size - 2, size - 2, "none", line, 2, round=round, dash=(6, 5), opacity=0.8)
            return
        fill, ink = (die.tone, _ink(die.tone)) if die.tone != "none" else ("die", "die-ink")
        pen.box(x, y + 2, size, size, "#000000", round=round, opacity=0.28)
        pen.box(x, y, size, size, fill, "track-line", 1.2, round=round)
        if die.state == "active" or targeted:
            pen.box(x - 2, y - 2, size + 4, size + 4, "none", "accent", 3, round=round + 2)
        middle = x + size / 2, y + size / 2
        if die.art:
            ink_colour = pen.palette.colour(ink)
            pen.art(die.art, *middle, size * 0.68, ink=ink, own={"art-line": ink_colour})
        for dx, dy in _PIPS.get(die.pips, ()):
            pen.disc(middle[0] + dx * size * 0.2, middle[1] + dy * size * 0.2, size * 0.082, ink)


def _ink(tone: str) -> str:
    return f"{tone}-ink" if tone.startswith("racer-") else "die-ink"
