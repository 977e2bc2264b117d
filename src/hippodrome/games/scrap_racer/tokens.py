"""Nudge tokens on the track, Bonus tokens and the cards they buy (ledger 4.4, 4.7, 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer import events as happened
from hippodrome.games.scrap_racer.fights import Fights
from hippodrome.games.scrap_racer.track import BONUS_KINDS


class Tokens(Fights):
    """A position in which tokens change hands."""

    def lay_nudges(self) -> None:
        """A face-down token on every symbol space without one, from space 1 on (SR-102, SR-821)."""
        space: i64 = 1
        while space <= self.track.length and self.reserve > 0:
            if self.track.symbol[space] == 1 and self.token[space] == 0:
                self.token[space] = 1
                self.reserve -= 1
            space += 1

    def owns_nudge(self) -> bool:
        first = 3 * self.active
        return self.nudges[first] + self.nudges[first + 1] + self.nudges[first + 2] > 0

    def refill(self, chance: Chance) -> None:
        """After a crossing, new tokens on empty symbols; a racer standing there takes it (SR-821, SR-822)."""
        if self.crossed == 0:
            return
        space: i64 = 1
        while space <= self.track.length and self.reserve > 0:
            if self.track.symbol[space] == 1 and self.token[space] == 0:
                self.token[space] = 1
                self.reserve -= 1
                self.emit(happened.REFILLED, space)
                racer = self.racer_on(space, NOBODY)
                if racer >= 0:
                    self.take_token(racer, chance)
            space += 1

    def pick_up(self, chance: Chance) -> None:
        """The active racer takes the token of its space (SR-831)."""
        if self.token[self.space(self.active)] == 1:
            self.take_token(self.active, chance)

    def take_token(self, racer: i64, chance: Chance) -> None:
        """A face-down token is taken and shown (SR-410)."""
        space = self.space(racer)
        self.token[space] = 0
        kind = chance.draw(self.unseen_nudges, 0, 3)
        self.unseen_nudges[kind] -= 1
        self.nudges[3 * racer + kind] += 1
        self.emit(happened.TOOK_NUDGE, self.who[racer], kind, space)

    def take_bonus_token(self, racer: i64, chance: Chance) -> None:
        """One Bonus token; a full set buys a card at once (SR-722, SR-724)."""
        full = self.bonus_set(racer)
        if self.bonus_tokens[racer] >= full:
            self.exchange(racer, chance)
            if self.bonus_tokens[racer] >= full:
                self.emit(happened.NO_BONUS, self.who[racer])
                return
        self.bonus_tokens[racer] += 1
        self.emit(happened.GOT_TOKEN, self.who[racer], self.bonus_tokens[racer])
        if self.bonus_tokens[racer] >= full:
            self.exchange(racer, chance)

    def exchange(self, racer: i64, chance: Chance) -> None:
        """A set of Bonus tokens for the top Bonus card, secretly (SR-722, SR-724)."""
        if self.bonus_cards_left() == 0:
            move_between(self.bonus_discard, self.bonus_pile, 0, BONUS_KINDS)
            if self.bonus_cards_left() == 0:
                return
            self.emit(happened.RESHUFFLED, 4)
        seat = self.owner[racer]
        self.bonus_tokens[racer] -= self.bonus_set(racer)
        card = chance.draw(self.bonus_pile, 0, BONUS_KINDS)
        self.bonus_pile[card] -= 1
        self.hands[seat * BONUS_KINDS + card] += 1
        self.confide(1 << seat, happened.DREW_BONUS, self.who[racer], card)
