"""Whose power does Mimicry borrow?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice
from hippodrome.games.titan_race.face.question import Asked, victim
from hippodrome.games.titan_race.face.things import piece
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.course import TITANS
from hippodrome.games.titan_race.rules.race import TitanRace


class Mimic(Asked):
    key = "mimic"
    rule = "TR-1012"

    def answer(self, race: TitanRace, action: int) -> Choice:
        titan = action - int(TITAN)
        who = int(race.who[titan])
        power: dict[str, Argument] = {"power": ("power", who), "kind": TITANS[who]}
        return Choice(action, "mimic", victim(race, titan) | power, (piece(race, titan),))
