"""How wide words are in our two faces, and where to break a line."""

from __future__ import annotations

import base64
import json
from functools import cache
from importlib import resources
from typing import Literal

Face = Literal["ui", "display"]

FAMILIES: dict[Face, str] = {
    "ui": "'Figtree Variable',Figtree,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif",
    "display": "'Young Serif','Iowan Old Style','Palatino Linotype',Georgia,serif",
}
_FILES: dict[Face, tuple[str, str, str]] = {
    "ui": ("Figtree Variable", "figtree-latin-wght-normal.woff2", "300 900"),
    "display": ("Young Serif", "young-serif-latin-400-normal.woff2", "400"),
}
_USUAL = 560


@cache
def _widths(face: Face) -> dict[str, int]:
    text = (resources.files(__package__) / "widths.json").read_text("utf-8")
    table: dict[str, int] = json.loads(text)[face]
    return table


def width(words: str, size: float, face: Face = "ui") -> float:
    """How wide words are at a size."""
    widths = _widths(face)
    return sum(widths.get(letter, _USUAL) for letter in words) * size / 1000


def shortened(words: str, room: float, size: float, face: Face = "ui") -> str:
    """The words, cut with an ellipsis if they do not fit."""
    if width(words, size, face) <= room:
        return words
    while words and width(words + "…", size, face) > room:
        words = words[:-1].rstrip()
    return words + "…"


def lines(words: str, room: float, size: float, most: int, face: Face = "ui") -> list[str]:
    """The words broken into lines; what does not fit into the last one is cut."""
    broken: list[str] = []
    line = ""
    rest = words.split(" ")
    while rest:
        longer = f"{line} {rest[0]}" if line else rest[0]
        if not line or width(longer, size, face) <= room:
            line = longer
            rest.pop(0)
        elif len(broken) + 1 < most:
            broken.append(line)
            line = ""
        else:
            line = " ".join([line, *rest])
            rest = []
    return [shortened(part, room, size, face) for part in [*broken, line] if part]


def embedded() -> str:
    """CSS that carries both faces inside the drawing."""
    rules = []
    for family, file, weight in _FILES.values():
        data = base64.b64encode((resources.files(__package__) / "fonts" / file).read_bytes()).decode()
        rules.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};"
            f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return "".join(rules)
