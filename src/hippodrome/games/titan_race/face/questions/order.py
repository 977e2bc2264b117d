"""Two players: which of one's titans is first, which second?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import Asked
from hippodrome.games.titan_race.face.things import piece, racer
from hippodrome.games.titan_race.rules.actions import CHANGE_ORDER
from hippodrome.games.titan_race.rules.race import TitanRace


class Order(Asked):
    key = "order"
    rule = "TR-1301"

    def answer(self, race: TitanRace, action: int) -> Choice:
        first, second = int(race.active), int(race.active) + 2
        if action == CHANGE_ORDER:
            first, second = second, first
        order = {"racer": racer(race, first), "other": racer(race, second)}
        return Choice(action, "order", order, (piece(race, first),))
