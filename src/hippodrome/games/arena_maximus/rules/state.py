"""The position: who drives where, what lies on the table, and where the turn has got to."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.hands import deal
from hippodrome.engine.ints import Ints, total, total_between, zeros
from hippodrome.engine.state import NOBODY, State
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, MAGIC, REIN, START, SYMBOL_COUNT, WHIP, Arena
from hippodrome.games.arena_maximus.rules.phases import NEXT_TURN

# What a chariot is doing (ledger 3)
ON: Final[i64] = 0
DOWN1: Final[i64] = 1
DOWN2: Final[i64] = 2
DONE: Final[i64] = 3
OUT: Final[i64] = 4

# Teleport in this turn
NOT_CAST: Final[i64] = 0
OPEN: Final[i64] = 1
"""Paid, and still open to a counter-spell."""
USED: Final[i64] = 2


class Position(State):
    """Every seat has one chariot. Cards are counted by type, tiles by face."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "phase", "round", "active", "front", "arrivals", "endings", "best",
        "who", "progress", "arrival", "status", "broken", "damage", "moved", "ended",
        "ring", "straights", "curves",
        "pile", "discards", "hands", "hidden", "shown", "pools", "pool",
        "spell", "swap", "asked", "hasted", "teleported",
        "moves_left", "came_from",
        "target", "rammed", "attacked", "pairs", "blows", "blocks", "force",
        "picked", "least", "whips_picked", "reins_picked", "unpaid",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("who", "broken", "ended", "ring", "straights", "curves")
    """Replaced, never changed in place: clones share them."""

    def __init__(self, arena: Arena, fill: bool = True) -> None:
        super().__init__(arena, fill)
        self.arena = arena
        self.phase: i64 = NEXT_TURN
        self.round: i64 = 1
        self.active: i64 = 0
        """The seat whose turn it is."""
        self.front: i64 = arena.reveal
        """The last tile of the face-up run (AM-105)."""
        self.arrivals: i64 = 0
        """The last arrival number given (AM-203)."""
        self.endings: i64 = 0
        """Crossings of the line and eliminations so far."""
        self.best: i64 = 0
        """The greatest progress beyond the line; 0 before the final round (AM-702)."""

        self.spell: i64 = NOBODY
        """The spell being cast."""
        self.swap: i64 = 0
        """The pair of tiles Terrain alteration is to exchange."""
        self.asked: i64 = 0
        """Seats already asked in a window that goes round: blockers, or counter-spellers (a bit each)."""
        self.hasted: i64 = 0
        self.teleported: i64 = NOT_CAST
        self.moves_left: i64 = 0
        self.came_from: i64 = 0
        """Progress before the present step."""
        self.target: i64 = 0
        """The chariot rammed or attacked."""
        self.rammed: i64 = 0
        self.attacked: i64 = 0
        """Chariots rammed and attacked on this tile (a bit each)."""
        self.pairs: i64 = 0
        self.blows: i64 = 0
        """Ram pairs and attack cards spent on this tile (AM-403, AM-443)."""
        self.blocks: i64 = 0
        """Block cards laid on this tile (AM-422)."""
        self.force: i64 = 0
        """What has to be answered: pairs of a ram, cards of an attack or counter-attack."""
        self.picked: i64 = 0
        """Cards picked so far in the present choice of cards."""
        self.least: i64 = 0
        """The lowest card that may still be picked: picks go up in canonical order."""
        self.whips_picked: i64 = 0
        self.reins_picked: i64 = 0
        if fill:
            self.fill()

    def fill(self) -> None:
        """The lists of a position before anything has happened (AM-103 to AM-108)."""
        arena = self.arena
        players = int(arena.players)
        self.who = zeros(players)
        self.progress = zeros(players)
        self.arrival = zeros(players)
        self.status = zeros(players)
        self.broken = zeros(players)
        """1 once the wheel is broken."""
        self.damage = zeros(players)
        self.moved = zeros(players)
        """1 once a chariot has had its turn of the round."""
        self.ended = zeros(players)
        """For DONE and OUT chariots: which ending of the race this was."""

        self.ring = zeros(int(arena.length))
        """The face of each tile, or FACE_DOWN."""
        for tile in range(1, int(arena.length)):
            self.ring[tile] = -1
        self.ring[0] = START
        self.straights: Ints = arena.straight_copies[:]
        self.curves: Ints = arena.curved_copies[:]
        """Faces nobody has seen, in the ring or left out (AM-104)."""

        self.pile: Ints = arena.card_copies[:]
        self.discards = zeros(int(CARD_TYPES))
        self.hands = zeros(int(CARD_TYPES) * players)
        self.hidden = zeros(players)
        """Cards in a hand that this position does not know; they are still in `pile`."""
        self.shown = zeros(int(CARD_TYPES) * players if arena.removed_to_hand == 1 else 0)
        """Hand cards everybody has seen: those taken back from the pool (AM-313)."""
        self.pools = zeros(int(arena.hand_total) * players)
        """The speed pools, each from its oldest card on."""
        self.pool = zeros(players)
        """How many cards lie in each pool."""
        self.unpaid = zeros(int(SYMBOL_COUNT))
        """Symbols of the hazard not yet paid."""

    # Asking

    def ask(self, seat: i64, question: i64, chance: Chance) -> None:
        """Ask a player; what he may answer depends on a hand that others do not know."""
        self.look_into(seat, chance)
        self.seat = seat
        self.phase = question
        self.picked = 0
        self.least = 0
        self.whips_picked = 0
        self.reins_picked = 0

    def pass_by(self, seat: i64, question: i64, chance: Chance) -> None:
        """A question without an answer, which only the hand tells: who watches waits as if there were one (AM-159)."""
        if self.patient():
            asked = self.clone()
            asked.watcher = self.watcher
            asked.ask(seat, question, chance)
            asked.wait()

    def conceal(self) -> None:
        """Whoever is asked, all eyes are on the mover (AM-159)."""
        self.seat = self.active

    def look_into(self, seat: i64, chance: Chance) -> None:
        """What follows depends on a hand, of which this position may not know all."""
        if self.hidden[seat] > 0:
            chance.unknown()

    # Figures of a chariot (ledger 2.3)

    def beast(self, seat: i64) -> i64:
        """How many cards a turn may change in the pool."""
        return self.arena.beast[self.who[seat]]

    def driver(self, seat: i64) -> i64:
        """The cap on discards, ram pairs, block cards and attack cards."""
        return self.arena.driver[self.who[seat]]

    def hull(self, seat: i64) -> i64:
        """The Chariot figure: the damage at which it crashes."""
        return self.arena.hull[self.who[seat]]

    def speed(self) -> i64:
        """Cards in the mover's pool, and Haste (AM-341, AM-831)."""
        speed = self.pool[self.active]
        if self.hasted == 1:
            speed += self.arena.haste_speed
        return speed

    # Cards

    def hand_size(self, seat: i64) -> i64:
        """Cards a player holds, known or not."""
        first = seat * CARD_TYPES
        return self.hidden[seat] + total_between(self.hands, first, first + CARD_TYPES)

    def whips(self, seat: i64) -> i64:
        """Whip cards in a hand."""
        first = seat * CARD_TYPES + WHIP
        return total_between(self.hands, first, first + SYMBOL_COUNT)

    def reins(self, seat: i64) -> i64:
        """Rein cards in a hand."""
        first = seat * CARD_TYPES + REIN
        return total_between(self.hands, first, first + SYMBOL_COUNT)

    def magic(self, seat: i64) -> i64:
        """Magic cards in a hand."""
        return self.hands[seat * CARD_TYPES + MAGIC]

    def pile_size(self) -> i64:
        """Cards in the draw pile."""
        return total(self.pile) - total(self.hidden)

    # Places on the track

    def tile(self, seat: i64) -> i64:
        """The tile a chariot's marker belongs to (ledger 2.4)."""
        return self.progress[seat] % self.arena.length

    def face(self) -> i64:
        """The face of the tile the mover stands on."""
        return self.ring[self.tile(self.active)]

    def arrive(self, seat: i64) -> None:
        """A chariot comes to rest: it takes the next arrival number (AM-203, AM-204)."""
        self.arrivals += 1
        self.arrival[seat] = self.arrivals

    def distance(self, one: i64, other: i64) -> i64:
        """Ring distance between two tiles (ledger 2.4)."""
        length = self.arena.length
        ahead = (one - other) % length
        return ahead if ahead <= length - ahead else length - ahead

    def alone(self) -> bool:
        """Is nobody on the mover's tile? (AM-356)"""
        progress = self.progress
        active = self.active
        place = progress[active]
        seat: i64 = 0
        while seat < self.players:
            if progress[seat] == place and seat != active and self.status[seat] == ON:
                return False
            seat += 1
        return True

    def occupant_after(self, arrival: i64) -> i64:
        """The next occupant of the mover's tile in arrival order, or NOBODY (AM-356)."""
        progress = self.progress
        active = self.active
        place = progress[active]
        found: i64 = NOBODY
        seat: i64 = 0
        while seat < self.players:
            if (
                progress[seat] == place
                and seat != active
                and self.status[seat] == ON
                and self.arrival[seat] > arrival
                and (found == NOBODY or self.arrival[seat] < self.arrival[found])
            ):
                found = seat
            seat += 1
        return found

    # Who is ahead

    def behind(self, one: i64, other: i64) -> bool:
        """Does one chariot move before another: smaller progress, then earlier arrival? (AM-202)"""
        if self.progress[one] != self.progress[other]:
            return self.progress[one] < self.progress[other]
        return self.arrival[one] < self.arrival[other]

    def ahead(self, one: i64, other: i64) -> bool:
        """Does one chariot rank before another? (AM-606)"""
        mine = self.rank_class(one)
        theirs = self.rank_class(other)
        if mine != theirs:
            return mine < theirs
        if mine == 2:
            return self.ended[one] > self.ended[other]
        if self.progress[one] != self.progress[other]:
            return self.progress[one] > self.progress[other]
        if mine == 0:
            return self.ended[one] < self.ended[other]
        return self.arrival[one] < self.arrival[other]

    def rank_class(self, seat: i64) -> i64:
        """0 for those who crossed the line, 1 for those who race, 2 for those who are out (AM-606)."""
        status = self.status[seat]
        if status == DONE:
            return 0
        return 2 if status == OUT else 1

    def ranks(self) -> Ints:
        """Places from 1 on; no place is shared (AM-605, AM-606)."""
        result = zeros(int(self.players))
        seat: i64 = 0
        while seat < self.players:
            place: i64 = 1
            other: i64 = 0
            while other < self.players:
                if other != seat and self.ahead(other, seat):
                    place += 1
                other += 1
            result[seat] = place
            seat += 1
        return result

    # What a seat knows

    def mask(self, seat: i64) -> None:
        """Other players' cards go back among the unseen ones, but for those they have shown (AM-109)."""
        other: i64 = 0
        while other < self.players:
            if other != seat:
                card: i64 = 0
                while card < CARD_TYPES:
                    place = other * CARD_TYPES + card
                    secret = self.hands[place]
                    if self.arena.removed_to_hand == 1:
                        secret -= self.shown[place]
                    self.hands[place] -= secret
                    self.pile[card] += secret
                    self.hidden[other] += secret
                    card += 1
            other += 1

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal the unseen cards to the hands that hold some."""
        deal(self.hands, self.hidden, self.pile, CARD_TYPES, chance)
