"""Which way does the die lead?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument
from hippodrome.games.titan_race.face.question import AskedWay
from hippodrome.games.titan_race.rules.course import FACES
from hippodrome.games.titan_race.rules.race import TitanRace


class OfDie(AskedWay):
    """The way of a die, which purple may imitate."""

    def args(self, race: TitanRace) -> dict[str, Argument]:
        face = int(race.acting)
        return super().args(race) | {"face": ("face", face), "kind": FACES[face], "done": int(race.die_done)}


class Side(OfDie):
    key = "side"
    rule = "TR-408"
    why = {"space:": "why-side"}


class Path(OfDie):
    key = "path"
    rule = "TR-404"
    why = {"space:": "why-path"}
