"""The line, and who may still decide the race (ledger 3.10 and 3.11)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.arena import HASTE
from hippodrome.games.arena_maximus.state import (
    CASTING,
    COUNTER_SPELL,
    DONE,
    DOWN1,
    ENDING_TURN,
    NOT_CAST,
    OPEN,
    OUT,
    PAYMENT,
    SPEED,
    SPELL,
    SWAP_TILES,
)
from hippodrome.games.arena_maximus.wrecks import Wrecks


class Finish(Wrecks):
    """Crossing the line, and the kingmaker rule."""

    def cross_line(self) -> None:
        """The mover is done: what is left of its movement is simply added (AM-352, AM-601, AM-607)."""
        seat = self.active
        first = self.best == 0
        self.progress[seat] += self.moves_left
        self.moves_left = 0
        self.status[seat] = DONE
        self.endings += 1
        self.ended[seat] = self.endings
        self.best = max(self.best, self.progress[seat])
        self.arrive(seat)
        self.emit(happened.CROSSED, self.who[seat], self.progress[seat] - self.arena.length)
        if first:
            self.emit(happened.FINAL_ROUND, self.who[seat])
        self.phase = ENDING_TURN

    def reach(self, seat: i64) -> i64:
        """The greatest progress a chariot could still have at the end of this round (AM-703)."""
        place = self.progress[seat]
        if self.moved[seat] == 1 or self.status[seat] == DOWN1:
            return place
        arena = self.arena
        skip = 1 if arena.spells == 1 and arena.skip_costs_move == 0 else 0
        hand = self.hand_size(seat)
        most = self.beast(seat)
        if seat != self.active:
            return place + self.pool[seat] + self.fastest(most, hand) + skip
        phase = self.phase
        if phase == SPELL or phase == SWAP_TILES or phase == PAYMENT:
            return place + self.pool[seat] + self.fastest(most, hand) + skip
        casting = (phase == COUNTER_SPELL or phase == CASTING) and self.teleported != OPEN
        if phase == SPEED or casting:
            added = 0 if casting else self.picked
            haste = self.hasted == 1 or (casting and self.spell == HASTE)
            return place + self.pool[seat] + min(most - added, hand) + (arena.haste_speed if haste else 0) + skip
        if self.teleported == OPEN or (self.teleported == NOT_CAST and self.moves_left > 0):
            return place + self.moves_left + skip
        return place + self.moves_left

    def fastest(self, beast: i64, hand: i64) -> i64:
        """What cards in hand can add to the speed of a turn: whips, or Haste and whips (AM-703)."""
        plain = min(beast, hand)
        if self.arena.spells == 0 or hand < 2:
            return plain
        return max(plain, self.arena.haste_speed + min(beast, hand - 2))

    def contender(self, seat: i64) -> bool:
        """Can a chariot still win this final round? (AM-704)"""
        status = self.status[seat]
        return status != DONE and status != OUT and self.reach(seat) > self.best

    def barred(self, actor: i64, victim: i64) -> bool:
        """May a player not act against another, because only the other can still win? (AM-701, AM-705)"""
        if self.best == 0 or self.arena.kingmaker == 0:
            return False
        return self.contender(victim) and not self.contender(actor)

    def barred_by_any(self, actor: i64) -> bool:
        """Is there a contender, and this player is none? (AM-706)"""
        if self.best == 0 or self.arena.kingmaker == 0 or self.contender(actor):
            return False
        seat: i64 = 0
        while seat < self.players:
            if self.contender(seat):
                return True
            seat += 1
        return False
