"""Rows of one's own choices: every way to go on from a position up to the first thing that is not certain.

A row ends where chance is asked or something hidden would be looked at, where another seat is asked, where the
turn or the race ends, or at a question of one's own that begins a new row (`State.rests`). Positions met on the
way are looked at once: of rows that end alike the first found stays, the one with the fewest things picked, then
the fewest choices, then the first in the order of the offers.
"""

from __future__ import annotations

from typing import Final, final

from hippodrome.engine.chance import Halt, Halting
from hippodrome.engine.state import EVERYONE, State, Watcher

Note = tuple[int, int, int, int, int, int, int, int]

CHANCE: Final = 0
"""The row ends where dice, a draw or a hidden card come in."""
SEAT: Final = 1
"""Another seat is asked."""
TURN: Final = 2
"""The turn is over."""
OVER: Final = 3
"""The race is over."""
REST: Final = 4
"""The next question of the same seat begins a new row."""
OPEN: Final = 5
"""There is more to choose, but the bound was reached."""


@final
class Row:
    """A choice after a row that is shorter by it, what it certainly brings, and the position it leads to."""

    def __init__(self, before: Row | None, choice: int, notes: list[Note], after: State, stop: int) -> None:
        self.before = before
        self.choice = choice
        self.notes = notes
        self.after = after
        self.stop = stop
        self.first: int = choice if before is None or before.before is None else before.first
        """The choice the row begins with."""
        self.picked: int = 0
        """How many things were picked on the way, one of several at a time."""

    def links(self) -> list[Row]:
        """The rows this one was made of, each longer by a choice, itself the last."""
        links: list[Row] = []
        row: Row | None = self
        while row is not None and row.before is not None:
            links.append(row)
            row = row.before
        links.reverse()
        return links


def unread(notes: list[Note]) -> list[Note]:
    """What happened with its private parts unknown to everybody."""
    return [note if note[7] == EVERYONE else (*note[:7], 0) for note in notes]


@final
class Explorer:
    """Looks at positions in the order of how many things were picked on the way, each position once."""

    def __init__(self, turn: int, most: int, enough: int) -> None:
        self.turn = turn
        """The number of the event that a turn begins with."""
        self.most = most
        """How many positions are looked at."""
        self.enough = enough
        """With so many rows found no more positions with something picked are looked at."""
        self.source = Halting()
        self.rows: list[Row] = []
        self.spare: dict[int, Row] = {}
        """By first choice, a row that ends like one found before."""
        self.seen: set[bytes] = set()
        self.waiting: list[list[Row]] = [[]]
        """Rows to go on from, by the number of things picked."""

    def explore(self, state: State) -> list[Row]:
        """Every row from a position; every choice on offer there begins at least one."""
        self.seen.add(state.likeness())
        self.extend(Row(None, -1, [], state, OPEN))
        looked = 1
        picked = 0
        while picked < len(self.waiting):
            rows = self.waiting[picked]
            place = 0
            while place < len(rows):
                if looked < self.most and (picked == 0 or len(self.rows) < self.enough):
                    self.extend(rows[place])
                    looked += 1
                else:
                    self.rows.append(rows[place])
                place += 1
            picked += 1
        begun = {row.first for row in self.rows}
        return self.rows + [row for first, row in self.spare.items() if first not in begun]

    def extend(self, row: Row) -> None:
        """Try each choice on offer after a row."""
        for choice in row.after.choices():
            longer = self.follow(row, choice)
            if longer.stop == OPEN:
                self.wait(longer)
            else:
                self.end(longer)

    def follow(self, row: Row, choice: int) -> Row:
        """A row with one choice more."""
        before = row.after
        after = before.clone()
        watcher = Watcher()
        after.watcher = watcher
        halted = False
        self.source.blind = False
        try:
            after.take(choice, self.source)
        except Halt:
            halted = True
        after.watcher = None
        notes = watcher.drain()
        if self.source.blind:
            halted = True
            notes = unread(notes)
        turn = self.turn_in(notes)
        again = before.phase == after.phase and before.picking()
        stop = TURN if turn >= 0 else self.stop(before, after, halted, again)
        longer = Row(row, choice, notes if turn < 0 else notes[:turn], after, stop)
        longer.picked = row.picked + int(before.extra(choice))
        return longer

    def turn_in(self, notes: list[Note]) -> int:
        """Where the next turn begins among what happened, or -1."""
        place = 0
        while place < len(notes):
            if notes[place][0] == self.turn:
                return place
            place += 1
        return -1

    def stop(self, before: State, after: State, halted: bool, again: bool) -> int:
        """Why a row ends within the turn, or OPEN if it goes on; to pick one more thing is no rest."""
        if halted:
            return CHANCE
        if after.over:
            return OVER
        if after.seat != before.seat:
            return SEAT
        if after.rests() and not (again and before.rests()):
            return REST
        return OPEN

    def wait(self, row: Row) -> None:
        """Remember to go on from here, unless the position was met before."""
        if self.met(row, row.after.likeness()):
            return
        while len(self.waiting) <= row.picked:
            self.waiting.append([])
        self.waiting[row.picked].append(row)

    def end(self, row: Row) -> None:
        """Keep a row, unless another ends alike.

        Where chance comes in, what will be asked of it hangs on the last choice too.
        """
        key = row.after.likeness()
        if row.stop == CHANCE:
            key = row.choice.to_bytes(8, "little") + key
        if not self.met(row, key):
            self.rows.append(row)

    def met(self, row: Row, key: bytes) -> bool:
        """Does a row end like one found before?"""
        if key in self.seen:
            self.spare.setdefault(row.first, row)
            return True
        self.seen.add(key)
        return False
