"""The position of a race: titans, traps, dice, cards, and the work a resolution still has to do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, ints, zeros
from hippodrome.engine.state import State
from hippodrome.games.titan_race.course import (
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

# Questions (ledger 4). RUNNING: none is open, the work on the stack goes on.
RUNNING: Final[i64] = 0
ORDER: Final[i64] = 1
TAKE: Final[i64] = 2
ENTER: Final[i64] = 3
MENU: Final[i64] = 4
IMITATE: Final[i64] = 5
LAY_OR_MOVE: Final[i64] = 6
LAY_BEHIND: Final[i64] = 7
STRIKE_OR_MOVE: Final[i64] = 8
STRIKE_AHEAD: Final[i64] = 9
SIDE: Final[i64] = 10
PATH: Final[i64] = 11
LEAP: Final[i64] = 12
SWAP: Final[i64] = 13
DRIVE: Final[i64] = 14
LAY: Final[i64] = 15
DRAIN: Final[i64] = 16
RUN: Final[i64] = 17
JUMP: Final[i64] = 18
MIMIC: Final[i64] = 19
SHOOT: Final[i64] = 20
BLOW: Final[i64] = 21
STEP_ASIDE: Final[i64] = 22
STEAL: Final[i64] = 23
PLUNDER: Final[i64] = 24
PROTECT: Final[i64] = 25
STRIKE_BACK: Final[i64] = 26
FINISHED: Final[i64] = 27

# Pending work: what is still to be done once everything above it on the stack is done.
STRIDE: Final[i64] = 1
"""(direction) An own step of the active titan."""
ARRIVE: Final[i64] = 2
"""(titan, direction) A displaced titan meets its cell."""
SCENERY: Final[i64] = 3
"""(titan, direction, was it down before) The rest of an arrival after a trap."""
HIT: Final[i64] = 4
"""(titan, cause) 1 damage."""
SWEEP: Final[i64] = 5
"""(titans as bits, cause) 1 damage to each, in turn order."""
GAIN: Final[i64] = 6
"""The active titan gains the life it drained."""
ASK_SIDE: Final[i64] = 7
ASK_LAY: Final[i64] = 8
ASK_STRIKE: Final[i64] = 9
PAY: Final[i64] = 10
"""The cost of the purple die, after the movement."""
PUT_AWAY: Final[i64] = 11
"""The card in play goes to the discard pile."""

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

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one."""
        other.seat = self.seat
        other.offered = self.offered[:]
        other.offers = self.offers
        other.phase = self.phase
        other.active = self.active
        other.turn = self.turn
        other.who = self.who[:]
        other.owner = self.owner[:]
        other.place = self.place[:]
        other.row = self.row[:]
        other.life = self.life[:]
        other.down = self.down[:]
        other.turns = self.turns[:]
        other.dice = self.dice[:]
        other.powers_down = self.powers_down
        other.trap = self.trap[:]
        other.supply = self.supply
        other.pool = self.pool[:]
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.discard = self.discard[:]
        other.face = self.face
        other.acting = self.acting
        other.die_done = self.die_done
        other.card_used = self.card_used
        other.rerolled = self.rerolled
        other.own_move = self.own_move
        other.card = self.card
        other.pushed = self.pushed
        other.slides = self.slides
        other.slid = self.slid
        other.victim = self.victim
        other.cause = self.cause
        other.stack = self.stack[:]
        other.depth = self.depth
        other.winner = self.winner

    # Places and zones (TR-106, TR-109)

    def titan_on(self, cell: i64) -> i64:
        """The titan standing on a cell, or NO_TITAN."""
        titan: i64 = 0
        while titan < self.course.titans:
            if self.place[titan] == cell:
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

    def lap(self, titan: i64) -> i64:
        """The lap counter of a titan (TR-104, TR-105)."""
        return (self.row[titan] - 1) // ROWS + 1

    def is_up(self, titan: i64) -> bool:
        return self.down[titan] == UP

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
        limit = self.course.hand_limit
        slot = hand * limit
        while slot < (hand + 1) * limit:
            if self.hand[slot] == card:
                return slot
            slot += 1
        return -1

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
        result = zeros(int(self.players))
        seat: i64 = 0
        while seat < self.players:
            mine = self.furthest(self.side(seat))
            place: i64 = 1
            other: i64 = 0
            while other < self.players:
                if self.furthest(self.side(other)) > mine:
                    place += 1
                other += 1
            result[seat] = place
            seat += 1
        return result

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
