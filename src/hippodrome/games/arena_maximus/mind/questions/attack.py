"""Whom to attack, with what, and how to defend oneself (AM-441)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards, rivals
from hippodrome.games.arena_maximus.mind.drive import count_kind, hand_of, less_kind, margin
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import PASS, TARGET
from hippodrome.games.arena_maximus.rules.arena import WHIP
from hippodrome.games.arena_maximus.rules.questions import attack
from hippodrome.games.arena_maximus.rules.race import ArenaRace

PARRIED: Final = 0.6
"""How much of an attack is turned aside when it can be."""
RETURNED: Final = 0.35
"""How much damage a card for a counter-attack is to be feared for, less what a card to parry it saves."""
SAVED: Final = 0.2


@final
class Attack(Judged):
    """One who is near a crash, others now and then, if the way ahead can spare the whip."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        if race.offers == 1:
            return PASS
        hand = hand_of(race, race.seat)
        if count_kind(hand, WHIP) == 0:
            return PASS
        target = rivals.weakest(race, luck)
        if margin(race, target - TARGET) > attack.allowance(race) and luck.below(2) == 0:
            return PASS
        if rivals.too_dear(race, hand, less_kind(hand, WHIP, 1)):
            return PASS
        return target


@final
class AttackCards(Judged):
    """As many as may bring the target down, else one."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return blow(race, race.target, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        if seat == race.active:
            return revenge(race, race.picked)
        return struck(race, max(1, race.picked)) if seat == race.target else 0.0


@final
class Defence(Judged):
    """Whips against each blow."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return parry(race, luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        if seat == race.active:
            return revenge(race, 0)
        return float(race.force - race.picked) if seat == race.target else 0.0


def blow(race: ArenaRace, victim: i64, luck: Chance) -> i64:
    """One card, or as many as may bring the victim down."""
    if race.offered[0] == PASS and race.picked > 0 and race.picked >= margin(race, victim):
        return PASS
    if race.picked > 0 and race.picked + 1 < margin(race, victim):
        return PASS
    if race.offered[0] == PASS:
        return cards.cheap(race, luck)
    return cards.least_missed(race, 1, luck)


def parry(race: ArenaRace, luck: Chance) -> i64:
    """Whips against each blow; magic only where a crash threatens."""
    if race.offers > 1 and race.force - race.picked >= margin(race, race.seat):
        return cards.least_missed(race, 1, luck)
    return cards.cheap(race, luck)


def struck(race: ArenaRace, cards: i64) -> float:
    """An attack's damage, less what the target is likely to lay against it."""
    parried = min(cards, race.whips(race.target) + race.magic(race.target))
    return float(cards) - PARRIED * float(parried)


def revenge(race: ArenaRace, spent: i64) -> float:
    """What a counter-attack may cost the attacker; so many cards of the target are needed to defend itself."""
    target = race.target
    cards = min(race.whips(target) + race.magic(target) - spent, race.driver(target))
    own = race.whips(race.active) + race.magic(race.active)
    return max(0.0, RETURNED * float(cards) - SAVED * float(own))
