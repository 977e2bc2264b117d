"""What the order of picks leaves out: a set of cards is laid in one order only, from left to right."""

from __future__ import annotations

from hippodrome.games.arena_maximus.rules import cards, picks
from hippodrome.games.arena_maximus.rules.actions import CARD, TARGET
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES
from hippodrome.games.arena_maximus.rules.race import ArenaRace


def offered(race: ArenaRace) -> set[int]:
    """The cards on offer."""
    return {choice - int(CARD) for choice in race.choices() if CARD <= choice < TARGET}


def in_any_order(race: ArenaRace) -> set[int]:
    """The cards that would be on offer if they could be laid in any order."""
    free = race.clone()
    free.least = 0
    free.offer()
    return offered(free)


def without(race: ArenaRace, card: int) -> ArenaRace:
    """The position after the chooser has picked a card."""
    after = race.clone()
    picks.note(after, card)
    cards.take_from_hand(after, after.seat, card)
    return after


def held(race: ArenaRace) -> list[int]:
    """The types of card in the chooser's hand."""
    first = int(race.seat) * int(CARD_TYPES)
    return [card for card in range(int(CARD_TYPES)) if race.hands[first + card]]
