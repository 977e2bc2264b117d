"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind

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

EVENTS: Final[tuple[EventKind, ...]] = (
    kind("ordered", "first:racer", "second:racer"),
    kind("starter", "titan:racer", "face:face"),
    kind("turn", "titan:racer", "turn"),
    kind("rolled", "titan:racer", "dice"),
    kind("die", "face:face", "count", "place"),
    kind("took", "titan:racer", "face:face"),
    kind("colour_life", "titan:racer", "life"),
    kind("entered", "titan:racer", "cell:cell"),
    kind("imitated", "titan:racer", "face:face"),
    kind("moved", "titan:racer", "from:cell", "to:cell"),
    kind("jumped", "titan:racer", "from:cell", "to:cell"),
    kind("slid", "titan:racer", "from:cell", "to:cell"),
    kind("pushed", "titan:racer", "from:cell", "to:cell", "by:racer"),
    kind("driven", "titan:racer", "from:cell", "to:cell", "by:racer"),
    kind("swapped", "titan:racer", "other:racer", "from:cell", "to:cell"),
    kind("stepped_aside", "titan:racer", "from:cell", "to:cell"),
    kind("lap_up", "titan:racer", "lap"),
    kind("lap_down", "titan:racer", "lap"),
    kind("left_top", "titan:racer", "from:cell"),
    kind("trap_laid", "titan:racer", "cell:cell"),
    kind("trap_thrown", "titan:racer", "other:racer", "cell:cell"),
    kind("trap_sprung", "titan:racer", "cell:cell"),
    kind("trap_destroyed", "cell:cell"),
    kind("struck", "titan:racer", "cell:cell", "cause:cause"),
    kind("lost", "titan:racer", "life", "cause:cause"),
    kind("unharmed", "titan:racer", "cause:cause"),
    kind("knocked_out", "titan:racer", "cell:cell"),
    kind("skipped", "titan:racer"),
    kind("stood_up", "titan:racer", "life"),
    kind("plundered", "titan:racer", "cell:cell", "card:card"),
    kind("burst", "titan:racer", "cell:cell"),
    kind("rerolled", "titan:racer", "face:face"),
    kind("power_used", "titan:racer", "power:power"),
    kind("drained", "titan:racer", "life"),
    kind("healed", "titan:racer", "life", "gained"),
    kind("drew", "titan:racer", "card:card!"),
    kind("hand_full", "titan:racer"),
    kind("no_cards", "titan:racer"),
    kind("reshuffled", "cards"),
    kind("played", "titan:racer", "card:card"),
    kind("discarded", "titan:racer", "card:card"),
    kind("shielded", "titan:racer", "cause:cause"),
    kind("riposted", "titan:racer", "other:racer"),
    kind("stole", "titan:racer", "other:racer", "card:card!"),
    kind("crossed", "titan:racer"),
    kind("capped", "turns"),
    kind("race_won", "player:seat"),
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
