"""Whom does the Headwind blow back?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import AskedVictim, victim
from hippodrome.games.titan_race.face.things import piece
from hippodrome.games.titan_race.rules.course import B
from hippodrome.games.titan_race.rules.race import TitanRace


class Blow(AskedVictim):
    key = "blow"
    rule = "TR-1012"

    def answer(self, race: TitanRace, action: int) -> Choice:
        titan = self.titan(action)
        args = victim(race, titan) | {"to": ("cell", int(race.beside(titan, B)))}
        return Choice(action, "blow", args, (piece(race, titan),))
