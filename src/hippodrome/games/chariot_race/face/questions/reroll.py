"""Which dice shall be rolled again, free of charge?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.chariot_race.face import dice
from hippodrome.games.chariot_race.face.fate import fate, price
from hippodrome.games.chariot_race.face.names import racer_word
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import KEEP
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Reroll(Asked):
    """The free re-roll, or the dice as they are with what they certainly lead to."""

    doing = "state-rolling"
    why = {"space:": "why-later", "die:": "why-die-picked", "piece:": "why-later"}

    def prompt(self, race: ChariotRace) -> Prompt:
        me = int(race.active)
        args = {"racer": racer_word(race, me), "picked": len(dice.picked(race)), "speed": int(race.speed[me])}
        return Prompt("reroll", args, "CR-402")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        if action == KEEP:
            return stand(race, action, "keep")
        return dice.again(race, action, "")

    def answer(self, race: ChariotRace, action: int) -> Choice:
        return Choice(action, "keep") if action == KEEP else dice.again(race, action, "")


def stand(race: ChariotRace, action: int, key: str) -> Choice:
    """The dice stay as they are; what that certainly costs, and how many changes could still be paid."""
    fortune = int(race.fortune[race.active])
    told = fate(race, action)
    args = {"changes": fortune // int(race.circus.change_price), "fortune": fortune, **told}
    return Choice(action, key, args, (), price(told), "danger")
