"""Whether to cancel a spell (AM-811)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.arena import MAGIC
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class CounterSpell(Asked):
    key = "counter_spell"
    rule = "AM-811"
    why = {"card:": "why-card-counter-spell"}

    def agreed(self, race: ArenaRace) -> str:
        """The cards it costs."""
        return f"card:{MAGIC}"

    def spends(self, card: int) -> bool:
        return card == MAGIC
