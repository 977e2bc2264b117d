"""The end of the race (AM-605)."""

from __future__ import annotations

from hippodrome.engine.choices import Prompt
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Finished(Asked):
    key = "finished"
    rule = "AM-605"

    def prompt(self, race: ArenaRace) -> Prompt:
        return Prompt(self.key, {}, self.rule)
