"""A circuit that is being laid: sections in a row, each joined to the one before, whether or not they close.

A row that does not close has two ends. Where a section is taken out of a loop, the row is cut there, so that all
others stay where they lie and the missing one can be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import product

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.workshop import Board
from hippodrome.games.scrap_racer import box

STRAIGHT = "S"
BENDS = ("R", "L")
LETTERS = (STRAIGHT, *BENDS)
FARTHEST = 4
"""Sections that may be missing for the way across a gap to be shown."""


class Circuit:
    """The circuit of a file."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sections, self.layout = box.read_circuit(board)
        removable = board.get("removable", [])
        if not isinstance(removable, list) or not all(type(one) is int for one in removable):
            raise BadBoard(problem="removable-unknown", section=str(removable))
        self.known = box.sections_of(board.get("boxes", 1))

    def write(self) -> None:
        """What was changed, back into the file."""
        self.board["sections"], self.board["layout"] = self.sections, self.layout

    # How it lies

    @property
    def finish(self) -> int:
        """The section behind which the line stands."""
        found: int = self.board.get("finish", self.sections[-1])
        return found

    @property
    def meets(self) -> bool:
        """Does the last section lead into the first?"""
        return box.grid_walk(self.layout)[-1] == (0, 0, 0)

    @cached_property
    def order(self) -> list[int]:
        """Where the sections stand in the file, in driving order: from the line on if they meet, else from the end."""
        count = len(self.sections)
        turn = self.sections.index(self.finish) + 1 if self.meets and self.finish in self.sections else 0
        return [(place + turn) % count for place in range(count)]

    @property
    def driven(self) -> list[tuple[int, str]]:
        """Section and letter in driving order."""
        return [(self.sections[place], self.layout[place]) for place in self.order]

    @property
    def line(self) -> int:
        """How many sections of the drawing lie before the line."""
        before = next((number for number, (section, _) in enumerate(self.driven, 1) if section == self.finish), 0)
        return before % len(self.sections) if self.meets else before

    def place(self, part: str) -> int:
        """Where a section stands in the file."""
        return self.order[int(part.removeprefix("space:")) - 1]

    # What the box has

    def is_straight(self, section: int) -> bool:
        return section in self.known["straight"]

    def has_nudge(self, section: int) -> bool:
        return section in self.known["nudge_symbol"]

    def like(self, section: int) -> list[int]:
        """The sections of a kind: straights, or bends."""
        return self.known["straight" if self.is_straight(section) else "curve"]

    @property
    def free(self) -> list[int]:
        """The sections that are still in the box."""
        return [one for one in sorted(self.known["straight"] + self.known["curve"]) if one not in self.sections]

    def fitting(self, letter: str, nudge: bool | None = None) -> list[int]:
        """The sections of the box that can be laid as a letter; rather without a nudge spot, or just as is wanted."""
        found = [one for one in self.free if self.is_straight(one) == (letter == STRAIGHT)]
        if nudge is not None:
            return [one for one in found if self.has_nudge(one) == nudge]
        return sorted(found, key=lambda one: (self.has_nudge(one), one))

    # What is done with it

    def insert(self, *laid: tuple[int, int, str]) -> None:
        """Lay sections, each as a letter behind so many others of the drawing."""
        self.board["finish"] = self.finish
        places = [(self._where(tick), section, letter) for tick, section, letter in laid]
        for where, section, letter in sorted(places, reverse=True):
            self.sections.insert(where, section)
            self.layout = self.layout[:where] + letter + self.layout[where:]
        self._forget()

    def _where(self, tick: int) -> int:
        """Where in the file a section stands that is laid behind so many others of the drawing."""
        if tick == 0 and self.meets:
            return self.order[-1] + 1
        return self.order[tick] if tick < len(self.order) else len(self.sections)

    def turn(self, place: int, letter: str) -> None:
        """Lay a bend the other way round."""
        self.layout = self.layout[:place] + letter + self.layout[place + 1 :]
        self._forget()

    def remove(self, place: int) -> tuple[int, str]:
        """Take a section up: a loop is open there, the ends of a row that is open already move together."""
        section, letter = self.sections[place], self.layout[place]
        self.board["finish"] = self.sections[place - 1] if self.finish == section else self.finish
        if self.meets:
            self._begin_at((place + 1) % len(self.sections))
            place = len(self.sections) - 1
        del self.sections[place]
        self.layout = self.layout[:place] + self.layout[place + 1 :]
        self._forget()
        return section, letter

    def put_back(self, section: int) -> None:
        """A section that was taken up is in the box again: nothing is said of it any more."""
        kept = [one for one in self.board.get("removable", []) if one != section]
        if kept:
            self.board["removable"] = kept
        else:
            self.board.pop("removable", None)

    def _begin_at(self, place: int) -> None:
        self.sections = self.sections[place:] + self.sections[:place]
        self.layout = self.layout[place:] + self.layout[:place]
        self._forget()

    def _forget(self) -> None:
        self.__dict__.pop("order", None)

    def open_up(self) -> None:
        """A loop that has burst is cut where the fewest sections lie on others."""
        if self.meets:
            return
        self.board["finish"] = self.finish
        cuts = range(len(self.sections))
        best = min(cuts, key=lambda cut: (_doubled(self.layout[cut:] + self.layout[:cut]), cut))
        self._begin_at(best)

    def exchange(self, place: int, wanted: Callable[[int], bool]) -> None:
        """Lay another section of the kind here: one from the box, else one of the circuit, which changes places."""
        here = self.sections[place]
        if wanted(here):
            return
        found = sorted((one for one in self.like(here) if wanted(one)), key=lambda one: (one in self.sections, one))
        if not found:
            raise BadBoard(problem="section-kind", section=here)
        other = found[0]
        if other in self.sections:
            self.sections[self.sections.index(other)] = here
        else:
            self._rename(here, other)
        self.sections[place] = other
        self._forget()

    def _rename(self, old: int, new: int) -> None:
        """What was said of a section is said of the one that lies there now."""
        if self.board.get("finish") == old:
            self.board["finish"] = new
        if old in self.board.get("removable", []):
            self.board["removable"] = sorted(new if one == old else one for one in self.board["removable"])

    # What would close it

    def twins(self) -> Iterator[tuple[int, int]]:
        """Pairs of joints where two straights can come in and the loop stays closed, each joint once."""
        layout = "".join(letter for _, letter in self.driven)
        headings = [heading for _, _, heading in box.grid_walk(layout)[:-1]]
        for tick, heading in enumerate(headings):
            for other, back in enumerate(headings):
                if (back - heading) % 4 == 2 and closes(_put_in(layout, tick, other)):
                    yield tick, other
                    break

    def lesser(self, place: int) -> int | None:
        """The straight that has to go with this one so that a loop stays closed."""
        for other, letter in enumerate(self.layout):
            if other == place or letter != STRAIGHT:
                continue
            one, two = sorted((place, other))
            if closes(self.layout[:one] + self.layout[one + 1 : two] + self.layout[two + 1 :]):
                return other
        return None

    def missing(self) -> str:
        """The letters that would lead from the last section to the first, if the box has them; "S" if nothing does."""
        free = {letter: len(self.fitting(letter)) for letter in LETTERS}
        for count in range(1, FARTHEST + 1):
            for letters in product(LETTERS, repeat=count):
                bends = count - letters.count(STRAIGHT)
                enough = letters.count(STRAIGHT) <= free[STRAIGHT] and bends <= free[BENDS[0]]
                if enough and closes(self.layout + "".join(letters)):
                    return "".join(letters)
        return STRAIGHT


def closes(layout: str) -> bool:
    """Is it a loop as the rules want it?"""
    try:
        box.check_closed(list(range(len(layout))), layout)
    except BadBoard:
        return False
    return True


def _put_in(layout: str, *ticks: int) -> str:
    for tick in sorted(ticks, reverse=True):
        layout = layout[:tick] + STRAIGHT + layout[tick:]
    return layout


def _doubled(layout: str) -> int:
    """How many sections lie on others."""
    squares = [(x, y) for x, y, _ in box.grid_walk(layout)[:-1]]
    return len(squares) - len(set(squares))
