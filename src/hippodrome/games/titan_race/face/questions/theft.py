"""Who is robbed?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import Asked, victim
from hippodrome.games.titan_race.face.things import piece
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.race import TitanRace


class Steal(Asked):
    key = "steal"
    rule = "TR-1012"

    def answer(self, race: TitanRace, action: int) -> Choice:
        titan = action - int(TITAN)
        cards = int(race.hand_size(race.hand_of(titan)))
        return Choice(action, "steal", victim(race, titan) | {"cards": cards}, (piece(race, titan),))
