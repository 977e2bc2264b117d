"""Faster or slower?"""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.scene import Reason, word
from hippodrome.games.chariot_race.face import dice
from hippodrome.games.chariot_race.face.fate import fate, price
from hippodrome.games.chariot_race.face.levels import slowed
from hippodrome.games.chariot_race.face.names import racer_word
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import PLUS
from hippodrome.games.chariot_race.rules.faces import FACES, PM, SPRINT
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Signs(Asked):
    """The speed that so many plus signs lead to, and what it certainly costs."""

    doing = "state-driving"
    why = {"space:": "why-later", "die:": "why-die-sign", "piece:": "why-later"}

    def prompt(self, race: ChariotRace) -> Prompt:
        args = {
            "racer": racer_word(race, int(race.active)),
            "speed": _sprinting(race),
            "dice": int(race.shown(PM)),
        }
        return Prompt("signs", args, "CR-502")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        said, told = self.answer(race, action), fate(race, action)
        me, speed, lost = int(race.active), said.args["speed"], told["lost"]
        assert isinstance(speed, int)
        assert isinstance(lost, int)
        left = int(race.damage[me]) - lost
        told["dice"] = int(race.dice_at(me, slowed(race, speed, left))) if left else 0
        return Choice(action, said.key, said.args | told, said.targets, price(told), "danger")

    def answer(self, race: ChariotRace, action: int) -> Choice:
        plus = action - int(PLUS)
        minus = int(race.shown(PM)) - plus
        speed = max(0, min(_sprinting(race) + plus - minus, int(race.circus.speed_max[race.color[race.active]])))
        args: dict[str, Argument] = {"plus": plus, "minus": minus, "speed": speed}
        return Choice(action, "signs", args, dice.showing(race, int(PM)))

    def reasons(self, race: ChariotRace) -> Iterator[Reason]:
        """What becomes of the dice without a sign."""
        for die in range(int(race.rolled)):
            if race.dice[die] != PM:
                yield Reason(f"die:{die}", word(f"why-face-{FACES[race.dice[die]]}"))
        yield from super().reasons(race)


def _sprinting(race: ChariotRace) -> int:
    """The speed with the SPRINT dice, before any sign and limit (CR-503)."""
    return int(race.speed[race.active] + race.shown(SPRINT) * race.circus.sprint_gain)
