"""A picture in characters: two square points in each, and words over them."""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

HALF = "▀"


@lru_cache(maxsize=4096)
def style(ink: str, ground: str, bold: bool = False) -> Style:
    """A style from two `#rrggbb` colours."""
    return Style(color=Color.parse(ink), bgcolor=Color.parse(ground), bold=bold)


class Canvas:
    """Points are coloured first, words are put over them afterwards."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width = width
        self.height = height
        self.points = [[ground] * width for _ in range(2 * height)]
        self.words: list[list[tuple[str, Style] | None]] = [[None] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str, ground: str = "", bold: bool = False) -> None:
        """Write from a character place on; without a ground the words stand on what is painted there."""
        if not 0 <= y < self.height:
            return
        for column, letter in enumerate(text, start=x):
            if 0 <= column < self.width:
                behind = ground or self.points[2 * y + 1][column]
                self.words[y][column] = (letter, style(ink, behind, bold))

    def free(self, x: int, y: int, length: int) -> bool:
        """True if nothing is written there yet."""
        return 0 <= y < self.height and 0 <= x <= self.width - length and not any(self.words[y][x : x + length])

    def strip(self, y: int) -> Strip:
        """One line of the picture."""
        segments: list[Segment] = []
        text = ""
        worn: Style | None = None
        for x in range(self.width):
            letter, here = self._character(x, y)
            if here != worn and text:
                segments.append(Segment(text, worn))
                text = ""
            text += letter
            worn = here
        segments.append(Segment(text, worn))
        return Strip(segments, self.width)

    def _character(self, x: int, y: int) -> tuple[str, Style]:
        written = self.words[y][x]
        if written is not None:
            return written
        top, bottom = self.points[2 * y][x], self.points[2 * y + 1][x]
        return (" ", style(bottom, bottom)) if top == bottom else (HALF, style(top, bottom))

    def __str__(self) -> str:
        rows = ("".join(self._character(x, y)[0] for x in range(self.width)) for y in range(self.height))
        return "\n".join(row.rstrip() for row in rows)
