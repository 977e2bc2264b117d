"""Signs of one character for the drawings a page would show."""

from __future__ import annotations

SHAPES = ("●", "▲", "■", "◆", "⬢", "✚")
"""Of the six racer slots: disc, triangle, square, diamond, hexagon, cross."""

UNKNOWN = "•"

_SIGNS = {
    # cells
    "bonus": "‡", "caltrop": "Ψ", "face-down": "?", "finish": "▒", "hazard": "!", "ice": "*", "jump": "⌒",
    "lava": "≈", "pentacle": "☆", "pillar": "◎", "pirates": "☻", "rocks": "∩", "spring-left": "↖",
    "spring-multi": "↕", "spring-right": "↗", "stable": "⌂", "statue": "¥",
    # tokens
    "bonus-token": "ϟ", "damage": "✗", "dolphin": "∿", "hand": "▤", "heart": "♥", "heart-empty": "♡", "lap": "▣",
    "nudge-back": "?", "nudge-flip": "↕", "flip": "↕", "nudge-plus-minus": "±", "plus-minus": "±",
    "nudge-reroll": "↻", "reroll": "↻", "shield": "◊", "skull": "†", "start": "►", "trap": "ᴥ",
    "wheel": "○", "wheel-broken": "∅",
    # dice
    "attack": "×", "fortune": "○", "sprint": "»", "turn": "↷",
    # cards
    "magic": "✦", "rein": "∪", "whip": "∼", "symbol-flame": "▴", "symbol-gale": "≋", "symbol-leaf": "♠",
    "symbol-star": "★", "symbol-stone": "◘",
}  # fmt: skip


def sign(art: str) -> str:
    """The sign for a piece of art: by its name, then by the end of its name, or a dot."""
    name = art.rpartition("/")[2].removesuffix(".svg")
    while name:
        if name in _SIGNS:
            return _SIGNS[name]
        name = name.partition("-")[2]
    return UNKNOWN if art else ""
