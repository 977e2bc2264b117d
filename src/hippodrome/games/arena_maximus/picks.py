"""What the order of picks leaves out: a set of cards is laid in one order only, from left to right (cards.py)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.actions import CARD, TARGET
from hippodrome.games.arena_maximus.arena import CARD_TYPES, MAGIC, REIN
from hippodrome.games.arena_maximus.rules import ArenaRace
from hippodrome.games.arena_maximus.state import (
    ATTACK_CARDS,
    BLOCK,
    BLOCK_ANSWER,
    COUNTER_ATTACK,
    COUNTER_DEFENCE,
    DEFENCE,
    DISCARD,
    HAZARD_CARDS,
    RAM_ANSWER,
    RAM_CARDS,
    ROCKS_CARDS,
    SPEED,
    STABLE_DISCARD,
)

_ROWS = (
    SPEED, DISCARD, STABLE_DISCARD, BLOCK, ROCKS_CARDS, HAZARD_CARDS, ATTACK_CARDS, DEFENCE, COUNTER_ATTACK,
    COUNTER_DEFENCE,
)  # fmt: skip
"""The questions where any number of cards up to a limit may be laid."""


def picks(race: ArenaRace) -> set[int]:
    """The cards on offer."""
    return {choice - int(CARD) for choice in race.choices() if CARD <= choice < TARGET}


def serving(race: ArenaRace) -> set[int]:
    """The cards of the chooser's hand that would be on offer if they could be laid in any order."""
    if race.phase in _ROWS:
        free = race.clone()
        free.least = 0
        free.offer()
        return picks(free)
    return {card for card in _held(race) if _completes(race, card)}


def lost_by(race: ArenaRace, card: int) -> set[int]:
    """The cards left of a card that would still serve after it is laid, but come too late then."""
    after = race.clone()
    after.note_pick(card)
    after.take_from_hand(after.seat, card)
    if after.phase == HAZARD_CARDS:
        after.pay_symbol(card)
    return {other for other in serving(after) if other < card}


def _held(race: ArenaRace) -> list[int]:
    first = int(race.seat) * int(CARD_TYPES)
    return [card for card in range(int(CARD_TYPES)) if race.hands[first + card]]


def _completes(race: ArenaRace, card: int) -> bool:
    """Does a card belong to some set that answers in full: reins against a block, pairs in a ram?"""
    if race.phase == BLOCK_ANSWER:
        return card >= REIN and race.picked < race.blocks
    if race.phase not in (RAM_CARDS, RAM_ANSWER):
        return False
    least, most = (race.force, race.force) if race.phase == RAM_ANSWER else (1, race.ram_allowance())
    whip, rein = int(card < REIN), int(REIN <= card < MAGIC)
    hand = race.whips(race.seat), race.reins(race.seat), race.magic(race.seat)
    return any(race.completes(pairs, whip, rein, *hand) for pairs in range(int(least), int(most) + 1))
