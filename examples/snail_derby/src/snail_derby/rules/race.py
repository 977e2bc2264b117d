"""The race: a turn is a card played, what it does, and a card drawn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import zeros
from hippodrome.engine.state import NOBODY
from snail_derby.rules import events as happened
from snail_derby.rules.garden import CARDS, HAND, SLIME, Garden
from snail_derby.rules.state import OVER, OWN_TURN, PLAY, Position


@final
class SnailRace(Position):
    """A race of snails."""

    def offer(self) -> None:
        """The cards in hand, by kind (SD-201)."""
        self.offers = 0
        self.seat = self.active if self.phase == PLAY else NOBODY
        for card in range(len(CARDS)) if self.phase == PLAY else ():
            if self.hand(int(self.active), card):
                self.put(card)

    def window(self) -> i64:
        """A hand of one kind plays by itself: others must not learn that from a turn that nobody is asked about."""
        return OWN_TURN if self.phase == PLAY else NOBODY

    def resolve(self, choice: i64, chance: Chance) -> None:
        """Play a card, draw another, and pass the turn (SD-201 to SD-203)."""
        snail = self.active
        self.hands[snail * len(CARDS) + choice] -= 1
        self.played[choice] += 1
        self.emit(happened.PLAYED, snail, choice)
        if choice == SLIME:
            self.slime(int(snail))
        else:
            self.crawl(int(snail), int(self.garden.steps[choice]))
        if self.phase == PLAY:
            self.draw(int(snail), chance)
            self.pass_on()

    def crawl(self, snail: int, steps: int) -> None:
        """A snail goes on; beyond the last stone it has won (SD-301)."""
        start = int(self.progress[snail])
        self.progress[snail] = min(start + steps, int(self.garden.stones) + 1)
        self.emit(happened.CRAWLED, snail, start, self.progress[snail])
        if self.progress[snail] > self.garden.stones:
            self.emit(happened.HOME, snail)
            self.phase = OVER

    def slime(self, snail: int) -> None:
        """The nearest snail ahead slides back (SD-202)."""
        target = self.ahead(snail)
        if target < 0:
            self.emit(happened.NOBODY_AHEAD, snail)
            return
        start = int(self.progress[target])
        self.progress[target] = max(0, start - int(self.garden.pull))
        self.emit(happened.PULLED, target, start, self.progress[target], snail)

    def draw(self, seat: int, chance: Chance) -> None:
        """A card from the deck; the cards played are the next deck (SD-203)."""
        if self.left == 0:
            self.left = sum(self.played)
            for card in range(len(CARDS)):
                self.deck[card] += self.played[card]
            self.played = zeros(len(CARDS))
            self.emit(happened.RESHUFFLED, self.left)
        card = chance.draw(self.deck, 0, len(CARDS))
        self.deck[card] -= 1
        self.left -= 1
        self.hands[seat * len(CARDS) + card] += 1
        self.confide(1 << seat, happened.DREW, seat, card)

    def pass_on(self) -> None:
        """The next snail's turn; after the last round night falls (SD-301)."""
        self.active = (self.active + 1) % self.players
        if self.active == 0:
            self.round += 1
        if self.round > self.garden.rounds:
            self.round = self.garden.rounds
            self.phase = OVER
            self.emit(happened.NIGHT, self.garden.rounds)
        else:
            self.emit(happened.TURN, self.active, self.round)

    def clone(self) -> SnailRace:
        copy = SnailRace(self.garden, False)
        self.copy_to(copy)
        return copy


def start_race(garden: Garden, chance: Chance) -> SnailRace:
    """Deal the hands, and the first snail is on its way (SD-101)."""
    race = SnailRace(garden)
    race.deck = garden.copies[:]
    race.left = sum(garden.copies)
    for seat in range(int(garden.players)):
        for _ in range(HAND):
            race.draw(seat, chance)
    race.begin(chance)
    return race
