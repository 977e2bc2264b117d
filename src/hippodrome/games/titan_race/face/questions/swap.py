"""With whom does Craken change places?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import AskedVictim, victim
from hippodrome.games.titan_race.face.things import piece
from hippodrome.games.titan_race.rules.race import TitanRace


class Swap(AskedVictim):
    key = "swap"
    rule = "TR-905"
    why = {"piece:": "why-adjacent", "space:": "why-adjacent"}

    def answer(self, race: TitanRace, action: int) -> Choice:
        titan = self.titan(action)
        args = victim(race, titan) | {"at": ("cell", int(race.place[titan]))}
        return Choice(action, "swap", args, (piece(race, titan),))
