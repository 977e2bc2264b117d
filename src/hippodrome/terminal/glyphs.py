"""Signs of one character for the drawings a page would show: `data-sign` of the drawing itself."""

from __future__ import annotations

import re
from functools import cache

from hippodrome.draw import art
from hippodrome.engine.game import Game

SHAPES = ("●", "▲", "■", "◆", "⬢", "✚")
"""Of the six racer slots: disc, triangle, square, diamond, hexagon, cross."""

UNKNOWN = "•"

_SIGN = re.compile(r'<svg[^>]*data-sign="([^"]+)"')


@cache
def sign(name: str, game: Game | None) -> str:
    """The sign for a drawing; a dot where the drawing says none, nothing where there is no drawing."""
    if not name:
        return ""
    file = art.find(name, game)
    found = _SIGN.search(file.read_text("utf-8")) if file is not None else None
    return found[1] if found else UNKNOWN
