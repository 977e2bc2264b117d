"""Whether to jump over a tile (AM-851)."""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.face.questions.payment import paid_with
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Teleport(Asked):
    key = "teleport"
    rule = "AM-851"
    why = {"card:": "why-card-payment"}

    def card(self, race: ArenaRace, card: int) -> Choice:
        return paid_with(super().card(race, card), self.key, card)
