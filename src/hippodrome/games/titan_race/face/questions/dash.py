"""Straight, left or right? Rassik's leap, the Speed Potion, the Jump Boots."""

from __future__ import annotations

from hippodrome.engine.choices import Argument
from hippodrome.games.titan_race.face.question import AskedWay
from hippodrome.games.titan_race.rules.course import JUMP_BOOTS, SPEED_POTION
from hippodrome.games.titan_race.rules.race import TitanRace


class Leap(AskedWay):
    key = "leap"
    rule = "TR-903"


class Run(AskedWay):
    key = "run"
    rule = "TR-1012"
    why = {"space:": "why-path"}

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return super().args(race) | {"steps": int(race.course.figure[SPEED_POTION])}


class Jump(AskedWay):
    key = "jump"
    rule = "TR-1012"

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return super().args(race) | {"distance": int(race.course.figure[JUMP_BOOTS])}
