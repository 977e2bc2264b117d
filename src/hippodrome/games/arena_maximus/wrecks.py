"""Damage, crash, elimination (ledger 3.9)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.arena import CARD_TYPES
from hippodrome.games.arena_maximus.cards import CardPlay
from hippodrome.games.arena_maximus.state import DOWN1, ENDING_TURN, FINISHED, OUT


class Wrecks(CardPlay):
    """What damage does to a chariot."""

    def hurt(self, seat: i64, damage: i64, chance: Chance) -> None:
        """Damage, and the crash it may cause at once (AM-501)."""
        if damage <= 0:
            return
        self.add_damage(seat, damage)
        self.check_crash(seat, chance)

    def add_damage(self, seat: i64, damage: i64) -> None:
        self.damage[seat] += damage
        self.emit(happened.HURT, self.who[seat], damage, self.damage[seat])

    def check_crash(self, seat: i64, chance: Chance) -> None:
        """A chariot with as much damage as its Chariot figure crashes; a second time it is out (AM-501)."""
        if self.damage[seat] < self.hull(seat):
            return
        self.damage[seat] = 0
        self.empty_pool(seat)
        if seat == self.active:
            self.moves_left = 0
            self.phase = ENDING_TURN
        if self.broken[seat] == 1:
            self.eliminate(seat, chance)
        else:
            self.crash(seat)

    def crash(self, seat: i64) -> None:
        """First crash: broken wheel, off the track, the hand is kept (AM-502, AM-503, AM-507)."""
        self.broken[seat] = 1
        self.status[seat] = DOWN1
        self.arrive(seat)
        if self.arena.crash_by_rounds == 1:
            self.moved[seat] = 1
        self.emit(happened.CRASHED, self.who[seat], self.tile(seat))

    def eliminate(self, seat: i64, chance: Chance) -> None:
        """Second crash: the chariot is out, its cards are discarded (AM-508); the last one left wins (AM-512)."""
        if self.hidden[seat] > 0:
            chance.unknown()
        self.status[seat] = OUT
        self.moved[seat] = 1
        self.endings += 1
        self.ended[seat] = self.endings
        first = seat * CARD_TYPES
        card: i64 = 0
        while card < CARD_TYPES:
            self.discards[card] += self.hands[first + card]
            self.hands[first + card] = 0
            if self.arena.removed_to_hand == 1:
                self.shown[first + card] = 0
            card += 1
        self.emit(happened.ELIMINATED, self.who[seat], self.tile(seat))
        if self.survivors() == 1:
            self.finish()

    def survivors(self) -> i64:
        """Chariots that are not out."""
        count: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.status[seat] != OUT:
                count += 1
            seat += 1
        return count

    def arrive(self, seat: i64) -> None:
        """A chariot comes to rest: it takes the next arrival number (AM-203, AM-204)."""
        self.arrivals += 1
        self.arrival[seat] = self.arrivals

    def finish(self) -> None:
        """The race is over (AM-602, AM-611)."""
        self.phase = FINISHED
        self.seat = NOBODY
        if self.watcher is not None:
            for winner in self.winners():
                self.emit(happened.RACE_WON, winner)
