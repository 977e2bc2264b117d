"""Whether to hit back, and how to defend oneself then (AM-446)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.question import ENOUGH, Asked
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class CounterAttack(Asked):
    key = "counter_attack"
    rule = "AM-446"
    any_order = True
    why = ENOUGH
    why_rein = "why-rein-here"


class CounterDefence(Asked):
    key = "counter_defence"
    rule = "AM-447"
    any_order = True
    why = ENOUGH
    why_rein = "why-rein-here"

    def damage(self, race: ArenaRace) -> int:
        return int(race.force - race.picked)
