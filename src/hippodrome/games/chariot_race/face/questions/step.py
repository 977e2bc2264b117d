"""Which way?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.chariot_race.face.fate import fate, price
from hippodrome.games.chariot_race.face.names import cell_word, racer_word, space
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import FORWARD, INWARD, OUTWARD
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import NO_LIMIT


class Step(Asked):
    """The cell a step leads to, what waits there, and where the drive certainly ends."""

    doing = "state-driving"
    why = {"space:": "why-step", "die:": "why-die-step", "piece:": "why-piece-step"}

    def prompt(self, race: ChariotRace) -> Prompt:
        speed = int(race.speed[race.active])
        args = {
            "racer": racer_word(race, int(race.active)),
            "step": speed - int(race.steps) + 1,
            "speed": speed,
            "turns": int(race.turns),
        }
        return Prompt("step", args, "CR-512")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        circus = race.circus
        key, cell = _way(race, action)
        hazards, lost = _hazards(race, cell)
        limit = int(circus.limit[cell])
        told = fate(race, action)
        tag = price(told)
        if told["lost"] == lost or told["end"] == cell_word(race, cell):
            told["fate"] = "none"
        elif hazards == ["none"]:
            hazards = ["onward"]
        args: dict[str, Argument] = {
            "cell": cell_word(race, cell),
            "hazard": hazards[0],
            "also": "_".join(hazards[1:]) or "none",
            "limit": limit if limit != NO_LIMIT else 0,
            "speed": int(race.speed[race.active]),
            "turns": int(race.turns),
            "caltrop": int(circus.caltrop_damage),
            "crash": int(circus.crash_damage),
            **told,
        }
        return Choice(action, key, args, (space(race, cell),), tag, "danger")


def _way(race: ChariotRace, action: int) -> tuple[str, int]:
    """The word for a way, and the cell it leads to."""
    circus = race.circus
    ways = {
        FORWARD: ("forward", circus.next),
        INWARD: ("inward", circus.inward),
        OUTWARD: ("outward", circus.outward),
    }
    key, leads = ways[action]
    return key, int(leads[race.cell[race.active]])


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
