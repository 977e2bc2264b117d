"""Whether to hit back, and how to defend oneself then (AM-446)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.drive import margin
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.mind.questions import attack
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.race import ArenaRace

STRUCK: Final = 0.7
"""How much of a counter-attack gets through."""


@final
class CounterAttack(Judged):
    """At one who is near a crash, at others now and then."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        if race.picked == 0 and margin(race, race.active) > 2 and luck.below(2) == 0:
            return PASS
        return attack.blow(race, race.active, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return STRUCK * float(race.picked) if seat == race.active else 0.0


@final
class CounterDefence(Judged):
    """As against an attack."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return attack.parry(race, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return float(race.force - race.picked) if seat == race.active else 0.0
