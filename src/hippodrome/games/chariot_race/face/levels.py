"""The numbers of a chariot board."""

from __future__ import annotations

from hippodrome.engine.choices import Argument
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import COLORS, TOP_LEVEL, TOP_SPEED, Circus


def levels(circus: Circus, color: int) -> dict[str, Argument]:
    """Where a chariot starts, how fast it goes, with how many dice (CR-925).

    `dice` pairs speeds with their dice, `allowed` damage levels with the fastest speed beside them wherever
    it gains on the level; `jumps` counts these. `more` is 1 if it rolls more dice than most at some speed.
    """
    top = int(circus.speed_max[color])
    caps = [int(circus.cap[color * int(TOP_LEVEL + 1) + level]) for level in range(int(circus.damage_max[color]) + 1)]
    gain, allowed = 0, ["1 → 1"]
    for level, cap in enumerate(caps):
        if cap != min(level + gain, top):
            gain = cap - level
            allowed.append(f"{level} → {cap}")
    return {
        "damage": int(circus.damage_start[color]),
        "speed": int(circus.speed_start[color]),
        "top": top,
        "fortune": int(circus.fortune_start[color]),
        "dice": _dice_by_speed(circus, color),
        "allowed": ", ".join(allowed),
        "jumps": len(allowed) - 1,
        "more": int(any(_dice_at(circus, color, speed) > _usual_dice(circus, speed) for speed in range(top + 1))),
    }


def slowed(race: ChariotRace, speed: int, damage: int) -> int:
    """The speed a turn begins with at a damage level (CR-311)."""
    return min(speed, int(race.cap_at(race.active, damage)))


def _dice_at(circus: Circus, color: int, speed: int) -> int:
    return int(circus.dice[color * int(TOP_SPEED + 1) + speed])


def _usual_dice(circus: Circus, speed: int) -> int:
    """What most chariots that get so fast roll at a speed."""
    able = [color for color in range(int(COLORS)) if circus.speed_max[color] >= speed]
    return sorted(_dice_at(circus, color, speed) for color in able)[len(able) // 2]


def _dice_by_speed(circus: Circus, color: int) -> str:
    """`0–5 → 5, 6–7 → 4`."""
    speeds: dict[int, list[int]] = {}
    for speed in range(int(circus.speed_max[color]) + 1):
        speeds.setdefault(_dice_at(circus, color, speed), []).append(speed)
    ranges = {dice: str(at[0]) if len(at) == 1 else f"{at[0]}–{at[-1]}" for dice, at in speeds.items()}
    return ", ".join(f"{at} → {dice}" for dice, at in ranges.items())
