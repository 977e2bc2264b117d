"""A repair?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.chariot_race.face.levels import slowed
from hippodrome.games.chariot_race.face.names import piece, racer_word
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import NO_REPAIR
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Repair(Asked):
    """Points of damage, with the speed and the dice they leave."""

    doing = "state-repairing"
    why = {"space:": "why-later", "die:": "why-die-later", "piece:": "why-later"}

    def prompt(self, race: ChariotRace) -> Prompt:
        me = int(race.active)
        args = {
            "racer": racer_word(race, me),
            "fortune": int(race.fortune[me]),
            "damage": int(race.damage[me]),
            "speed": int(race.speed[me]),
        }
        return Prompt("repair", args, "CR-301")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        me = int(race.active)
        points = action - int(NO_REPAIR)
        damage = int(race.damage[me]) + points
        speed = slowed(race, int(race.speed[me]), damage)
        args: dict[str, Argument] = {
            "points": points,
            "damage": damage,
            "speed": speed,
            "dice": int(race.dice_at(me, speed)),
        }
        if points == 0:
            return Choice(action, "no_repair", args)
        return Choice(action, "repair", args, (piece(race, me),), f"-{race.circus.repair_price}", "warn")
