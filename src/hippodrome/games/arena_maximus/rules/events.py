"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind, numbered

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

CAUSES: Final = (
    "rocks", "jump", "hazard", "ram", "attack", "counter_attack", "fireball",
    "wreck", "stable", "healing", "haste", "speed", "laid", "discarded", "draw",
)  # fmt: skip
"""What makes the figures of a chariot rise and fall; damage has one of the first seven."""
BY_ROCKS: Final[i64] = 0
BY_JUMP: Final[i64] = 1
BY_HAZARD: Final[i64] = 2
BY_RAM: Final[i64] = 3
BY_ATTACK: Final[i64] = 4
BY_COUNTER_ATTACK: Final[i64] = 5
BY_FIREBALL: Final[i64] = 6

EVENTS: Final[tuple[EventKind, ...]] = numbered(
    (TURN, kind("turn", "racer:racer", "round")),
    (REFILLED, kind("refilled", "racer:racer")),
    (RETURNED, kind("returned", "racer:racer", "tile")),
    (CAST, kind("cast", "racer:racer", "spell:spell")),
    (CANCELLED, kind("cancelled", "racer:racer", "caster:racer", "spell:spell")),
    (HASTENED, kind("hastened", "racer:racer", "speed")),
    (HEALED, kind("healed", "racer:racer", "amount")),
    (SWAPPED, kind("swapped", "racer:racer", "first", "second")),
    (TELEPORTED, kind("teleported", "racer:racer", "tile")),
    (LAID, kind("laid", "racer:racer", "card:card")),
    (SPED_UP, kind("sped_up", "racer:racer", "card:card", "speed")),
    (SLOWED_DOWN, kind("slowed_down", "racer:racer", "card:card", "speed")),
    (DISCARDED, kind("discarded", "racer:racer", "card:card")),
    (DREW, kind("drew", "racer:racer", "card:card!")),
    (RESHUFFLED, kind("reshuffled", "cards")),
    (MOVED, kind("moved", "racer:racer", "from", "to")),
    (REVEALED, kind("revealed", "tile", "kind:tile", "number")),
    (REVEALED_HAZARD, kind("revealed_hazard", "tile", "symbols", "first:symbol", "second:symbol")),
    (RAMMED, kind("rammed", "racer:racer", "target:racer", "pairs")),
    (RAM_ANSWERED, kind("ram_answered", "racer:racer", "pairs")),
    (BLOCKED, kind("blocked", "racer:racer", "target:racer", "cards")),
    (BLOCK_ANSWERED, kind("block_answered", "racer:racer", "cards")),
    (PUSHED_BACK, kind("pushed_back", "racer:racer", "tile")),
    (MET_ROCKS, kind("met_rocks", "racer:racer", "tile", "number", "paid")),
    (MET_JUMP, kind("met_jump", "racer:racer", "tile", "number", "speed")),
    (MET_HAZARD, kind("met_hazard", "racer:racer", "tile", "missing")),
    (STABLED, kind("stabled", "racer:racer", "tile")),
    (ATTACKED, kind("attacked", "racer:racer", "target:racer", "cards")),
    (DEFENDED, kind("defended", "racer:racer", "cards")),
    (COUNTERED, kind("countered", "racer:racer", "target:racer", "cards")),
    (HURT, kind("hurt", "racer:racer", "damage", "total", "cause:cause")),
    (CRASHED, kind("crashed", "racer:racer", "tile")),
    (ELIMINATED, kind("eliminated", "racer:racer", "tile")),
    (STOPPED, kind("stopped", "racer:racer", "tile")),
    (CROSSED, kind("crossed", "racer:racer", "beyond")),
    (FINAL_ROUND, kind("final_round", "racer:racer")),
    (RACE_WON, kind("race_won", "player:seat")),
)
