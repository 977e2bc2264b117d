"""Bonus cards: the pile, the hands, what is discarded (ledger 3.10)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.course import CARDS, NO_CARD, UNKNOWN_CARD
from hippodrome.games.titan_race.rules.state import Position


def draw(race: Position, titan: i64, chance: Chance) -> None:
    """A titan's player draws one card, unless his hand is full (TR-1001, TR-1002)."""
    hand = race.hand_of(titan)
    size = race.hand_size(hand)
    if size == race.course.hand_limit:
        race.emit(happened.HAND_FULL, race.who[titan])
        return
    if race.pile_size == 0:
        reshuffle(race)
    if race.pile_size == 0:
        race.emit(happened.NO_CARDS, race.who[titan])
        return
    card = chance.draw_blind(race.pile, 0, CARDS)
    race.pile[card] -= 1
    race.pile_size -= 1
    slot = hand * race.course.hand_limit + size
    race.hand[slot] = card
    race.known[slot] = 1 << race.owner[titan]
    race.confide(race.known[slot], happened.DREW, race.who[titan], card)
    reshuffle_if_due(race)


def reshuffle(race: Position) -> None:
    """The discard pile becomes the draw pile (TR-1003)."""
    cards = total(race.discard)
    if cards > 0:
        race.pile_size += cards
        move_between(race.discard, race.pile, 0, CARDS)
        race.emit(happened.RESHUFFLED, cards)


def reshuffle_if_due(race: Position) -> None:
    """With the switch `reshuffle = "at_once"`: as soon as the pile is empty (ledger 2.6)."""
    if race.course.reshuffle_at_once == 1 and race.pile_size == 0:
        reshuffle(race)


def take_out(race: Position, hand: i64, slot: i64) -> i64:
    """The card in a slot leaves the hand; the later ones move up."""
    card = race.hand[slot]
    end = (hand + 1) * race.course.hand_limit - 1
    while slot < end:
        race.hand[slot] = race.hand[slot + 1]
        race.known[slot] = race.known[slot + 1]
        slot += 1
    race.hand[end] = NO_CARD
    race.known[end] = 0
    return card


def give_up(race: Position, titan: i64, card: i64) -> None:
    """A card leaves the hand of a titan's player, to be played, discarded or given away."""
    hand = race.hand_of(titan)
    take_out(race, hand, race.slot_with(hand, card))


def put_on_discard(race: Position, card: i64) -> None:
    """A played or given card lies open on the discard pile (TR-203)."""
    race.discard[card] += 1
    reshuffle_if_due(race)


def offer(race: Position, titan: i64, first: i64) -> None:
    """Each kind of card in the hand of a titan's player, as the choices that begin with `first`."""
    hand = race.hand_of(titan)
    slot = hand * race.course.hand_limit
    end = slot + race.course.hand_limit
    while slot < end and race.hand[slot] != NO_CARD:
        card = race.hand[slot]
        if card != UNKNOWN_CARD and not race.held_before(hand, slot):
            race.put(first + card)
        slot += 1


def holds(race: Position, titan: i64, card: i64, chance: Chance) -> bool:
    """Does the titan's player hold a card? Where that is hidden, nothing further is certain."""
    hand = race.hand_of(titan)
    if race.slot_with(hand, card) >= 0:
        return True
    if race.has_unknown(hand):
        chance.unknown()
    return False
