"""The readable forms of questions and answers."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.chariot_race import actions
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
from hippodrome.games.chariot_race.track import CELL_NAMES, FORTUNE, NO_LIMIT, PM, RACERS, SPRINT, TOP_LEVEL

_DESTROYED = "K.O."


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
    cap = int(race.circus.cap[race.color[me] * (TOP_LEVEL + 1) + damage])
    speed = min(int(race.speed[me]), cap)
    args: dict[str, Argument] = {
        "points": points,
        "damage": damage,
        "speed": speed,
        "dice": int(race.dice_at(me, speed)),
    }
    if points == 0:
        return Choice(points, "no_repair", args)
    return Choice(points, "repair", args, (_piece(race, me),), f"-{race.circus.repair_price}", "warn")


def _dice(race: ChariotRace, action: int) -> Choice:
    price = f"-{race.circus.change_price}" if race.phase == CHANGE else ""
    if action == actions.KEEP:
        return Choice(action, "keep", {"changes": int(race.fortune[race.active] // race.circus.change_price)})
    if action == actions.ACCEPT:
        return Choice(action, "accept", {"fortune": int(race.fortune[race.active])})
    if action == actions.ROLL:
        picked = [die for die in range(int(race.rolled)) if race.picked >> die & 1]
        return Choice(action, "roll", {"count": len(picked)}, tuple(f"die:{die}" for die in picked), price, "warn")
    if action < actions.ACCEPT:
        die = action - int(actions.PICK)
        face = int(race.dice[die])
        alike = _alike(race, face)
        return Choice(action, "pick", {"face": ("face", face), "alike": len(alike)}, alike, price, "warn")
    die, face = divmod(action - int(actions.SET), 4)
    shown = int(race.dice[die])
    turned: dict[str, Argument] = {"from": ("face", shown), "to": ("face", face)}
    return Choice(action, "set", turned, _alike(race, shown), price, "warn")


def _alike(race: ChariotRace, face: int) -> tuple[str, ...]:
    """The unpicked dice with one face: any of them stands for the choice."""
    dice = range(int(race.rolled))
    return tuple(f"die:{die}" for die in dice if race.dice[die] == face and not race.picked >> die & 1)


def _signs(race: ChariotRace, action: int) -> Choice:
    me = int(race.active)
    plus = action - int(actions.PLUS)
    minus = int(race.shown(PM)) - plus
    speed = int(race.speed[me]) + int(race.shown(SPRINT) * race.circus.sprint_gain) + plus - minus
    speed = max(0, min(speed, int(race.circus.speed_max[race.color[me]])))
    dice = tuple(f"die:{die}" for die in range(int(race.rolled)) if race.dice[die] == PM)
    return Choice(action, "signs", {"plus": plus, "minus": minus, "speed": speed}, dice)


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
    hazard, lost = _hazard(race, cell)
    limit = int(circus.limit[cell])
    args: dict[str, Argument] = {
        "cell": _cell(race, cell),
        "hazard": hazard,
        "lost": lost,
        "limit": limit if limit != NO_LIMIT else 0,
        "speed": int(race.speed[race.active]),
        "turns": int(race.turns),
    }
    fatal = lost >= race.damage[race.active]
    price = _DESTROYED if fatal else f"-{lost}" if lost else ""
    return Choice(action, key, args, (space(race, cell),), price, "danger")


def _hazard(race: ChariotRace, cell: int) -> tuple[str, int]:
    """The worst thing about entering a cell, and all it costs (CR-516)."""
    me = race.active
    circus = race.circus
    if circus.pillar[cell]:
        return "pillar", int(race.damage[me])
    hazard, lost = "none", 0
    if circus.limit[cell] != NO_LIMIT:
        hazard = "safe_curve"
        if race.speed[me] > circus.limit[cell]:
            hazard, lost = "curve", int(race.speed[me] - circus.limit[cell])
    if race.caltrops[cell]:
        hazard, lost = "caltrop" if hazard != "curve" else hazard, lost + int(circus.caltrop_damage)
    if race.chariot_on(cell, me) >= 0:
        hazard, lost = "crash", lost + int(circus.crash_damage)
    return hazard, lost


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
        args: dict[str, Argument] = {
            "racer": ("racer", color),
            "damage": int(circus.damage_start[color]),
            "speed": int(circus.speed_start[color]),
            "fortune": int(circus.fortune_start[color]),
        }
        return Choice(action, "board", args, (f"card:{RACERS[color]}",))
    place = action - int(actions.START)
    cell = int(circus.start[place])
    return Choice(action, "start", {"position": place + 1, "cell": _cell(race, cell)}, (space(race, cell),))


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
        favours = int(race.shown(FORTUNE))
        return Prompt("change", {"racer": racer, "fortune": fortune, "favours": favours}, "CR-403")
    if phase == SIGNS:
        return Prompt("signs", {"racer": racer, "speed": speed, "dice": int(race.shown(PM))}, "CR-502")
    if phase == STEP:
        args = {"racer": racer, "step": speed - int(race.steps) + 1, "speed": speed, "turns": int(race.turns)}
        return Prompt("step", args, "CR-512")
    assert phase == ASSAULT
    return Prompt("attack", {"racer": racer, "attacks": int(race.attacks)}, "CR-701")
