"""Whether to stop early (switch `must_move_full`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.drive import hand_of, on_the_way
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, PASS
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class GoOn(Judged):
    """Drive on unless the way ahead costs more than it brings."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return ACCEPT if on_the_way(race, hand_of(race, race.seat)) < 0 else PASS
