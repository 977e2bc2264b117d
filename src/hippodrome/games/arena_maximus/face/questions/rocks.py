"""How many reins to lay against rocks (AM-434)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.question import ENOUGH, Asked
from hippodrome.games.arena_maximus.rules.questions import rocks
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Rocks(Asked):
    key = "rocks"
    rule = "AM-434"
    any_order = True
    why = ENOUGH
    why_whip = "why-whip-here"

    def damage(self, race: ArenaRace) -> int:
        return int(rocks.wanted(race) - race.picked)
