"""Whether to cancel a spell (AM-811)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.mind.questions import payment
from hippodrome.games.arena_maximus.rules import fireball
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, PASS
from hippodrome.games.arena_maximus.rules.arena import FIREBALL, TERRAIN
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class CounterSpell(Judged):
    """Cancel what helps one who is not behind, or what burns oneself; now and then let it be."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        seat = race.seat
        if luck.below(3) == 0:
            return PASS
        if race.spell == FIREBALL:
            return ACCEPT if fireball.hits(race, seat) else PASS
        if race.spell != TERRAIN and race.progress[race.active] >= race.progress[seat]:
            return ACCEPT
        return PASS

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return payment.spell_threat(race, seat)

    def draws(self) -> bool:
        return True

    def tiles(self, race: ArenaRace) -> i64:
        return payment.spell_tiles(race)
