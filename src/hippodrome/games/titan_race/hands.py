"""Bonus cards: the pile, the hands, what is discarded (ledger 3.10)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.course import CARDS, NO_CARD, UNKNOWN_CARD
from hippodrome.games.titan_race.state import Position


class Hands(Position):
    """Drawing, giving up and stealing cards."""

    def draw(self, titan: i64, chance: Chance) -> None:
        """A titan's player draws one card, unless his hand is full (TR-1001, TR-1002)."""
        hand = self.hand_of(titan)
        size = self.hand_size(hand)
        if size == self.course.hand_limit:
            self.emit(happened.HAND_FULL, self.who[titan])
            return
        if self.pile_size == 0:
            self.reshuffle()
        if self.pile_size == 0:
            self.emit(happened.NO_CARDS, self.who[titan])
            return
        card = chance.draw(self.pile, 0, CARDS)
        self.pile[card] -= 1
        self.pile_size -= 1
        slot = hand * self.course.hand_limit + size
        self.hand[slot] = card
        self.known[slot] = 1 << self.owner[titan]
        self.confide(self.known[slot], happened.DREW, self.who[titan], card)
        self.reshuffle_if_due()

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile (TR-1003)."""
        cards = total(self.discard)
        if cards > 0:
            self.pile_size += cards
            move_between(self.discard, self.pile, 0, CARDS)
            self.emit(happened.RESHUFFLED, cards)

    def reshuffle_if_due(self) -> None:
        """With the switch `reshuffle = "at_once"`: as soon as the pile is empty (ledger 2.6)."""
        if self.course.reshuffle_at_once == 1 and self.pile_size == 0:
            self.reshuffle()

    def take_from_hand(self, hand: i64, slot: i64) -> i64:
        """Remove a card; the later ones move up."""
        card = self.hand[slot]
        end = (hand + 1) * self.course.hand_limit - 1
        while slot < end:
            self.hand[slot] = self.hand[slot + 1]
            self.known[slot] = self.known[slot + 1]
            slot += 1
        self.hand[end] = NO_CARD
        self.known[end] = 0
        return card

    def put_on_discard(self, card: i64) -> None:
        """A played or given card lies open on the discard pile (TR-203)."""
        self.discard[card] += 1
        self.reshuffle_if_due()

    def has_unknown(self, hand: i64) -> bool:
        """Does this position not know a card of the hand?"""
        return self.slot_with(hand, UNKNOWN_CARD) >= 0

    def holds(self, titan: i64, card: i64, chance: Chance) -> bool:
        """Does the titan's player hold a card? Where that is hidden, nothing further is certain."""
        hand = self.hand_of(titan)
        if self.slot_with(hand, card) >= 0:
            return True
        if self.has_unknown(hand):
            chance.unknown()
        return False

    def play_reaction(self, titan: i64, card: i64) -> None:
        """A reaction leaves the hand; in one's own turn it is the card of that turn (TR-1005, TR-1007)."""
        hand = self.hand_of(titan)
        self.take_from_hand(hand, self.slot_with(hand, card))
        if self.owner[titan] == self.owner[self.active]:
            self.card_used = 1
        self.emit(happened.PLAYED, self.who[titan], card)
        self.put_on_discard(card)

    def steal(self, thief: i64, robbed: i64, chance: Chance) -> None:
        """A random card changes hands; only the two players know which (TR-1012, ledger 5)."""
        source = self.hand_of(robbed)
        limit = self.course.hand_limit
        size = self.hand_size(source)
        if self.has_unknown(source):
            chance.unknown()
        chosen: i64 = 0
        if size > 1:
            chosen = chance.below(size)
        both: i64 = 1 << self.owner[thief] | 1 << self.owner[robbed]
        knowing = both
        if size > 1:
            self.forget_which(source, both)
        else:
            knowing |= self.known[source * limit]
        card = self.take_from_hand(source, source * limit + chosen)
        target = self.hand_of(thief)
        slot = target * limit + self.hand_size(target)
        self.hand[slot] = card
        self.known[slot] = knowing
        self.confide(both, happened.STOLE, self.who[thief], self.who[robbed], card)

    def forget_which(self, hand: i64, both: i64) -> None:
        """Third players who knew a card of this hand no longer know where it is."""
        limit = self.course.hand_limit
        slot = hand * limit
        while slot < (hand + 1) * limit:
            self.known[slot] &= both
            slot += 1
