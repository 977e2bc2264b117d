"""What can happen, beside the numbers that the rules emit."""

from __future__ import annotations

from typing import Final

from hippodrome.engine.events import kind, numbered

TURN: Final = 0
ROLLED: Final = 1
MOVED: Final = 2
HOME: Final = 3

EVENTS: Final = numbered(
    (TURN, kind("turn", "racer:racer", "round")),
    (ROLLED, kind("rolled", "racer:racer", "die")),
    (MOVED, kind("moved", "racer:racer", "from", "to")),
    (HOME, kind("home", "racer:racer")),
)
