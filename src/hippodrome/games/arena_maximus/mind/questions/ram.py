"""Whom to ram, with what, and how to answer a ram (AM-401)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards, rivals
from hippodrome.games.arena_maximus.mind.drive import hand_of, less_kind
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules import pairs
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import REIN, WHIP
from hippodrome.games.arena_maximus.rules.race import ArenaRace

ANSWERED: Final = 0.4
"""How much of a ram is left when it can be answered."""


@final
class Ram(Judged):
    """The weakest, if the way ahead can spare a pair of cards."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        if race.offers == 1:
            return PASS
        hand = hand_of(race, race.seat)
        after = less_kind(less_kind(hand, WHIP, 1), REIN, 1)
        if rivals.too_dear(race, hand, after):
            return PASS
        return rivals.weakest(race, luck)


@final
class RamCards(Judged):
    """One pair, of the cards that are missed least."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        if race.offered[0] == PASS:
            return PASS
        return cards.least_missed(race, 1, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return shock(race, max(1, (race.picked + 1) // 2)) if seat == race.target else 0.0


@final
class RamAnswer(Judged):
    """Whenever it can be answered."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return cards.least_missed(race, 1, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return shock(race, race.force) if seat == race.target and race.picked == 0 else 0.0


def shock(race: ArenaRace, number: i64) -> float:
    """The damage of a ram with so many pairs, less if it can be answered."""
    damage = float(race.arena.ram_damage)
    return damage if pairs.in_hand(race, race.target, number) < number else ANSWERED * damage
