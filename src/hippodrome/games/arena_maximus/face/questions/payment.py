"""With which card to pay for a spell (AM-803)."""

from __future__ import annotations

from dataclasses import replace

from hippodrome.engine.choices import Choice
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.arena import MAGIC
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Payment(Asked):
    key = "payment"
    rule = "AM-803"
    why = {"card:": "why-card-payment"}

    def card(self, race: ArenaRace, card: int) -> Choice:
        return paid_with(super().card(race, card), self.key, card)


def paid_with(choice: Choice, question: str, card: int) -> Choice:
    """A card beside the magic one: a second magic card has words of its own (AM-803)."""
    return replace(choice, key=f"{question}_magic") if card == MAGIC else choice
