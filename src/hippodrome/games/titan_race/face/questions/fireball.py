"""In which line does the Fireball fly?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument
from hippodrome.games.titan_race.face.question import AskedCell
from hippodrome.games.titan_race.rules.actions import STRIKE_AT
from hippodrome.games.titan_race.rules.course import FIREBALL
from hippodrome.games.titan_race.rules.questions import fireball
from hippodrome.games.titan_race.rules.race import TitanRace


class Shoot(AskedCell):
    key = "shoot"
    rule = "TR-1012"
    bare = "strike_trap"
    taken = "strike_titan"

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return super().args(race) | {"range": int(race.course.figure[FIREBALL])}

    def cell(self, race: TitanRace, action: int) -> int:
        return int(fireball.target(race, action - STRIKE_AT))
