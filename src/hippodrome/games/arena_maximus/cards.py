"""Cards: picking them one by one, laying them, drawing them (ledger 3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total
from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.actions import CARD, PASS
from hippodrome.games.arena_maximus.arena import CARD_TYPES, MAGIC, REIN, SYMBOL_COUNT
from hippodrome.games.arena_maximus.state import Position


class CardPlay(Position):
    """A choice of cards is a row of single picks in canonical order, ended by PASS.

    A picked card is laid at once. Only picks that can still lead to a legal set are offered, so
    nobody can lay himself into a corner.
    """

    def ask(self, seat: i64, question: i64, chance: Chance) -> None:
        """Ask a player; what he may answer depends on a hand that others do not know."""
        if self.hidden[seat] > 0:
            chance.unknown()
        self.seat = seat
        self.phase = question
        self.picked = 0
        self.least = 0
        self.whips_picked = 0
        self.reins_picked = 0

    # What may be picked

    def holds(self, seat: i64, first: i64, chance: Chance) -> bool:
        """Has a player a whip (or rein) or magic card? (AM-151)"""
        if self.hidden[seat] > 0:
            chance.unknown()
        card = seat * CARD_TYPES + first
        last = card + SYMBOL_COUNT
        while card < last:
            if self.hands[card] > 0:
                return True
            card += 1
        return self.hands[seat * CARD_TYPES + MAGIC] > 0

    def offer_any(self) -> None:
        """Stop, or one more card of any type."""
        self.put(PASS)
        self.put_cards(0, CARD_TYPES)

    def offer_up_to(self, first: i64, most: i64) -> None:
        """Stop, or one more whip (or rein) or magic card while `most` allows."""
        self.put(PASS)
        self.put_kind(first, most)

    def put_kind(self, first: i64, most: i64) -> None:
        """The whips (or reins) and magic the chooser holds, while fewer than `most` are picked (AM-151)."""
        if self.picked < most:
            self.put_cards(first, first + SYMBOL_COUNT)
            self.put_cards(MAGIC, CARD_TYPES)

    def put_cards(self, start: i64, stop: i64) -> None:
        """Each card type of a range that the chooser holds and that keeps the picks in order."""
        card = start if start > self.least else self.least
        first = self.seat * CARD_TYPES
        while card < stop:
            if self.hands[first + card] > 0:
                self.put(CARD + card)
            card += 1

    def offer_exactly(self, needed: i64) -> None:
        """Decline, or `needed` reins and magic cards, no fewer and no more (AM-423)."""
        if self.picked == 0:
            self.put(PASS)
        missing = needed - self.picked
        first = self.seat * CARD_TYPES
        card = REIN if self.least < REIN else self.least
        left: i64 = 0
        other = card
        while other < CARD_TYPES:
            left += self.hands[first + other]
            other += 1
        while card < CARD_TYPES and left >= missing:
            if self.hands[first + card] > 0:
                self.put(CARD + card)
                left -= self.hands[first + card]
            card += 1

    # Pairs of a whip and a rein (AM-402)

    def pairs_in_hand(self, seat: i64, most: i64) -> i64:
        """The largest number of pairs a player can lay, up to `most`."""
        whips = self.whips(seat)
        reins = self.reins(seat)
        magic = self.magic(seat)
        pairs = most
        while pairs > 0 and min(whips, pairs) + min(reins, pairs) + magic < 2 * pairs:
            pairs -= 1
        return pairs

    def paired(self) -> bool:
        """Do the picked cards make whole pairs?"""
        half = self.picked // 2
        return self.picked > 0 and self.picked == 2 * half and self.whips_picked <= half and self.reins_picked <= half

    def offer_pairs(self, fewest: i64, most: i64) -> None:
        """The cards with which `fewest` to `most` pairs can still be completed."""
        first = self.seat * CARD_TYPES
        whips: i64 = 0
        reins: i64 = 0
        card = self.least
        while card < REIN:
            whips += self.hands[first + card]
            card += 1
        card = REIN if self.least < REIN else self.least
        while card < MAGIC:
            reins += self.hands[first + card]
            card += 1
        magic = self.hands[first + MAGIC]
        card = self.least
        while card < CARD_TYPES:
            held = self.hands[first + card]
            if card < REIN:
                whip: i64 = 1
                rein: i64 = 0
            elif card < MAGIC:
                whips = 0
                whip = 0
                rein = 1
            else:
                whips = 0
                reins = 0
                whip = 0
                rein = 0
            if held > 0:
                pairs = fewest
                while pairs <= most:
                    if self.completes(pairs, whip, rein, whips, reins, magic):
                        self.put(CARD + card)
                        break
                    pairs += 1
            whips -= whip * held
            reins -= rein * held
            card += 1

    def completes(self, pairs: i64, whip: i64, rein: i64, whips: i64, reins: i64, magic: i64) -> bool:
        """Can exactly `pairs` pairs be laid if the next card is a whip, a rein or (neither) magic?

        `whips`, `reins` and `magic` are the cards left to pick, the next one included.
        """
        missing = 2 * pairs - self.picked - 1
        more_whips = pairs - self.whips_picked - whip
        more_reins = pairs - self.reins_picked - rein
        if missing < 0 or more_whips < 0 or more_reins < 0:
            return False
        whips -= whip
        reins -= rein
        magic -= 1 - whip - rein
        return min(whips, more_whips) + min(reins, more_reins) + magic >= missing

    # Laying

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; if others knew of such a card, they know of one less."""
        place = seat * CARD_TYPES + card
        self.hands[place] -= 1
        if self.arena.removed_to_hand == 1 and self.shown[place] > 0:
            self.shown[place] -= 1

    def note_pick(self, card: i64) -> None:
        """One more card of this choice; the next may not come before it in canonical order."""
        self.picked += 1
        self.least = card
        if card < REIN:
            self.whips_picked += 1
        elif card < MAGIC:
            self.reins_picked += 1

    def lay(self, choice: i64) -> None:
        """The chooser plays a card from his hand onto the discard pile (AM-154, AM-155)."""
        card = choice - CARD
        self.note_pick(card)
        self.take_from_hand(self.seat, card)
        self.discards[card] += 1
        self.emit(happened.LAID, self.who[self.seat], card)

    def throw_away(self, choice: i64) -> None:
        """The chooser discards a card he does not want (AM-321, AM-432)."""
        card = choice - CARD
        self.note_pick(card)
        self.take_from_hand(self.seat, card)
        self.discards[card] += 1
        self.emit(happened.DISCARDED, self.who[self.seat], card)

    # The speed pool

    def add_to_pool(self, card: i64) -> None:
        """A whip or magic card goes from the mover's hand on top of his pool (AM-312, AM-313)."""
        seat = self.active
        self.take_from_hand(seat, card)
        self.pools[seat * self.arena.hand_total + self.pool[seat]] = card
        self.pool[seat] += 1
        self.emit(happened.SPED_UP, self.who[seat], card, self.pool[seat])

    def remove_from_pool(self) -> None:
        """The card laid last leaves the mover's pool (AM-313, switch `removed_speed_cards`)."""
        seat = self.active
        self.pool[seat] -= 1
        place = seat * self.arena.hand_total + self.pool[seat]
        card = self.pools[place]
        self.pools[place] = 0
        if self.arena.removed_to_hand == 1:
            self.hands[seat * CARD_TYPES + card] += 1
            self.shown[seat * CARD_TYPES + card] += 1
        else:
            self.discards[card] += 1
        self.emit(happened.SLOWED_DOWN, self.who[seat], card, self.pool[seat])

    def empty_pool(self, seat: i64) -> None:
        """A whole pool is discarded (AM-432, AM-502, AM-508)."""
        first = seat * self.arena.hand_total
        while self.pool[seat] > 0:
            self.pool[seat] -= 1
            place = first + self.pool[seat]
            self.discards[self.pools[place]] += 1
            self.pools[place] = 0

    # Drawing

    def draw_up(self, seat: i64, chance: Chance) -> None:
        """Draw until hand and pool together hold seven (AM-331); an empty pile is renewed first (AM-156, AM-157)."""
        wanted = self.arena.hand_total - self.pool[seat] - self.hand_size(seat)
        if wanted <= 0:
            return
        left = self.pile_size()
        while wanted > 0:
            if left == 0:
                left = total(self.discards)
                if left == 0:
                    return
                move_between(self.discards, self.pile, 0, CARD_TYPES)
                self.emit(happened.RESHUFFLED, left)
            card = chance.draw(self.pile, 0, CARD_TYPES)
            self.pile[card] -= 1
            self.hands[seat * CARD_TYPES + card] += 1
            self.confide(1 << seat, happened.DREW, self.who[seat], card)
            left -= 1
            wanted -= 1
