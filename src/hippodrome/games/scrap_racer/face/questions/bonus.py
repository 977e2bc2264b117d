"""The dice, and Bonus cards before or after them."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.face.ahead import fight_after, space_ahead
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules import bonus_cards
from hippodrome.games.scrap_racer.rules.actions import END_MOVE, MOVE_DICE, PLAY_CARD
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Bonus(Asked):
    """How far each card and the dice would drive."""

    why = {"space:": "why-space-driven", "card:": "why-card-nowhere", "nudge:": "why-nudge", "die:": "why-die"}

    def prompt(self, race: ScrapRace) -> Prompt:
        racer = ("racer", int(race.who[race.active]))
        return Prompt("bonus", {"racer": racer, "total": int(race.total_rolled())}, "SR-502")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        if action == MOVE_DICE:
            total = int(race.total_rolled())
            return Choice(action, "move_dice", {"total": total}, (f"space:{space_ahead(race, total)}",))
        if action == END_MOVE:
            piece = f"piece:{race.who[race.active]}"
            return Choice(action, "end_move", {"fight": fight_after(race, action)}, (piece,))
        return _card(race, action)


def _card(race: ScrapRace, action: int) -> Choice:
    card = action - int(PLAY_CARD)
    distance = int(bonus_cards.distance(race, card))
    targets = (f"card:{card}", f"space:{space_ahead(race, distance)}")
    return Choice(action, "play_card", {"card": ("bonus_card", card), "distance": distance}, targets)
