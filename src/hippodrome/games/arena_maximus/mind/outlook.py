"""What the round will have brought a chariot, as far as one can tell: for the heuristic.

The tiles of the turn under way or due are driven one by one with the cards in hand; cards still to be drawn
count on average. A choice that is only half made (cards partly laid, an answer pending) counts as if it were
stopped here, with what it is likely to lead to.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, zeros
from hippodrome.games.arena_maximus.mind.thumb import judged
from hippodrome.games.arena_maximus.rules.arena import (
    CARD_TYPES,
    FACE_DOWN,
    HAZARD,
    JUMP,
    MAGIC,
    REIN,
    ROCKS,
    SYMBOL_COUNT,
)
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import DOWN1, ON, OPEN

CARD: Final[i64] = 100
"""Cards are counted in hundredths, for those that are only likely to be drawn."""
DRAWN_OF_TYPE: Final[i64] = 8
DRAWN_MAGIC: Final[i64] = 18
"""What one card from the pile is on average: so much of each whip and rein, so much magic."""

UNKNOWN_STRAIGHT: Final = 0.2
UNKNOWN_CURVE: Final = 0.45
"""Damage to be feared from a face-down tile."""


@final
class Outlook:
    """A chariot at the end of the round: where, how damaged, how fast, with which cards."""

    def __init__(self, race: ArenaRace, seat: i64) -> None:
        self.race = race
        self.question = judged(race)
        self.seat = seat
        self.mover = seat == race.active
        self.whips = zeros(5)
        self.reins = zeros(5)
        self.magic: i64 = 0
        self.progress: i64 = race.progress[seat]
        self.speed: i64 = race.pool[seat]
        self.damage: float = 0.0
        self.crashed = False

    def look(self, more: i64) -> None:
        """Drive the rest of the round, with so many cards more laid for speed."""
        race = self.race
        seat = self.seat
        self.damage = max(0.0, float(race.damage[seat]) + self.question.threat(race, seat))
        self.take_stock()
        self.speed += more
        self.pay_magic(self.pay_most(self.whips, more * CARD))
        if race.status[seat] == ON and self.damage >= float(race.hull(seat)):
            self.crashed = True
        elif race.moved[seat] == 0 and race.status[seat] != DOWN1:
            self.drive(self.steps() + more)

    # Cards

    def take_stock(self) -> None:
        """The cards in hand, and on average those still to be drawn before the movement."""
        race = self.race
        first = self.seat * CARD_TYPES
        draws: i64 = 0
        if race.moved[self.seat] == 0 and (not self.mover or self.question.draws()):
            draws = race.arena.hand_total - race.pool[self.seat] - race.hand_size(self.seat)
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            self.whips[symbol] = CARD * race.hands[first + symbol] + DRAWN_OF_TYPE * draws
            self.reins[symbol] = CARD * race.hands[first + REIN + symbol] + DRAWN_OF_TYPE * draws
            symbol += 1
        self.magic = CARD * race.hands[first + MAGIC] + DRAWN_MAGIC * draws
        if self.mover:
            self.pay_reins(self.question.owed(race))

    def held(self, cards: Ints) -> float:
        """How many whips (or reins) are left."""
        count: i64 = 0
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            count += cards[symbol]
            symbol += 1
        return float(count) / float(CARD)

    def pay_reins(self, number: i64) -> float:
        """Lay reins, then magic; returns the cards short."""
        return self.pay_magic(self.pay_most(self.reins, number * CARD))

    def pay_most(self, cards: Ints, owed: i64) -> i64:
        """Lay cards of whatever symbol there is most of; returns what is still owed."""
        while owed > 0:
            most: i64 = 0
            symbol: i64 = 1
            while symbol < SYMBOL_COUNT:
                if cards[symbol] > cards[most]:
                    most = symbol
                symbol += 1
            paid = self.lay(cards, most, owed)
            if paid == 0:
                break
            owed -= paid
        return owed

    def pay_symbol(self, symbol: i64, number: i64) -> float:
        """Lay whips, reins, then magic for a symbol; returns the cards short."""
        owed = number * CARD
        owed -= self.lay(self.whips, symbol, owed)
        owed -= self.lay(self.reins, symbol, owed)
        if self.race.arena.magic_pays_symbols == 1:
            return self.pay_magic(owed)
        return float(owed) / float(CARD)

    def lay(self, cards: Ints, symbol: i64, owed: i64) -> i64:
        """Lay what there is of one symbol; returns how much that was."""
        paid = cards[symbol]
        if paid > owed:
            paid = owed
        cards[symbol] -= paid
        return paid

    def pay_magic(self, owed: i64) -> float:
        """Lay magic; returns the cards short."""
        paid = self.magic
        if paid > owed:
            paid = owed
        self.magic -= paid
        return float(owed - paid) / float(CARD)

    # The movement

    def steps(self) -> i64:
        """Tiles the chariot has still to drive in this round; none if it will be pushed back."""
        race = self.race
        if not self.mover:
            return self.speed
        if race.reins(self.seat) + race.magic(self.seat) < self.question.owed(race):
            self.progress = race.came_from
            return 0
        return self.question.tiles(race)

    def drive(self, steps: i64) -> None:
        """Tile by tile, paying what can be paid, to the end, a crash or the line."""
        race = self.race
        speed = max(steps, self.speed)
        if self.mover and race.hasted == 1:
            speed = max(steps, self.speed + race.arena.haste_speed)
        hull = float(race.hull(self.seat))
        skip: i64 = 1 if self.mover and race.teleported == OPEN else 0
        while steps > 0:
            self.progress += 1 + skip
            skip = 0
            steps -= 1
            if self.progress >= race.arena.length:
                self.progress += steps
                return
            self.meet(speed)
            if self.damage >= hull:
                self.crashed = True
                return

    def meet(self, speed: i64) -> None:
        """What one tile takes."""
        arena = self.race.arena
        face = self.race.ring[self.progress]
        if face == FACE_DOWN:
            self.damage += UNKNOWN_CURVE if arena.curved[self.progress] == 1 else UNKNOWN_STRAIGHT
            return
        kind = arena.face_kind[face]
        if kind == ROCKS:
            self.damage += self.pay_reins(arena.face_number[face])
        elif kind == JUMP:
            self.damage += float(max(0, arena.face_number[face] - speed))
        elif kind == HAZARD:
            own = arena.colour[self.race.who[self.seat]]
            symbol: i64 = 0
            while symbol < SYMBOL_COUNT:
                needed = arena.face_symbols[face * SYMBOL_COUNT + symbol]
                if needed > 0 and symbol != own:
                    self.damage += self.pay_symbol(symbol, needed)
                symbol += 1
