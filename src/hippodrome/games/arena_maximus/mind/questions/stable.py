"""Whether to stop at a stable (AM-432)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.drive import TILE, hand_of, margin, momentum, on_the_way
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, PASS
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class Stable(Judged):
    """When the repair is worth more than the way left and the speed lost."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        seat = race.seat
        repair = TILE * race.damage[seat]
        if margin(race, seat) <= 2:
            repair += TILE
        lost = on_the_way(race, hand_of(race, seat)) + momentum(race.pool[seat]) // 2
        return ACCEPT if repair > lost else PASS


@final
class StableDiscard(Judged):
    """Every card is kept."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return PASS

    def draws(self) -> bool:
        return True
