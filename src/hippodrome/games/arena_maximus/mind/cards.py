"""Which cards to lay: those that are missed least on the tiles ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.drive import BITS, CARD_MASK, needs
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, MAGIC, REIN, SYMBOL_COUNT
from hippodrome.games.arena_maximus.rules.race import ArenaRace

DOUBT: Final[i64] = 20
"""Options closer than this are about equal: luck decides."""
PLAIN_CARD: Final[i64] = 20
NEEDED_CARD: Final[i64] = 30
MAGIC_CARD: Final[i64] = 90


def least_missed(race: ArenaRace, number: i64, luck: Chance) -> i64:
    """The card on offer that is missed least, with enough behind it in the order of picks for the rest."""
    first = race.seat * CARD_TYPES
    ahead = needs(race, race.seat, race.speed() + 2)
    best = race.offered[race.offers - 1]
    least: i64 = 1000
    left: i64 = 0
    index = race.offers - 1
    while index >= 0 and race.offered[index] >= CARD:
        card = race.offered[index] - CARD
        if card < CARD_TYPES:
            left += race.hands[first + card]
            if left >= number:
                worth = card_worth(ahead, card) + luck.below(DOUBT)
                if worth < least:
                    least = worth
                    best = card + CARD
        index -= 1
    return best


def card_worth(ahead: i64, card: i64) -> i64:
    """A card for the tiles ahead: its symbol for hazards, reins for rocks, magic for anything."""
    if card == MAGIC:
        return MAGIC_CARD
    worth = PLAIN_CARD
    symbol = card
    if card >= REIN:
        symbol -= REIN
        if ahead >> BITS * SYMBOL_COUNT > 0:
            worth += NEEDED_CARD
    if ahead >> BITS * symbol & CARD_MASK > 0:
        worth += NEEDED_CARD
    return worth


def cheap(race: ArenaRace, luck: Chance) -> i64:
    """A card if there is one that is not magic, else none."""
    if race.offers == 1 or race.offered[1] == CARD + MAGIC:
        return PASS
    return least_missed(race, 1, luck)


def left_to_lay(race: ArenaRace) -> i64:
    """Cards that may still be laid in the order of picks."""
    left: i64 = 0
    index: i64 = 0
    while index < race.offers:
        card = race.offered[index] - CARD
        if card >= 0 and card < CARD_TYPES:
            left += race.hands[race.seat * CARD_TYPES + card]
        index += 1
    return left
