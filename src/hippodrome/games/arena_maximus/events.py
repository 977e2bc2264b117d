"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind

TURN: Final[i64] = 0
REFILLED: Final[i64] = 1
RETURNED: Final[i64] = 2
CAST: Final[i64] = 3
CANCELLED: Final[i64] = 4
HASTENED: Final[i64] = 5
HEALED: Final[i64] = 6
SWAPPED: Final[i64] = 7
TELEPORTED: Final[i64] = 8
LAID: Final[i64] = 9
SPED_UP: Final[i64] = 10
SLOWED_DOWN: Final[i64] = 11
DISCARDED: Final[i64] = 12
DREW: Final[i64] = 13
RESHUFFLED: Final[i64] = 14
MOVED: Final[i64] = 15
REVEALED: Final[i64] = 16
REVEALED_HAZARD: Final[i64] = 17
RAMMED: Final[i64] = 18
RAM_ANSWERED: Final[i64] = 19
BLOCKED: Final[i64] = 20
BLOCK_ANSWERED: Final[i64] = 21
PUSHED_BACK: Final[i64] = 22
MET_ROCKS: Final[i64] = 23
MET_JUMP: Final[i64] = 24
MET_HAZARD: Final[i64] = 25
STABLED: Final[i64] = 26
ATTACKED: Final[i64] = 27
DEFENDED: Final[i64] = 28
COUNTERED: Final[i64] = 29
HURT: Final[i64] = 30
CRASHED: Final[i64] = 31
ELIMINATED: Final[i64] = 32
STOPPED: Final[i64] = 33
CROSSED: Final[i64] = 34
FINAL_ROUND: Final[i64] = 35
RACE_WON: Final[i64] = 36

EVENTS: Final[tuple[EventKind, ...]] = (
    kind("turn", "racer:racer", "round"),
    kind("refilled", "racer:racer"),
    kind("returned", "racer:racer", "tile"),
    kind("cast", "racer:racer", "spell:spell"),
    kind("cancelled", "racer:racer", "caster:racer", "spell:spell"),
    kind("hastened", "racer:racer", "speed"),
    kind("healed", "racer:racer", "amount"),
    kind("swapped", "racer:racer", "first", "second"),
    kind("teleported", "racer:racer", "tile"),
    kind("laid", "racer:racer", "card:card"),
    kind("sped_up", "racer:racer", "card:card", "speed"),
    kind("slowed_down", "racer:racer", "card:card", "speed"),
    kind("discarded", "racer:racer", "card:card"),
    kind("drew", "racer:racer", "card:card!"),
    kind("reshuffled", "cards"),
    kind("moved", "racer:racer", "from", "to"),
    kind("revealed", "tile", "kind:tile", "number"),
    kind("revealed_hazard", "tile", "symbols", "first:symbol", "second:symbol"),
    kind("rammed", "racer:racer", "target:racer", "pairs"),
    kind("ram_answered", "racer:racer", "pairs"),
    kind("blocked", "racer:racer", "target:racer", "cards"),
    kind("block_answered", "racer:racer", "cards"),
    kind("pushed_back", "racer:racer", "tile"),
    kind("met_rocks", "racer:racer", "tile", "number", "paid"),
    kind("met_jump", "racer:racer", "tile", "number", "speed"),
    kind("met_hazard", "racer:racer", "tile", "missing"),
    kind("stabled", "racer:racer", "tile"),
    kind("attacked", "racer:racer", "target:racer", "cards"),
    kind("defended", "racer:racer", "cards"),
    kind("countered", "racer:racer", "target:racer", "cards"),
    kind("hurt", "racer:racer", "damage", "total"),
    kind("crashed", "racer:racer", "tile"),
    kind("eliminated", "racer:racer", "tile"),
    kind("stopped", "racer:racer", "tile"),
    kind("crossed", "racer:racer", "beyond"),
    kind("final_round", "racer:racer"),
    kind("race_won", "player:seat"),
)
