"""Which spell to cast (AM-801)."""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.actions import CAST
from hippodrome.games.arena_maximus.rules.arena import SPELLS
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Spell(Asked):
    key = "spell"
    rule = "AM-801"
    why = {"card:": "why-card-spell"}

    def deed(self, race: ArenaRace, action: int) -> Choice:
        return Choice(action, f"cast_{SPELLS[action - int(CAST)]}")
