"""The pirates ask for a card or a life."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice
from hippodrome.games.titan_race.face import things
from hippodrome.games.titan_race.face.question import Asked, of_victim
from hippodrome.games.titan_race.rules.actions import GIVE_CARD, GIVE_LIFE
from hippodrome.games.titan_race.rules.race import TitanRace


class Plunder(Asked):
    key = "plunder"
    rule = "TR-1102"
    why = {"card:": "why-plunder"}

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return of_victim(race)

    def answer(self, race: TitanRace, action: int) -> Choice:
        if action == GIVE_LIFE:
            life = int(race.life[race.victim])
            target = things.piece(race, int(race.victim))
            return Choice(action, "give_life", {"life": life - 1}, (target,), *things.one_life(life))
        card = action - int(GIVE_CARD)
        return Choice(action, "give_card", things.card(card), (f"card:{card}",))
