"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind, numbered

DRAFTED: Final[i64] = 0
LINED_UP: Final[i64] = 1
ROUND: Final[i64] = 2
TURN_BEGAN: Final[i64] = 3
REPAIRED: Final[i64] = 4
CAPPED: Final[i64] = 5
ROLLED: Final[i64] = 6
PAID: Final[i64] = 7
REROLLED: Final[i64] = 8
DIE_SET: Final[i64] = 9
FAVOURED: Final[i64] = 10
SPRINTED: Final[i64] = 11
SPEED: Final[i64] = 12
KEPT_SPEED: Final[i64] = 13
STOOD: Final[i64] = 14
DROVE: Final[i64] = 15
CHANGED_LANE: Final[i64] = 16
CURVE_HELD: Final[i64] = 17
CURVE_HURT: Final[i64] = 18
CALTROP_HIT: Final[i64] = 19
PILLAR_HIT: Final[i64] = 20
CRASHED: Final[i64] = 21
CRASH_HURT: Final[i64] = 22
SPARED: Final[i64] = 23
PLACED: Final[i64] = 24
DESTROYED: Final[i64] = 25
DEBRIS: Final[i64] = 26
LAP: Final[i64] = 27
FINISHED_RACE: Final[i64] = 28
CALTROP_DROPPED: Final[i64] = 29
JAVELIN: Final[i64] = 30
RACE_WON: Final[i64] = 31
NO_WINNER: Final[i64] = 32
LAST_ROUND: Final[i64] = 33

EVENTS: Final[tuple[EventKind, ...]] = numbered(
    (DRAFTED, kind("drafted", "player:seat", "racer:racer")),
    (LINED_UP, kind("lined_up", "racer:racer", "position", "cell:cell")),
    (ROUND, kind("round", "round")),
    (TURN_BEGAN, kind("turn", "racer:racer", "round")),
    (REPAIRED, kind("repaired", "racer:racer", "points", "damage", "price", "fortune")),
    (CAPPED, kind("capped", "racer:racer", "from", "to", "damage")),
    (ROLLED, kind("rolled", "racer:racer", "first:face", "second:more", "third:more", "fourth:more", "fifth:more")),
    (PAID, kind("paid", "racer:racer", "price", "fortune")),
    (REROLLED, kind("rerolled", "racer:racer", "first:face", "second:more", "third:more", "fourth:more", "fifth:more")),
    (DIE_SET, kind("die_set", "racer:racer", "die", "from:face", "to:face")),
    (FAVOURED, kind("favoured", "racer:racer", "gained", "fortune")),
    (SPRINTED, kind("sprinted", "racer:racer", "cell:cell", "lost", "damage")),
    (SPEED, kind("speed", "racer:racer", "from", "to", "plus", "minus", "sprints")),
    (KEPT_SPEED, kind("kept_speed", "racer:racer", "speed")),
    (STOOD, kind("stood", "racer:racer", "cell:cell")),
    (DROVE, kind("drove", "racer:racer", "from:cell", "to:cell", "left")),
    (CHANGED_LANE, kind("changed_lane", "racer:racer", "from:cell", "to:cell", "left")),
    (CURVE_HELD, kind("curve_held", "racer:racer", "cell:cell", "limit", "speed")),
    (CURVE_HURT, kind("curve_hurt", "racer:racer", "cell:cell", "limit", "speed", "lost", "damage")),
    (CALTROP_HIT, kind("caltrop_hit", "racer:racer", "cell:cell", "lost", "damage")),
    (PILLAR_HIT, kind("pillar_hit", "racer:racer", "cell:cell")),
    (CRASHED, kind("crashed", "racer:racer", "other:racer", "cell:cell")),
    (CRASH_HURT, kind("crash_hurt", "racer:racer", "cell:cell", "lost", "damage")),
    (SPARED, kind("spared", "racer:racer", "cell:cell")),
    (PLACED, kind("placed", "racer:racer", "from:cell", "to:cell", "other:racer")),
    (DESTROYED, kind("destroyed", "racer:racer", "cell:cell")),
    (DEBRIS, kind("debris", "cell:cell", "supply")),
    (LAP, kind("lap", "racer:racer", "laps", "left")),
    (FINISHED_RACE, kind("finished", "racer:racer", "cell:cell")),
    (CALTROP_DROPPED, kind("caltrop_dropped", "racer:racer", "cell:cell", "supply")),
    (JAVELIN, kind("javelin", "racer:racer", "target:racer", "cell:cell", "lost", "damage")),
    (RACE_WON, kind("race_won", "player:seat")),
    (NO_WINNER, kind("no_winner")),
    (LAST_ROUND, kind("last_round", "racer:racer", "cell:cell")),
)
"""In the order of the numbers above. `damage`, `fortune`, `supply`, `left`: what is left afterwards."""
