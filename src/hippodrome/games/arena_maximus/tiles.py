"""What a tile does to the chariot that enters it (ledger 3.7), and turning tiles up."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, total
from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.actions import CARD, PASS
from hippodrome.games.arena_maximus.arena import (
    CARD_TYPES,
    HAZARD,
    JUMP,
    MAGIC,
    REIN,
    ROCKS,
    STABLE,
    SYMBOL_COUNT,
)
from hippodrome.games.arena_maximus.combat import Combat
from hippodrome.games.arena_maximus.state import (
    ATTACKING,
    ENDING_TURN,
    HAZARD_CARDS,
    ROCKS_CARDS,
    STABLE_DISCARD,
    STABLE_STOP,
)


class Tiles(Combat):
    """The faces of the track."""

    # Turning up

    def reveal(self, chance: Chance) -> None:
        """On the last face-up tile or beyond it, the next three are turned up (AM-353, AM-854)."""
        last = self.arena.length - 1
        if self.progress[self.active] >= self.front and self.front < last:
            self.turn_up(min(last, self.front + self.arena.reveal), chance)

    def turn_up(self, front: i64, chance: Chance) -> None:
        """Draw the faces of the tiles up to `front` from the two piles (AM-104)."""
        tile = self.front + 1
        while tile <= front:
            if self.arena.curved[tile] == 1:
                self.ring[tile] = self.draw_face(self.curves, chance)
            else:
                self.ring[tile] = self.draw_face(self.straights, chance)
            self.tell_face(tile)
            tile += 1
        self.front = front

    def draw_face(self, faces: Ints, chance: Chance) -> i64:
        face = chance.draw(faces, 0, len(faces))
        faces[face] -= 1
        return face

    def tell_face(self, tile: i64) -> None:
        """Say what a tile shows."""
        if self.watcher is None:
            return
        face = self.ring[tile]
        if self.arena.face_kind[face] != HAZARD:
            self.emit(happened.REVEALED, tile, self.arena.face_kind[face], self.arena.face_number[face])
            return
        first: i64 = -1
        last: i64 = 0
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            if self.arena.face_symbols[face * SYMBOL_COUNT + symbol] > 0:
                first = symbol if first < 0 else first
                last = symbol
            symbol += 1
        self.emit(happened.REVEALED_HAZARD, tile, self.arena.face_number[face], first, last)

    # Effects

    def face(self) -> i64:
        """The face of the tile the mover stands on."""
        return self.ring[self.tile(self.active)]

    def meet_tile(self, chance: Chance) -> None:
        """The tile effect, before any attack (AM-351, AM-431)."""
        self.phase = ATTACKING
        kind = self.arena.face_kind[self.face()]
        if kind == ROCKS:
            self.meet_rocks(chance)
        elif kind == JUMP:
            self.meet_jump(chance)
        elif kind == HAZARD:
            self.meet_hazard(chance)
        elif kind == STABLE:
            self.ask(self.active, STABLE_STOP, chance)

    def meet_rocks(self, chance: Chance) -> None:
        """Reins avoid rocks (AM-434)."""
        self.picked = 0
        if self.holds(self.active, REIN, chance):
            self.ask(self.active, ROCKS_CARDS, chance)
        else:
            self.hit_rocks(chance)

    def rocks(self) -> i64:
        """How many reins the mover's tile asks for."""
        return self.arena.face_number[self.face()]

    def take_rocks(self, choice: i64, chance: Chance) -> None:
        """Pay as many reins as one likes (AM-434)."""
        if choice != PASS:
            self.lay(choice)
            if self.picked < self.rocks():
                return
        self.hit_rocks(chance)

    def hit_rocks(self, chance: Chance) -> None:
        """One damage for each rein short, in one piece (AM-434, AM-439)."""
        seat = self.active
        number = self.rocks()
        self.emit(happened.MET_ROCKS, self.who[seat], self.tile(seat), number, self.picked)
        self.phase = ATTACKING
        self.hurt(seat, number - self.picked, chance)

    def meet_jump(self, chance: Chance) -> None:
        """A jump costs one damage for each point of speed short; no card helps (AM-435)."""
        seat = self.active
        number = self.arena.face_number[self.face()]
        self.emit(happened.MET_JUMP, self.who[seat], self.tile(seat), number, self.speed())
        self.hurt(seat, number - self.speed(), chance)

    def meet_hazard(self, chance: Chance) -> None:
        """A hazard asks for each of its symbols but those of the own colour (AM-436, AM-437)."""
        seat = self.active
        if self.hidden[seat] > 0:
            chance.unknown()
        first = self.face() * SYMBOL_COUNT
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            self.unpaid[symbol] = self.arena.face_symbols[first + symbol]
            symbol += 1
        self.unpaid[self.arena.colour[self.who[seat]]] = 0
        self.ask(seat, HAZARD_CARDS, chance)

    def offer_hazard(self) -> None:
        """Stop, or a card that pays one of the symbols left, magic any of them (AM-152, AM-153, AM-437)."""
        self.put(PASS)
        if total(self.unpaid) == 0:
            return
        first = self.seat * CARD_TYPES
        card = self.least
        while card < MAGIC:
            symbol = card if card < REIN else card - REIN
            if self.unpaid[symbol] > 0 and self.hands[first + card] > 0:
                self.put(CARD + card)
            card += 1
        if self.arena.magic_pays_symbols == 1 and self.hands[first + MAGIC] > 0:
            self.put(CARD + MAGIC)

    def take_hazard(self, choice: i64, chance: Chance) -> None:
        """One damage for each symbol not paid, in one piece (AM-436, AM-439)."""
        if choice != PASS:
            self.lay(choice)
            self.pay_symbol(choice - CARD)
            return
        seat = self.active
        missing = total(self.unpaid)
        self.emit(happened.MET_HAZARD, self.who[seat], self.tile(seat), missing)
        self.clear_unpaid()
        self.phase = ATTACKING
        self.hurt(seat, missing, chance)

    def pay_symbol(self, card: i64) -> None:
        """A card pays its symbol, magic the first one left: which one is no choice of its own (AM-437)."""
        symbol: i64 = 0
        if card != MAGIC:
            symbol = card if card < REIN else card - REIN
        else:
            while self.unpaid[symbol] == 0:
                symbol += 1
        self.unpaid[symbol] -= 1

    def clear_unpaid(self) -> None:
        symbol: i64 = 0
        while symbol < SYMBOL_COUNT:
            self.unpaid[symbol] = 0
            symbol += 1

    # Stable

    def take_stable(self, choice: i64, chance: Chance) -> None:
        """Stopping heals all damage and costs the pool and the rest of the move (AM-432, AM-433)."""
        if choice == PASS:
            self.phase = ATTACKING
            return
        seat = self.active
        self.damage[seat] = 0
        self.moves_left = 0
        self.empty_pool(seat)
        self.emit(happened.STABLED, self.who[seat], self.tile(seat))
        self.ask(seat, STABLE_DISCARD, chance)

    def take_stable_discard(self, choice: i64, chance: Chance) -> None:
        """Any number of cards is thrown away, then the hand is filled up to seven (AM-432)."""
        if choice != PASS:
            self.throw_away(choice)
            return
        seat = self.active
        self.draw_up(seat, chance)
        self.arrive(seat)
        self.phase = ENDING_TURN
