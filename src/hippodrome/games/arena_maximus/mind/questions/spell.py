"""Which spell to cast (AM-801)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.drive import count_kind, hand_of, less_kind, margin
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.mind.questions import speed
from hippodrome.games.arena_maximus.rules import fireball
from hippodrome.games.arena_maximus.rules.actions import CAST, PASS
from hippodrome.games.arena_maximus.rules.arena import FIREBALL, HASTE, HEALING, REIN, WHIP
from hippodrome.games.arena_maximus.rules.race import ArenaRace

HEAL_FROM: Final[i64] = 2
HASTE_GAIN: Final[i64] = 150


@final
class Spell(Judged):
    """Healing when hurt, Haste for a good drive, Fireball at one who is near a crash or at several."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        index = race.offers - 1
        while index > 0:
            if pays(race, race.offered[index] - CAST):
                return race.offered[index]
            index -= 1
        return PASS

    def draws(self) -> bool:
        return True

    def tiles(self, race: ArenaRace) -> i64:
        return race.speed()


def pays(race: ArenaRace, spell: i64) -> bool:
    """Is a spell worth its cards?"""
    if spell == HEALING:
        return race.damage[race.seat] >= HEAL_FROM
    if spell == HASTE:
        return haste_pays(race)
    return spell == FIREBALL and fire_pays(race)


def haste_pays(race: ArenaRace) -> bool:
    """Is the same pool with Haste, less two cards, clearly better?"""
    seat = race.seat
    hand = hand_of(race, seat)
    more = min(race.beast(seat), count_kind(hand, WHIP))
    plain = speed.worth(race, seat, hand, more, 0)
    hasted = speed.worth(race, seat, less_kind(hand, REIN, 2), more, race.arena.haste_speed)
    return hasted > plain + HASTE_GAIN


def fire_pays(race: ArenaRace) -> bool:
    """Two in the fire, or one that it brings down."""
    hits: i64 = 0
    seat: i64 = 0
    while seat < race.players:
        if fireball.hits(race, seat):
            hits += 1
            if margin(race, seat) <= race.arena.fireball_damage:
                hits += 1
        seat += 1
    return hits > 1
