"""Which face does the purple die imitate, and when is it paid for?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.titan_race.face.outlook import ride
from hippodrome.games.titan_race.face.question import Asked, following
from hippodrome.games.titan_race.face.things import die_face, free_purple, one_life, own_die, piece
from hippodrome.games.titan_race.rules.actions import PAY_AFTER, PAY_BEFORE, PAY_NOTHING
from hippodrome.games.titan_race.rules.course import PURPLE
from hippodrome.games.titan_race.rules.race import TitanRace


class Imitate(Asked):
    key = "imitate"
    rule = "TR-409"

    def prompt(self, race: TitanRace) -> Prompt:
        key = "imitate_free" if free_purple(race) else self.key
        return Prompt(key, self.args(race), self.rule, piece(race, int(race.active)))

    def answer(self, race: TitanRace, action: int) -> Choice:
        face = (action - int(PAY_BEFORE)) % int(PURPLE)
        return Choice(action, _key(action), die_face(race, face), (own_die(race),))

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        outlook, args, _ = ride(race, said.action)
        price = outlook.price
        if said.key == "imitate_after" and not (outlook.lost or outlook.wins):
            price = one_life(int(race.life[race.active]))
        return following(said, args, price)


def _key(action: int) -> str:
    if action >= PAY_NOTHING:
        return "imitate"
    return "imitate_after" if action >= PAY_AFTER else "imitate_before"
