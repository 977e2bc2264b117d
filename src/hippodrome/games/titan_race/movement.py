"""STEP and ARRIVE: every displacement, pile-up, trap and scenery (ledger 3.5 to 3.7, 3.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.course import (
    BONUS,
    CELLS,
    ICE,
    LAVA,
    NO_CELL,
    NO_DIRECTION,
    PIRATES,
    ROWS,
    STATUE,
    B,
    F,
)
from hippodrome.games.titan_race.events import BY_LAVA, BY_PIRATES, BY_PUSH, BY_STATUE, BY_TRAP
from hippodrome.games.titan_race.life import Life
from hippodrome.games.titan_race.state import (
    ARRIVE,
    FINISHED,
    HIT,
    NO_TITAN,
    PLUNDER,
    SCENERY,
    STRIDE,
    UP,
    board_row,
)

# Ways to be displaced, named by the events that tell them
STRIDING: Final[i64] = happened.MOVED
JUMPING: Final[i64] = happened.JUMPED
SLIDING: Final[i64] = happened.SLID
DRIVEN: Final[i64] = happened.DRIVEN


class Movement(Life):
    """One procedure for every displacement, and one for every arrival."""

    def begin_movement(self) -> None:
        """Everybody may be hurt by one push again (TR-501, TR-504)."""
        self.pushed = 0
        self.slides = 0
        self.slid = 0

    def plan_strides(self, direction: i64, count: i64) -> None:
        """The active titan will go several steps in one direction."""
        while count > 0:
            self.push(STRIDE, direction)
            count -= 1

    def stride(self, direction: i64) -> None:
        """An own step; off a springboard that fits it is a jump (TR-505, TR-1103, TR-1105)."""
        cells = self.course.leap[6 * self.place[self.active] + direction]
        self.own_move = 1
        self.step(self.active, direction, cells, STRIDING if cells == 1 else JUMPING)

    def step(self, mover: i64, direction: i64, cells: i64, way: i64) -> None:
        """STEP: chain, positions, finish, push damage, arrivals (TR-502, TR-601, TR-602).

        Damage and arrivals are put on the stack, the last to be done first.
        """
        target = self.place[mover]
        far: i64 = 0
        while far < cells and target != NO_CELL:
            target = self.course.beside[6 * target + direction]
            far += 1
        chain = self.chain_from(target, direction, mover)
        self.displace(mover, target, cells * self.course.rise[direction], way, self.active)
        self.push(ARRIVE, mover, direction)
        self.push_chain(mover, direction, chain)

    def chain_from(self, cell: i64, direction: i64, mover: i64) -> i64:
        """The titans from a cell on without a gap, nearest first, three bits each (TR-602, TR-610).

        The line leads back to the mover's own cell before it repeats, so nobody is met twice.
        """
        chain: i64 = 0
        place: i64 = 0
        while cell != NO_CELL:
            titan = self.titan_on(cell)
            if titan in (NO_TITAN, mover):
                return chain
            chain |= (titan + 1) << place
            place += 3
            cell = self.course.beside[6 * cell + direction]
        return chain

    def push_chain(self, pusher: i64, direction: i64, chain: i64) -> None:
        """The chain goes one cell on; the farthest is hurt and arrives first (TR-502, TR-603, TR-611)."""
        hurt: i64 = 0
        place: i64 = 0
        while chain >> place != 0:
            titan = (chain >> place & 7) - 1
            self.forget_arrival(titan)
            self.displace(titan, self.beside(titan, direction), self.course.rise[direction], happened.PUSHED, pusher)
            self.push(ARRIVE, titan, direction)
            if titan == self.active:
                self.own_move = 0
            if self.pushed >> titan & 1 == 0:
                self.pushed |= 1 << titan
                hurt |= 7 << place
            place += 3
        hurt &= chain
        while hurt != 0:
            if hurt & 7 != 0:
                self.push(HIT, (hurt & 7) - 1, BY_PUSH)
            hurt >>= 3
        if self.winner != NO_TITAN:
            self.finish()

    def displace(self, titan: i64, cell: i64, rows: i64, way: i64, by: i64) -> None:
        """A titan changes its cell; crossing the line counts (TR-104, TR-105, TR-605, TR-1201)."""
        before = self.row[titan]
        after = before + rows
        if after < 1 and self.course.lap_may_drop == 0:
            after += ROWS
        if self.watcher is not None:
            if cell == NO_CELL:
                self.emit(happened.LEFT_TOP, self.who[titan], self.place[titan])
            else:
                self.emit(way, self.who[titan], self.place[titan], cell, self.who[by])
            self.tell_lap(titan, before, after)
        self.place[titan] = cell
        self.row[titan] = after
        if after >= self.course.finish:
            self.winner = titan

    def tell_lap(self, titan: i64, before: i64, after: i64) -> None:
        """A lap more or less; the end of the last lap is told as the end of the race."""
        if after >= self.course.finish:
            return
        lap = (after - 1) // ROWS + 1
        if lap > (before - 1) // ROWS + 1:
            self.emit(happened.LAP_UP, self.who[titan], lap)
        elif lap < (before - 1) // ROWS + 1:
            self.emit(happened.LAP_DOWN, self.who[titan], lap)

    def finish(self) -> None:
        """The race ends on the spot; nothing further is resolved (TR-1201)."""
        while self.depth > 0:
            self.pop()
        self.phase = FINISHED
        self.seat = NOBODY
        if self.watcher is not None:
            if self.winner != NO_TITAN:
                self.emit(happened.CROSSED, self.who[self.winner])
            for seat in self.winners():
                self.emit(happened.RACE_WON, seat)

    def arrive(self, titan: i64, direction: i64, chance: Chance) -> None:
        """ARRIVE: a trap, then the scenery of the cell (TR-503, TR-703, TR-705)."""
        cell = self.place[titan]
        if self.trap[cell] == 1:
            self.take_trap_away(cell)
            self.emit(happened.TRAP_SPRUNG, self.who[titan], cell)
            self.push(SCENERY, titan, direction, self.down[titan])
            self.hit(titan, BY_TRAP, chance)
        elif self.course.feature[cell] != 0:
            self.meet_scenery(titan, direction, self.down[titan], chance)

    def meet_scenery(self, titan: i64, direction: i64, down_before: i64, chance: Chance) -> None:
        """Lava, pirates, statue, bonus, ice; a cell carries only one of them (TR-503, TR-506)."""
        cell = self.place[titan]
        feature = self.course.feature[cell]
        if feature == BONUS:
            self.draw(titan, chance)
        elif feature == LAVA:
            self.hit(titan, BY_LAVA, chance)
        elif feature == PIRATES:
            self.meet_pirates(titan, chance)
        elif feature == STATUE:
            self.emit(happened.BURST, self.who[titan], cell)
            self.blast(cell, F, NO_DIRECTION, BY_STATUE, chance)
        elif feature == ICE:
            self.slide(titan, direction, down_before)

    def slide(self, titan: i64, direction: i64, down_before: i64) -> None:
        """On ice a titan goes on, unless K.O. by the cell or in its own turn (TR-507, TR-1115, TR-1119)."""
        if direction == NO_DIRECTION or (self.down[titan] != UP and (down_before == UP or titan == self.active)):
            return
        if self.slides == CELLS or self.blocked(titan, direction):
            return
        self.slides += 1
        if titan == self.active:
            self.slid = 1
        self.step(titan, direction, 1, SLIDING)

    def blocked(self, titan: i64, direction: i64) -> bool:
        """Would a step drive somebody through the lower wall of a Grand Slam? (TR-1315)"""
        if direction < B or self.course.boards == 1:
            return False
        cell = self.beside(titan, direction)
        while cell != NO_CELL:
            if self.titan_on(cell) == NO_TITAN:
                return False
            cell = self.course.beside[6 * cell + direction]
        return True

    def meet_pirates(self, titan: i64, chance: Chance) -> None:
        """A card or a life, at the owner's choice; K.O. titans are left alone (TR-506, TR-1102)."""
        if self.down[titan] != UP:
            return
        hand = self.hand_of(titan)
        if self.hand_size(hand) == 0:
            self.lose(titan, BY_PIRATES)
            return
        if self.has_unknown(hand):
            chance.unknown()
        self.victim = titan
        self.phase = PLUNDER

    def give_card(self, card: i64) -> None:
        """The pirates leave with a card; it was not played (TR-1010, TR-1102)."""
        titan = self.victim
        self.close_window()
        hand = self.hand_of(titan)
        self.take_from_hand(hand, self.slot_with(hand, card))
        self.emit(happened.PLUNDERED, self.who[titan], self.place[titan], card)
        self.put_on_discard(card)

    def give_life(self) -> None:
        """The life given to pirates is a cost (TR-511, TR-1102)."""
        titan = self.victim
        self.close_window()
        self.lose(titan, BY_PIRATES)

    def blast(self, cell: i64, first: i64, stop: i64, cause: i64, chance: Chance) -> None:
        """1 damage on each cell around one, in a range of directions (TR-509, TR-706, TR-1106)."""
        struck: i64 = 0
        direction = first
        while direction < stop:
            near = self.course.beside[6 * cell + direction]
            if near != NO_CELL:
                if self.trap[near] == 1:
                    self.destroy_trap(near)
                else:
                    titan = self.titan_on(near)
                    if titan != NO_TITAN:
                        struck |= 1 << titan
            direction += 1
        self.sweep(struck, cause, chance)

    def strike(self, cell: i64, cause: i64, chance: Chance) -> None:
        """1 damage to whatever is on a cell, titan or trap (TR-406, TR-706)."""
        self.emit(happened.STRUCK, self.who[self.active], cell, cause)
        if self.trap[cell] == 1:
            self.destroy_trap(cell)
        else:
            self.hit(self.titan_on(cell), cause, chance)

    def can_strike(self, cell: i64) -> bool:
        """Is there something on a cell to take damage?"""
        return cell != NO_CELL and (self.trap[cell] == 1 or self.titan_on(cell) != NO_TITAN)

    def can_lay(self, cell: i64) -> bool:
        """A trap may be laid where none lies, while the supply lasts (TR-702)."""
        return cell != NO_CELL and self.supply > 0 and self.trap[cell] == 0

    def lay_trap(self, cell: i64, chance: Chance) -> None:
        """On an empty cell the trap stays, under a titan it goes off at once (TR-703, TR-704)."""
        titan = self.titan_on(cell)
        if titan == NO_TITAN:
            self.trap[cell] = 1
            self.supply -= 1
            self.emit(happened.TRAP_LAID, self.who[self.active], cell)
        else:
            self.emit(happened.TRAP_THROWN, self.who[self.active], self.who[titan], cell)
            self.hit(titan, BY_TRAP, chance)

    def take_trap_away(self, cell: i64) -> None:
        """A used trap goes back to the supply (TR-703)."""
        self.trap[cell] = 0
        self.supply += 1

    def destroy_trap(self, cell: i64) -> None:
        """Damage removes a trap without effect (TR-406, TR-706)."""
        self.take_trap_away(cell)
        self.emit(happened.TRAP_DESTROYED, cell)

    def exchange(self, titan: i64, other: i64) -> None:
        """Two adjacent titans change places; each one's row follows its own short way (TR-905)."""
        direction = self.toward(titan, other)
        opposite = self.toward(other, titan)
        here = self.place[titan]
        there = self.place[other]
        self.emit(happened.SWAPPED, self.who[titan], self.who[other], here, there)
        self.replace(titan, there, self.course.rise[direction])
        self.replace(other, here, self.course.rise[opposite])
        self.own_move = 0
        self.push(ARRIVE, titan, direction)
        self.push(ARRIVE, other, opposite)
        if self.winner != NO_TITAN:
            self.finish()

    def replace(self, titan: i64, cell: i64, rows: i64) -> None:
        """One half of an exchange, with or without counting the line (TR-905, ledger 2.6)."""
        before = self.row[titan]
        after = before + rows
        if self.course.swap_counts_line == 0:
            after = (before - 1) // ROWS * ROWS + board_row(cell)
        elif after < 1 and self.course.lap_may_drop == 0:
            after += ROWS
        self.place[titan] = cell
        self.row[titan] = after
        self.tell_lap(titan, before, after)
        if after >= self.course.finish:
            self.winner = titan

    def put_down(self, titan: i64, cell: i64) -> None:
        """A titan is placed without direction; an occupant is pushed straight ahead (TR-308, TR-503)."""
        chain = self.chain_from(cell, F, titan)
        self.place[titan] = cell
        self.own_move = 0
        self.push(ARRIVE, titan, NO_DIRECTION)
        self.push_chain(titan, F, chain)
