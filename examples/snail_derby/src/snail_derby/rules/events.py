"""What can happen, beside the numbers that the rules emit."""

from __future__ import annotations

from typing import Final

from hippodrome.engine.events import kind, numbered

TURN: Final = 0
PLAYED: Final = 1
CRAWLED: Final = 2
PULLED: Final = 3
NOBODY_AHEAD: Final = 4
DREW: Final = 5
RESHUFFLED: Final = 6
HOME: Final = 7
NIGHT: Final = 8

EVENTS: Final = numbered(
    (TURN, kind("turn", "racer:racer", "round")),
    (PLAYED, kind("played", "racer:racer", "card:card")),
    (CRAWLED, kind("crawled", "racer:racer", "from", "to")),
    (PULLED, kind("pulled", "racer:racer", "from", "to", "by:racer")),
    (NOBODY_AHEAD, kind("nobody_ahead", "racer:racer")),
    (DREW, kind("drew", "racer:racer", "card:card!")),
    (RESHUFFLED, kind("reshuffled", "cards")),
    (HOME, kind("home", "racer:racer")),
    (NIGHT, kind("night", "rounds")),
)
