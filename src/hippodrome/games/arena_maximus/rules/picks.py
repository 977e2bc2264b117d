"""Picking cards one by one, in canonical order (ledger 3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, MAGIC, REIN, SYMBOL_COUNT
from hippodrome.games.arena_maximus.rules.state import Position


def holds(race: Position, seat: i64, first: i64, chance: Chance) -> bool:
    """Has a player a whip (or rein) or magic card? (AM-151)"""
    race.look_into(seat, chance)
    card = seat * CARD_TYPES + first
    last = card + SYMBOL_COUNT
    while card < last:
        if race.hands[card] > 0:
            return True
        card += 1
    return race.hands[seat * CARD_TYPES + MAGIC] > 0


def offer_cards(race: Position, start: i64, stop: i64) -> None:
    """Each card type of a range that the chooser holds and that keeps the picks in order."""
    hands = race.hands
    card = start if start > race.least else race.least
    first = race.seat * CARD_TYPES
    while card < stop:
        if hands[first + card] > 0:
            race.put(CARD + card)
        card += 1


def offer_kind(race: Position, first: i64, most: i64) -> None:
    """The whips (or reins) and magic the chooser holds, while fewer than `most` are picked (AM-151)."""
    if race.picked < most:
        offer_cards(race, first, first + SYMBOL_COUNT)
        offer_cards(race, MAGIC, CARD_TYPES)


def offer_up_to(race: Position, first: i64, most: i64) -> None:
    """Stop, or one more whip (or rein) or magic card while `most` allows."""
    race.put(PASS)
    offer_kind(race, first, most)


def offer_any(race: Position) -> None:
    """Stop, or one more card of any type."""
    race.put(PASS)
    offer_cards(race, 0, CARD_TYPES)


def note(race: Position, card: i64) -> None:
    """One more card of this choice; the next may not come before it in canonical order."""
    race.picked += 1
    race.least = card
    if card < REIN:
        race.whips_picked += 1
    elif card < MAGIC:
        race.reins_picked += 1
