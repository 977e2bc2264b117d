"""With which card to pay for a spell (AM-803)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules import fireball
from hippodrome.games.arena_maximus.rules.arena import FIREBALL, HASTE, HEALING
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import OPEN


@final
class Payment(Judged):
    """The card that is missed least."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return cards.least_missed(race, 1, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return spell_threat(race, seat)

    def draws(self) -> bool:
        return True

    def tiles(self, race: ArenaRace) -> i64:
        return spell_tiles(race)


def spell_threat(race: ArenaRace, seat: i64) -> float:
    """What the spell under way will do to a chariot, if nobody cancels it (AM-841, AM-845)."""
    if seat == race.active:
        return -float(race.arena.healing) if race.spell == HEALING else 0.0
    return float(race.arena.fireball_damage) if race.spell == FIREBALL and fireball.hits(race, seat) else 0.0


def spell_tiles(race: ArenaRace) -> i64:
    """How far the caster will drive, if nobody cancels the spell (AM-831)."""
    if race.teleported == OPEN:
        return race.moves_left
    if race.spell == HASTE:
        return race.speed() + race.arena.haste_speed
    return race.speed()
