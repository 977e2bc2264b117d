"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind, numbered

ORDERED: Final[i64] = 0
STARTER: Final[i64] = 1
TURN: Final[i64] = 2
ROLLED: Final[i64] = 3
DIE: Final[i64] = 4
TOOK: Final[i64] = 5
COLOUR_LIFE: Final[i64] = 6
ENTERED: Final[i64] = 7
IMITATED: Final[i64] = 8
MOVED: Final[i64] = 9
JUMPED: Final[i64] = 10
SLID: Final[i64] = 11
PUSHED: Final[i64] = 12
DRIVEN: Final[i64] = 13
SWAPPED: Final[i64] = 14
STEPPED_ASIDE: Final[i64] = 15
LAP_UP: Final[i64] = 16
LAP_DOWN: Final[i64] = 17
LEFT_TOP: Final[i64] = 18
TRAP_LAID: Final[i64] = 19
TRAP_THROWN: Final[i64] = 20
TRAP_SPRUNG: Final[i64] = 21
TRAP_DESTROYED: Final[i64] = 22
STRUCK: Final[i64] = 23
LOST: Final[i64] = 24
UNHARMED: Final[i64] = 25
KNOCKED_OUT: Final[i64] = 26
SKIPPED: Final[i64] = 27
STOOD_UP: Final[i64] = 28
PLUNDERED: Final[i64] = 29
BURST: Final[i64] = 30
REROLLED: Final[i64] = 31
POWER_USED: Final[i64] = 32
DRAINED: Final[i64] = 33
HEALED: Final[i64] = 34
DREW: Final[i64] = 35
HAND_FULL: Final[i64] = 36
NO_CARDS: Final[i64] = 37
RESHUFFLED: Final[i64] = 38
PLAYED: Final[i64] = 39
DISCARDED: Final[i64] = 40
SHIELDED: Final[i64] = 41
RIPOSTED: Final[i64] = 42
STOLE: Final[i64] = 43
CROSSED: Final[i64] = 44
CAPPED: Final[i64] = 45
RACE_WON: Final[i64] = 46

EVENTS: Final[tuple[EventKind, ...]] = numbered(
    (ORDERED, kind("ordered", "first:racer", "second:racer")),
    (STARTER, kind("starter", "titan:racer", "face:face")),
    (TURN, kind("turn", "titan:racer", "turn")),
    (ROLLED, kind("rolled", "titan:racer", "dice")),
    (DIE, kind("die", "face:face", "count", "place")),
    (TOOK, kind("took", "titan:racer", "face:face")),
    (COLOUR_LIFE, kind("colour_life", "titan:racer", "life")),
    (ENTERED, kind("entered", "titan:racer", "cell:cell")),
    (IMITATED, kind("imitated", "titan:racer", "face:face")),
    (MOVED, kind("moved", "titan:racer", "from:cell", "to:cell")),
    (JUMPED, kind("jumped", "titan:racer", "from:cell", "to:cell")),
    (SLID, kind("slid", "titan:racer", "from:cell", "to:cell")),
    (PUSHED, kind("pushed", "titan:racer", "from:cell", "to:cell", "by:racer")),
    (DRIVEN, kind("driven", "titan:racer", "from:cell", "to:cell", "by:racer")),
    (SWAPPED, kind("swapped", "titan:racer", "other:racer", "from:cell", "to:cell")),
    (STEPPED_ASIDE, kind("stepped_aside", "titan:racer", "from:cell", "to:cell")),
    (LAP_UP, kind("lap_up", "titan:racer", "lap")),
    (LAP_DOWN, kind("lap_down", "titan:racer", "lap")),
    (LEFT_TOP, kind("left_top", "titan:racer", "from:cell")),
    (TRAP_LAID, kind("trap_laid", "titan:racer", "cell:cell")),
    (TRAP_THROWN, kind("trap_thrown", "titan:racer", "other:racer", "cell:cell")),
    (TRAP_SPRUNG, kind("trap_sprung", "titan:racer", "cell:cell")),
    (TRAP_DESTROYED, kind("trap_destroyed", "cell:cell")),
    (STRUCK, kind("struck", "titan:racer", "cell:cell", "cause:cause")),
    (LOST, kind("lost", "titan:racer", "life", "cause:cause")),
    (UNHARMED, kind("unharmed", "titan:racer", "cause:cause")),
    (KNOCKED_OUT, kind("knocked_out", "titan:racer", "cell:cell")),
    (SKIPPED, kind("skipped", "titan:racer")),
    (STOOD_UP, kind("stood_up", "titan:racer", "life")),
    (PLUNDERED, kind("plundered", "titan:racer", "cell:cell", "card:card")),
    (BURST, kind("burst", "titan:racer", "cell:cell")),
    (REROLLED, kind("rerolled", "titan:racer", "face:face")),
    (POWER_USED, kind("power_used", "titan:racer", "power:power")),
    (DRAINED, kind("drained", "titan:racer", "life")),
    (HEALED, kind("healed", "titan:racer", "life", "gained")),
    (DREW, kind("drew", "titan:racer", "card:card!")),
    (HAND_FULL, kind("hand_full", "titan:racer")),
    (NO_CARDS, kind("no_cards", "titan:racer")),
    (RESHUFFLED, kind("reshuffled", "cards")),
    (PLAYED, kind("played", "titan:racer", "card:card")),
    (DISCARDED, kind("discarded", "titan:racer", "card:card")),
    (SHIELDED, kind("shielded", "titan:racer", "cause:cause")),
    (RIPOSTED, kind("riposted", "titan:racer", "other:racer")),
    (STOLE, kind("stole", "titan:racer", "other:racer", "card:card!")),
    (CROSSED, kind("crossed", "titan:racer")),
    (CAPPED, kind("capped", "turns")),
    (RACE_WON, kind("race_won", "player:seat")),
)

CAUSES: Final = (
    "push", "trap", "lava", "pirates", "statue", "green", "flames", "drain",
    "explosion", "fireball", "lightning", "riposte", "purple", "pentacle",
)  # fmt: skip
BY_PUSH: Final[i64] = 0
BY_TRAP: Final[i64] = 1
BY_LAVA: Final[i64] = 2
BY_PIRATES: Final[i64] = 3
BY_STATUE: Final[i64] = 4
BY_GREEN: Final[i64] = 5
BY_FLAMES: Final[i64] = 6
BY_DRAIN: Final[i64] = 7
BY_EXPLOSION: Final[i64] = 8
BY_FIREBALL: Final[i64] = 9
BY_LIGHTNING: Final[i64] = 10
BY_RIPOSTE: Final[i64] = 11
BY_PURPLE: Final[i64] = 12
BY_PENTACLE: Final[i64] = 13
