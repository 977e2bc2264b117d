"""Cards leave a hand, and are drawn (ledger 3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import picks
from hippodrome.games.arena_maximus.rules.actions import CARD
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES
from hippodrome.games.arena_maximus.rules.state import Position


def take_from_hand(race: Position, seat: i64, card: i64) -> None:
    """A card leaves a hand; if others knew of such a card, they know of one less."""
    place = seat * CARD_TYPES + card
    race.hands[place] -= 1
    if race.arena.removed_to_hand == 1 and race.shown[place] > 0:
        race.shown[place] -= 1


def lay(race: Position, choice: i64) -> None:
    """The chooser plays a card from his hand onto the discard pile (AM-154, AM-155)."""
    card = choice - CARD
    discard(race, card)
    race.emit(happened.LAID, race.who[race.seat], card)


def throw_away(race: Position, choice: i64) -> None:
    """The chooser discards a card he does not want (AM-321, AM-432)."""
    card = choice - CARD
    discard(race, card)
    race.emit(happened.DISCARDED, race.who[race.seat], card)


def discard(race: Position, card: i64) -> None:
    """A picked card goes from the chooser's hand onto the discard pile."""
    picks.note(race, card)
    take_from_hand(race, race.seat, card)
    race.discards[card] += 1


def draw_up(race: Position, seat: i64, chance: Chance) -> None:
    """Draw until hand and pool together hold seven (AM-331); an empty pile is renewed first (AM-156, AM-157)."""
    wanted = race.arena.hand_total - race.pool[seat] - race.hand_size(seat)
    if wanted <= 0:
        return
    left = race.pile_size()
    while wanted > 0:
        if left == 0:
            left = total(race.discards)
            if left == 0:
                return
            move_between(race.discards, race.pile, 0, CARD_TYPES)
            race.emit(happened.RESHUFFLED, left)
        card = chance.draw(race.pile, 0, CARD_TYPES)
        race.pile[card] -= 1
        race.hands[seat * CARD_TYPES + card] += 1
        race.confide(1 << seat, happened.DREW, race.who[seat], card)
        left -= 1
        wanted -= 1
