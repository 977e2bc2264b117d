"""The speed pool: the cards that drive a chariot (ledger 3.4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.arena_maximus.rules import cards
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import TAKE
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES
from hippodrome.games.arena_maximus.rules.state import Position


def add(race: Position, card: i64) -> None:
    """A whip or magic card goes from the mover's hand on top of his pool (AM-312, AM-313)."""
    seat = race.active
    cards.take_from_hand(race, seat, card)
    race.pools[seat * race.arena.hand_total + race.pool[seat]] = card
    race.pool[seat] += 1
    race.emit(happened.SPED_UP, race.who[seat], card, race.pool[seat])


def latest(race: Position) -> i64:
    """The place of the card laid last in the mover's pool."""
    return race.pool[race.active] - 1


def latest_of(race: Position, card: i64) -> i64:
    """The place of the card of a type that was laid last in the mover's pool, or -1."""
    first = race.active * race.arena.hand_total
    place = latest(race)
    while place >= 0 and race.pools[first + place] != card:
        place -= 1
    return place


def offer(race: Position) -> None:
    """Each type of card in the mover's pool that keeps the picks in order (AM-313)."""
    first = race.active * race.arena.hand_total
    last = first + race.pool[race.active]
    types: i64 = 0
    place = first
    while place < last:
        types |= 1 << race.pools[place]
        place += 1
    card = race.least
    while card < CARD_TYPES:
        if types & (1 << card) != 0:
            race.put(TAKE + card)
        card += 1


def remove(race: Position, place: i64) -> None:
    """A card leaves the mover's pool, those above it move down (AM-313, switch `removed_speed_cards`)."""
    seat = race.active
    first = seat * race.arena.hand_total
    card = race.pools[first + place]
    race.pool[seat] -= 1
    while place < race.pool[seat]:
        race.pools[first + place] = race.pools[first + place + 1]
        place += 1
    race.pools[first + place] = 0
    if race.arena.removed_to_hand == 1:
        race.hands[seat * CARD_TYPES + card] += 1
        race.shown[seat * CARD_TYPES + card] += 1
    else:
        race.discards[card] += 1
    race.emit(happened.SLOWED_DOWN, race.who[seat], card, race.pool[seat])


def empty(race: Position, seat: i64) -> None:
    """A whole pool is discarded (AM-432, AM-502, AM-508)."""
    first = seat * race.arena.hand_total
    while race.pool[seat] > 0:
        race.pool[seat] -= 1
        place = first + race.pool[seat]
        race.discards[race.pools[place]] += 1
        race.pools[place] = 0
