"""A change of the dice for fortune?"""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.chariot_race.face import dice
from hippodrome.games.chariot_race.face.fate import DESTROYED, fatal, fate
from hippodrome.games.chariot_race.face.names import racer_word
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.face.questions.reroll import stand
from hippodrome.games.chariot_race.rules.actions import ACCEPT, SET
from hippodrome.games.chariot_race.rules.faces import FACES, FORTUNE
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Change(Asked):
    """Dice rolled again or set, for fortune; or the dice as they are."""

    doing = "state-rolling"
    why = {"space:": "why-later", "die:": "why-die-change", "piece:": "why-later"}

    def prompt(self, race: ChariotRace) -> Prompt:
        me = int(race.active)
        args = {
            "racer": racer_word(race, me),
            "fortune": int(race.fortune[me]),
            "favours": int(race.shown(FORTUNE)),
            "picked": len(dice.picked(race)),
            "price": int(race.circus.change_price),
        }
        return Prompt("change", args, "CR-403")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        if action == ACCEPT:
            return stand(race, action, "accept")
        price = f"-{race.circus.change_price}"
        if action >= SET:
            return _setting(race, action, price)
        return dice.again(race, action, price)

    def answer(self, race: ChariotRace, action: int) -> Choice:
        if action == ACCEPT:
            return Choice(action, "accept")
        return _turning(race, action) if action >= SET else dice.again(race, action, "")


def _setting(race: ChariotRace, action: int, price: str) -> Choice:
    """One die set to another face, and what that certainly leads to."""
    said, told = _turning(race, action), fate(race, action)
    tag: tuple[str, Literal["danger", "warn"]] = (DESTROYED, "danger") if fatal(told) else (price, "warn")
    return Choice(action, said.key, said.args | told, said.targets, *tag)


def _turning(race: ChariotRace, action: int) -> Choice:
    """One die set to another face."""
    die, face = divmod(action - int(SET), 4)
    shown = int(race.dice[die])
    args: dict[str, Argument] = {"from": ("face", shown), "to": ("face", face), "face": FACES[face]}
    return Choice(action, "set", args, dice.showing(race, shown))
