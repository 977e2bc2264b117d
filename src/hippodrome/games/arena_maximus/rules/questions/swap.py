"""Which two tiles Terrain alteration exchanges (AM-821)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import phases, terrain
from hippodrome.games.arena_maximus.rules.actions import SWAP
from hippodrome.games.arena_maximus.rules.arena import SWAPS
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Swap(Question):
    """Asked once Terrain alteration is chosen: the caster names the two tiles before he pays (AM-804)."""

    def offer(self, race: Position) -> None:
        pair: i64 = 0
        while pair < SWAPS:
            if terrain.legal(race, pair):
                race.put(SWAP + pair)
            pair += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        race.swap = choice - SWAP
        race.ask(race.active, phases.PAYMENT, chance)
