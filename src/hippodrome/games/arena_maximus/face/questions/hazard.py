"""Which symbols of a hazard to pay (AM-436)."""

from __future__ import annotations

from dataclasses import replace

from hippodrome.engine.choices import Argument, Prompt
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.arena import SYMBOLS
from hippodrome.games.arena_maximus.rules.questions import hazard
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Hazard(Asked):
    key = "hazard"
    rule = "AM-436"
    any_order = True
    why = {"card:": "why-card-hazard"}

    def prompt(self, race: ArenaRace) -> Prompt:
        """With the symbols that are not paid yet."""
        prompt = super().prompt(race)
        unpaid = [symbol for symbol in range(len(SYMBOLS)) for _ in range(race.unpaid[symbol])]
        if not unpaid:
            return prompt
        ends: dict[str, Argument] = {"first": ("symbol", unpaid[0]), "second": ("symbol", unpaid[-1])}
        return replace(prompt, args={**prompt.args, "symbols": len(unpaid), **ends})

    def damage(self, race: ArenaRace) -> int:
        return sum(race.unpaid)

    def after(self, race: ArenaRace, card: int) -> ArenaRace:
        after = super().after(race, card)
        hazard.pay_symbol(after, card)
        return after
