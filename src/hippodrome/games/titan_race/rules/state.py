"""The position of a race: titans, traps, dice, cards, and the work a resolution still has to do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, ints, places, zeros
from hippodrome.engine.state import State
from hippodrome.games.titan_race.rules.course import (
    CARDS,
    CELLS,
    NO_CARD,
    NO_CELL,
    NO_DIRECTION,
    NO_FACE,
    ROWS,
    UNKNOWN_CARD,
    Course,
)
from hippodrome.games.titan_race.rules.phases import ARRIVE, ORDER

MOST_WORK: Final = 32
"""Arrivals are at most one for each titan, and everything else is done before a titan slides on."""

# K.O. states (TR-803, TR-812)
UP: Final[i64] = 0
SKULL: Final[i64] = 1
HEART: Final[i64] = 2

NO_TITAN: Final[i64] = -1


class Position(State):
    """Titans are numbered by their seats in the order of turns (TR-210, TR-1308)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "phase", "active", "turn",
        "who", "owner", "place", "row", "life", "down", "turns", "dice", "powers_down",
        "trap", "supply", "pool", "hand", "known", "pile", "pile_size", "discard",
        "face", "acting", "die_done", "card_used", "rerolled", "own_move", "card",
        "pushed", "slides", "slid", "victim", "cause", "stack", "depth", "winner",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("who", "owner", "trap")
    """Replaced, never changed in place: clones share them."""

    def __init__(self, course: Course, fill: bool = True) -> None:
        super().__init__(course, fill)
        self.course = course
        self.phase: i64 = ORDER
        self.active: i64 = 0
        self.turn: i64 = 0
        """Turns begun by all titans together."""
        self.powers_down: i64 = 0
        """Titans (as bits) whose Power card lies face down (TR-312)."""
        self.supply: i64 = course.traps
        self.pile_size: i64 = 0
        """Cards in the draw pile; `pile` also counts those this position does not know."""
        self.face: i64 = NO_FACE
        """The die of this turn."""
        self.acting: i64 = NO_FACE
        """The face being performed: another one when purple imitates it."""
        self.die_done: i64 = 0
        self.card_used: i64 = 0
        self.rerolled: i64 = 0
        self.own_move: i64 = 0
        """1 if the active titan's last change of cell was a movement of its own (TR-1108)."""
        self.card: i64 = NO_CARD
        """The card being resolved (TR-1004)."""
        self.pushed: i64 = 0
        """Titans (as bits) pushed in this movement (TR-504)."""
        self.slides: i64 = 0
        """Slide steps of this movement (TR-1119)."""
        self.slid: i64 = 0
        """1 if the active titan has slid in this movement."""
        self.victim: i64 = NO_TITAN
        """The titan a reaction or the pirates' question is about."""
        self.cause: i64 = 0
        """What the victim is about to lose life to."""
        self.depth: i64 = 0
        """How much work the stack holds."""
        self.winner: i64 = NO_TITAN
        if fill:
            self.fill()

    def fill(self) -> None:
        """The lists of a position before anything has happened (TR-203 to TR-208)."""
        course = self.course
        titans = int(course.titans)
        slots = int(course.hands * course.hand_limit)
        self.who = zeros(titans)
        self.owner = zeros(titans)
        self.place = ints([int(NO_CELL)] * titans)
        """The cell a titan stands on."""
        self.row = zeros(titans)
        """The absolute row: the true position in the race (ledger 2.1)."""
        self.life = zeros(titans)
        self.down = zeros(titans)
        """UP, or the side of the life token while K.O."""
        self.turns = zeros(titans)
        """Turns a titan has completed."""
        self.dice = ints([int(NO_FACE)] * titans)
        """The die on each titan board."""
        self.trap = zeros(int(course.cells))
        self.pool = zeros(6)
        """How many dice of the pool show each face."""
        self.hand = ints([int(NO_CARD)] * slots)
        """The cards of each hand in the order in which they were acquired."""
        self.known = zeros(slots)
        """Seats (as bits) that know the card in each slot."""
        self.pile: Ints = course.copies[:]
        self.discard = zeros(int(CARDS))
        self.stack = zeros(MOST_WORK)

    # Places and zones (TR-106, TR-109)

    def titan_on(self, cell: i64) -> i64:
        """The titan standing on a cell, or NO_TITAN."""
        place = self.place
        titans = self.course.titans
        titan: i64 = 0
        while titan < titans:
            if place[titan] == cell:
                return titan
            titan += 1
        return NO_TITAN

    def beside(self, titan: i64, direction: i64) -> i64:
        """The cell next to a titan in a direction, or NO_CELL."""
        return self.course.beside[6 * self.place[titan] + direction]

    def toward(self, titan: i64, other: i64) -> i64:
        """The direction in which another titan stands beside one, or NO_DIRECTION."""
        if self.place[other] == NO_CELL or self.place[titan] == NO_CELL:
            return NO_DIRECTION
        return self.course.toward[self.course.cells * self.place[titan] + self.place[other]]

    def titan_near(self, first: i64, stop: i64) -> bool:
        """Does a titan stand beside the active one in a range of directions?"""
        place = self.place
        titans = self.course.titans
        toward = self.course.toward
        here = place[self.active]
        if here == NO_CELL:
            return False
        row = self.course.cells * here
        other: i64 = 0
        while other < titans:
            there = place[other]
            if there != NO_CELL and first <= toward[row + there] < stop:
                return True
            other += 1
        return False

    def lap(self, titan: i64) -> i64:
        """The lap counter of a titan (TR-104, TR-105)."""
        return (self.row[titan] - 1) // ROWS + 1

    # Who is asked

    def asked(self) -> i64:
        """The titan the question is about: whoever is hurt or robbed, else the one whose turn it is."""
        return self.active if self.victim < 0 else self.victim

    def pass_by(self, titan: i64, cause: i64, question: i64) -> None:
        """A reaction nobody can give, which only the hand tells: who watches waits as if it could be (TR-1016)."""
        asked = self.clone()
        asked.watcher = self.watcher
        asked.victim = titan
        asked.cause = cause
        asked.phase = question
        asked.seat = self.owner[titan]
        asked.wait()

    def conceal(self) -> None:
        """Whoever is hurt, all eyes are on the titan whose turn it is (TR-1016)."""
        self.close_window()
        self.seat = self.owner[self.active]

    def close_window(self) -> None:
        """A reaction or the pirates' question has been answered."""
        self.victim = NO_TITAN
        self.cause = 0

    # The work still to be done

    def push(self, work: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put work on the stack: it is done before all that lies there."""
        self.stack[self.depth] = work | a << 4 | b << 12 | c << 20
        self.depth += 1

    def pop(self) -> i64:
        """Take the topmost work, as `push` packed it."""
        self.depth -= 1
        work = self.stack[self.depth]
        self.stack[self.depth] = 0
        return work

    def forget_arrival(self, titan: i64) -> None:
        """A titan that is displaced again does not meet the cell it has left (TR-502)."""
        kept: i64 = 0
        at: i64 = 0
        while at < self.depth:
            work = self.stack[at]
            self.stack[at] = 0
            if work & 15 != ARRIVE or work >> 4 & 255 != titan:
                self.stack[kept] = work
                kept += 1
            at += 1
        self.depth = kept

    # Hands

    def hand_of(self, titan: i64) -> i64:
        """The number of the hand a titan's player plays from (TR-1304)."""
        return titan if self.course.own_hands == 1 else self.owner[titan]

    def hand_size(self, hand: i64) -> i64:
        """Cards in a hand, known or not: the first slots are filled."""
        limit = self.course.hand_limit
        size: i64 = 0
        while size < limit and self.hand[hand * limit + size] != NO_CARD:
            size += 1
        return size

    def hand_owner(self, hand: i64) -> i64:
        """The seat a hand belongs to."""
        return self.owner[hand] if self.course.own_hands == 1 else hand

    def slot_with(self, hand: i64, card: i64) -> i64:
        """The first slot of a hand that holds a card, or -1."""
        cards = self.hand
        slot = hand * self.course.hand_limit
        end = slot + self.course.hand_limit
        while slot < end:
            if cards[slot] == card:
                return slot
            slot += 1
        return -1

    def held_before(self, hand: i64, slot: i64) -> bool:
        """Does an earlier slot of the hand hold the same card?"""
        earlier = hand * self.course.hand_limit
        while earlier < slot:
            if self.hand[earlier] == self.hand[slot]:
                return True
            earlier += 1
        return False

    def has_unknown(self, hand: i64) -> bool:
        """Does this position not know a card of the hand?"""
        return self.slot_with(hand, UNKNOWN_CARD) >= 0

    # Who has won

    def side(self, seat: i64) -> i64:
        """The number of a seat's team; without teams everybody is a side (TR-1322)."""
        return seat % self.course.teams if self.course.teams > 0 else seat

    def furthest(self, side: i64) -> i64:
        """The absolute row of a side's leading titan."""
        best: i64 = -1000
        titan: i64 = 0
        while titan < self.course.titans:
            if self.side(self.owner[titan]) == side and self.row[titan] > best:
                best = self.row[titan]
            titan += 1
        return best

    def ranks(self) -> Ints:
        """Places by absolute row, each side by its leading titan; ties are shared (TR-1203, TR-1323)."""
        return places(ints([int(self.furthest(self.side(seat))) for seat in range(int(self.players))]))

    def winners(self) -> Ints:
        """The seats of the winning side; none when the turn cap ended the race (TR-1202, TR-1204)."""
        if self.winner == NO_TITAN:
            return zeros(0)
        side = self.side(self.owner[self.winner])
        return ints([seat for seat in range(int(self.players)) if self.side(seat) == side])

    # What a seat knows (ledger 5)

    def mask(self, seat: i64) -> None:
        """Cards this seat does not know go back among the unseen ones."""
        slot: i64 = 0
        while slot < len(self.hand):
            card = self.hand[slot]
            if card >= 0 and (seat < 0 or self.known[slot] >> seat & 1 == 0):
                self.pile[card] += 1
                self.hand[slot] = UNKNOWN_CARD
                self.known[slot] = 0
            slot += 1

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal the unseen cards to the slots that hold one."""
        slot: i64 = 0
        while slot < len(self.hand):
            if self.hand[slot] == UNKNOWN_CARD:
                card = chance.draw(self.pile, 0, CARDS)
                self.pile[card] -= 1
                self.hand[slot] = card
                self.known[slot] = 1 << self.hand_owner(slot // self.course.hand_limit)
            slot += 1


def board_row(cell: i64) -> i64:
    """The row of a cell on its board, 1 to 12."""
    return cell % CELLS // 3 + 1
