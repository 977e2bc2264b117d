"""The readable forms of questions and answers."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.preview import foresee
from hippodrome.games.chariot_race import actions, events
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import (
    ASSAULT,
    CHANGE,
    DRAFT,
    FINISHED,
    GRID,
    REPAIR,
    REROLL,
    SIGNS,
    STEP,
)
from hippodrome.games.chariot_race.track import (
    CELL_NAMES,
    COLORS,
    FACES,
    FORTUNE,
    NO_LIMIT,
    PM,
    RACERS,
    SPRINT,
    TOP_LEVEL,
    TOP_SPEED,
    Circus,
)

_DESTROYED = "K.O."
_FATAL = ("pillar", "sprint", "destroyed")


def choice(race: ChariotRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    if action < actions.KEEP:
        return _repair(race, action)
    if action < actions.PLUS:
        return _dice(race, action)
    if action < actions.FORWARD:
        return _signs(race, action)
    if action < actions.STOP:
        return _step(race, action)
    if action < actions.BOARD:
        return _attack(race, action)
    return _grid(race, action)


def space(race: ChariotRace, cell: int) -> str:
    """A cell as the scene names it."""
    return f"space:{CELL_NAMES[race.name_of(cell)]}"


def _cell(race: ChariotRace, cell: int) -> Argument:
    return ("cell", int(race.name_of(cell)))


def _racer(race: ChariotRace, chariot: int) -> Argument:
    return ("racer", int(race.color[chariot]))


def _piece(race: ChariotRace, chariot: int) -> str:
    return f"piece:{race.color[chariot]}"


def _repair(race: ChariotRace, points: int) -> Choice:
    me = int(race.active)
    damage = int(race.damage[me]) + points
    speed = _slowed(race, int(race.speed[me]), damage)
    args: dict[str, Argument] = {
        "points": points,
        "damage": damage,
        "speed": speed,
        "dice": int(race.dice_at(me, speed)),
    }
    if points == 0:
        return Choice(points, "no_repair", args)
    return Choice(points, "repair", args, (_piece(race, me),), f"-{race.circus.repair_price}", "warn")


def _slowed(race: ChariotRace, speed: int, damage: int) -> int:
    """The speed a turn begins with at a damage level (CR-311)."""
    return min(speed, int(race.circus.cap[race.color[race.active] * (TOP_LEVEL + 1) + damage]))


def _dice(race: ChariotRace, action: int) -> Choice:
    fortune = int(race.fortune[race.active])
    changes = fortune // int(race.circus.change_price)
    price = f"-{race.circus.change_price}" if race.phase == CHANGE else ""
    if action in (actions.KEEP, actions.ACCEPT):
        key = "keep" if action == actions.KEEP else "accept"
        fate = _fate(race, action)
        return Choice(action, key, {"changes": changes, "fortune": fortune, **fate}, (), _lost(fate), "danger")
    if action == actions.ROLL:
        picked = [die for die in range(int(race.rolled)) if race.picked >> die & 1]
        return Choice(action, "roll", {"count": len(picked)}, tuple(f"die:{die}" for die in picked), price, "warn")
    if action < actions.ACCEPT:
        die = action - int(actions.PICK)
        face = int(race.dice[die])
        alike = _alike(race, face)
        return Choice(
            action, "pick", {"face": ("face", face), "alike": len(alike)}, alike, "" if race.picked else price, "warn"
        )
    die, face = divmod(action - int(actions.SET), 4)
    shown = int(race.dice[die])
    fate = _fate(race, action)
    turned: dict[str, Argument] = {"from": ("face", shown), "to": ("face", face), "face": FACES[face], **fate}
    if fate["fate"] in _FATAL:
        return Choice(action, "set", turned, _alike(race, shown), _DESTROYED, "danger")
    return Choice(action, "set", turned, _alike(race, shown), price, "warn")


def _alike(race: ChariotRace, face: int) -> tuple[str, ...]:
    """The unpicked dice with one face: any of them stands for the choice."""
    dice = range(int(race.rolled))
    return tuple(f"die:{die}" for die in dice if race.dice[die] == face and not race.picked >> die & 1)


def _fate(race: ChariotRace, action: int) -> dict[str, Argument]:
    """What certainly becomes of the chariot: without TURN dice it drives on by itself (CR-511, CR-513).

    `lost` are its points, `fate` is how it ends: none, hurt, pillar, sprint or destroyed, on cell `end`.
    """
    me = race.active
    fate: dict[str, Argument] = {"fate": "none", "lost": 0, "end": _cell(race, int(race.cell[me]))}
    if action not in race.choices():
        return fate
    after, notes, _ = foresee(race, action)
    assert isinstance(after, ChariotRace)
    fate["lost"] = int(race.damage[me] - after.damage[me])
    if fate["lost"]:
        fate["fate"] = "hurt"
    if not after.alive(me):
        cells = {int(kind): cell for kind, color, cell, *_ in notes if color == race.color[me]}
        end = cells[int(events.DESTROYED)]
        sprint = end == race.name_of(race.cell[me])
        fate["fate"] = "pillar" if int(events.PILLAR_HIT) in cells else "sprint" if sprint else "destroyed"
        fate["end"] = ("cell", end)
    return fate


def _lost(fate: dict[str, Argument]) -> str:
    """The tag of a certain loss."""
    return _DESTROYED if fate["fate"] in _FATAL else f"-{fate['lost']}" if fate["lost"] else ""


def _sprinting(race: ChariotRace) -> int:
    """The speed with the SPRINT dice, before any sign and limit (CR-503)."""
    return int(race.speed[race.active] + race.shown(SPRINT) * race.circus.sprint_gain)


def _signs(race: ChariotRace, action: int) -> Choice:
    me = int(race.active)
    plus = action - int(actions.PLUS)
    minus = int(race.shown(PM)) - plus
    speed = max(0, min(_sprinting(race) + plus - minus, int(race.circus.speed_max[race.color[me]])))
    fate = _fate(race, action)
    assert isinstance(fate["lost"], int)
    left = int(race.damage[me]) - fate["lost"]
    args: dict[str, Argument] = {
        "plus": plus,
        "minus": minus,
        "speed": speed,
        "dice": int(race.dice_at(me, _slowed(race, speed, left))) if left else 0,
        **fate,
    }
    dice = tuple(f"die:{die}" for die in range(int(race.rolled)) if race.dice[die] == PM)
    return Choice(action, "signs", args, dice, _lost(fate), "danger")


def _step(race: ChariotRace, action: int) -> Choice:
    circus = race.circus
    here = race.cell[race.active]
    ways = {
        actions.FORWARD: ("forward", circus.next),
        actions.INWARD: ("inward", circus.inward),
        actions.OUTWARD: ("outward", circus.outward),
    }
    key, leads = ways[action]
    cell = int(leads[here])
    hazards, lost = _hazards(race, cell)
    limit = int(circus.limit[cell])
    fate = _fate(race, action)
    price = _lost(fate)
    if fate["lost"] == lost or fate["end"] == _cell(race, cell):
        fate["fate"] = "none"
    elif hazards == ["none"]:
        hazards = ["onward"]
    args: dict[str, Argument] = {
        "cell": _cell(race, cell),
        "hazard": hazards[0],
        "also": "_".join(hazards[1:]) or "none",
        "limit": limit if limit != NO_LIMIT else 0,
        "speed": int(race.speed[race.active]),
        "turns": int(race.turns),
        "caltrop": int(circus.caltrop_damage),
        "crash": int(circus.crash_damage),
        **fate,
    }
    return Choice(action, key, args, (space(race, cell),), price, "danger")


def _hazards(race: ChariotRace, cell: int) -> tuple[list[str], int]:
    """What there is to know about entering a cell, in the order it happens, and all it costs (CR-516)."""
    me = race.active
    circus = race.circus
    if circus.pillar[cell]:
        return ["pillar"], int(race.damage[me])
    hazards, lost = [], 0
    over = int(race.speed[me] - circus.limit[cell])
    if over > 0:
        hazards, lost = ["curve"], over
    if race.caltrops[cell]:
        hazards, lost = [*hazards, "caltrop"], lost + int(circus.caltrop_damage)
    other = race.chariot_on(cell, me)
    if other >= 0:
        crash = "spared" if race.protected(other) else "crash"
        hazards, lost = [*hazards, crash], lost + int(circus.crash_damage)
    return hazards or ["safe_curve" if circus.limit[cell] != NO_LIMIT else "none"], lost


def _attack(race: ChariotRace, action: int) -> Choice:
    if action == actions.STOP:
        return Choice(action, "stop", {"attacks": int(race.attacks)})
    if action < actions.CALTROP:
        target = action - int(actions.JAVELIN)
        left = max(0, int(race.damage[target] - race.circus.javelin_damage))
        args = {"racer": _racer(race, target), "damage": left}
        return Choice(action, "javelin", args, (_piece(race, target), space(race, int(race.cell[target]))))
    cell = int(race.entered[action - int(actions.CALTROP)])
    return Choice(action, "caltrop", {"cell": _cell(race, cell)}, (space(race, cell),))


def _grid(race: ChariotRace, action: int) -> Choice:
    circus = race.circus
    if action < actions.START:
        color = action - int(actions.BOARD)
        args: dict[str, Argument] = {"racer": ("racer", color), **levels(circus, color)}
        return Choice(action, "board", args, (f"card:{RACERS[color]}",))
    place = action - int(actions.START)
    cell = int(circus.start[place])
    return Choice(action, "start", {"position": place + 1, "cell": _cell(race, cell)}, (space(race, cell),))


def levels(circus: Circus, color: int) -> dict[str, Argument]:
    """The numbers of a chariot board: where it starts, how fast it goes, with how many dice (CR-925).

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


def prompt(race: ChariotRace) -> Prompt:
    """The question, with the numbers a player needs to answer it."""
    phase = race.phase
    me = int(race.active)
    if phase == FINISHED:
        return Prompt("finished", {}, "CR-803")
    if phase == DRAFT:
        return Prompt("draft", {}, "CR-921")
    racer = _racer(race, me)
    fortune = int(race.fortune[me])
    speed = int(race.speed[me])
    if phase == GRID:
        return Prompt("grid", {"racer": racer}, "CR-922")
    if phase == REPAIR:
        args = {"racer": racer, "fortune": fortune, "damage": int(race.damage[me]), "speed": speed}
        return Prompt("repair", args, "CR-301")
    if phase == REROLL:
        picked = int(race.picked).bit_count()
        return Prompt("reroll", {"racer": racer, "picked": picked, "speed": speed}, "CR-402")
    if phase == CHANGE:
        args = {
            "racer": racer,
            "fortune": fortune,
            "favours": int(race.shown(FORTUNE)),
            "picked": int(race.picked).bit_count(),
            "price": int(race.circus.change_price),
        }
        return Prompt("change", args, "CR-403")
    if phase == SIGNS:
        return Prompt("signs", {"racer": racer, "speed": _sprinting(race), "dice": int(race.shown(PM))}, "CR-502")
    if phase == STEP:
        args = {"racer": racer, "step": speed - int(race.steps) + 1, "speed": speed, "turns": int(race.turns)}
        return Prompt("step", args, "CR-512")
    assert phase == ASSAULT
    return Prompt("attack", {"racer": racer, "attacks": int(race.attacks)}, "CR-701")
