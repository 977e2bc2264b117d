"""What next: the die, the power, a card, the pentacle, or the end of the turn?"""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Argument, Choice
from hippodrome.engine.scene import Reason, Text
from hippodrome.games.titan_race.face import things
from hippodrome.games.titan_race.face.question import AskedUpshot, riding
from hippodrome.games.titan_race.rules import cards
from hippodrome.games.titan_race.rules.actions import DISCARD, END_TURN, PERFORM, PLAY, USE_PENTACLE, USE_POWER
from hippodrome.games.titan_race.rules.course import FACES, TITANS
from hippodrome.games.titan_race.rules.race import TitanRace


class Menu(AskedUpshot):
    key = "menu"
    rule = "TR-309"
    why = {"space:": "why-menu", "card:": "why-card-menu", "piece:": "why-menu", "die:": "why-die-done"}

    def args(self, race: TitanRace) -> dict[str, Argument]:
        face = int(race.face)
        return super().args(race) | {"face": ("face", face), "kind": FACES[face], "done": int(race.die_done)}

    def reasons(self, race: TitanRace) -> Iterator[Reason]:
        """A card in the hand that is for who is behind says so (TR-1017)."""
        for card in things.held(race, int(race.seat)):
            if race.course.needs[card] and not cards.far_behind(race, card):
                yield Reason(f"card:{card}", Text("why-card-behind", {"ahead": things.needed(race, card)}))
        yield from super().reasons(race)

    def answer(self, race: TitanRace, action: int) -> Choice:
        if action == PERFORM:
            return Choice(action, "perform", things.die_face(race, int(race.face)), (things.own_die(race),))
        if action == USE_POWER:
            return _power(race, action)
        if action < DISCARD:
            return _card(action, "play", action - int(PLAY))
        if action < USE_PENTACLE:
            return _card(action, "discard", action - int(DISCARD))
        me = int(race.active)
        if action == USE_PENTACLE:
            price = things.one_life(int(race.life[me]))
            return Choice(action, "pentacle", {}, (things.space(int(race.place[me])),), *price)
        assert action == END_TURN
        return Choice(action, "end", {"racer": things.racer(race, me)})

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        if said.action in (USE_PENTACLE, END_TURN):
            return said
        return riding(race, said) if said.action == PERFORM else super().foreseen(race, said)


def _power(race: TitanRace, action: int) -> Choice:
    who = int(race.who[race.active])
    args: dict[str, Argument] = {"power": ("power", who), "kind": TITANS[who]}
    return Choice(action, "power", args, (things.piece(race, int(race.active)),))


def _card(action: int, key: str, card: int) -> Choice:
    return Choice(action, key, things.card(card), (f"card:{card}",))
