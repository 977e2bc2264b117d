"""Whether to block, and how to answer a block (AM-421)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.picks import held
from hippodrome.games.arena_maximus.face.question import ENOUGH, Asked
from hippodrome.games.arena_maximus.rules.arena import REIN
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Block(Asked):
    key = "block"
    rule = "AM-421"
    any_order = True
    why = ENOUGH
    why_whip = "why-whip-here"


class BlockAnswer(Asked):
    key = "block_answer"
    rule = "AM-423"
    why = ENOUGH
    why_whip = "why-whip-here"

    def needed(self, race: ArenaRace) -> int:
        return int(race.blocks - race.picked)

    def stopped(self, race: ArenaRace) -> tuple[str, ...]:
        """Giving way leads back to where the mover came from (AM-424)."""
        return (f"space:{race.came_from % race.arena.length}",)

    def serving(self, race: ArenaRace) -> set[int]:
        return {card for card in held(race) if card >= REIN and race.picked < race.blocks}
