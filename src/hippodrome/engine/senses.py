"""What a seat sees of a race as numbers to learn from: readings, what each of them means, and where it stands.

A game declares its `Senses`: a list of readings, each with its kind, range, meaning and whose it is, and a function
that takes them all from a position, from the viewer's seat on. What is hidden from the seat must not be read: the
position is the true one, as forgetting costs more than all the rest. The conformance suite exchanges what is hidden.

A `Sheet` turns readings into the places of an observation: one place for a number, scaled to at most 1, a place for
every value of a kind, of which one is 1, and for a thing the places of everything that can be said of it. Most readings
stay the same from one question to the next, so only what has changed is written.
"""

from __future__ import annotations

import struct
from typing import Final, Generic, NamedTuple, final

from mypy_extensions import i32, i64, mypyc_attr

from hippodrome.engine.heuristic import Judged
from hippodrome.engine.ints import Ints, Words, octets, words, zeros
from hippodrome.engine.state import Setup, State

NUMBER: Final = "number"
"""One place: the value divided by the greatest there can be, so from -1 or 0 to 1."""
KIND: Final = "kind"
"""A place for every value; all are nought where the value is none of them."""
THING: Final = "thing"
"""The number of a thing of which several things are known for ever: the places of all its parts."""

OWN: Final = "own"
OTHERS: Final = "others"
RACE: Final = "race"
BOARD: Final = "board"

NONE: Final[i64] = -1
"""A kind that is none of its values."""
NIL: Final[i64] = 0
"""Nought, where another branch is a packed number: a plain 0 beside it would make both objects once compiled."""
UNREAD: Final[i64] = -(1 << 30)
ONE: Final[i32] = 0x3F800000
"""1.0 as 32 bits."""


class Reading(NamedTuple):
    """A number that is read off the table: its name, whose it is, from where to where it goes, what it means."""

    name: str
    whose: str
    kind: str
    low: int
    high: int
    meaning: str
    parts: tuple[Reading, ...] = ()
    """What is told of a thing."""
    things: tuple[tuple[int, ...], ...] = ()
    """The values of the parts, for every thing from `low` on."""

    @property
    def places(self) -> int:
        """How many places of an observation it takes."""
        if self.kind == THING:
            return sum(part.places for part in self.parts)
        return 1 if self.kind == NUMBER else self.high - self.low + 1

    @property
    def scale(self) -> int:
        """What a number is divided by."""
        return max(1, -self.low, self.high)

    def look(self, value: int) -> list[float]:
        """What stands in its places."""
        if self.kind == NUMBER:
            return [min(self.high, max(self.low, value)) / self.scale]
        if self.kind == KIND:
            return [float(value == one) for one in range(self.low, self.high + 1)]
        said_of = self.things[min(self.high, max(self.low, value)) - self.low]
        told = zip(self.parts, said_of, strict=True)
        return [place for part, said in told for place in part.look(said)]


def racers_seen(racers: int, players: int) -> list[tuple[str, str]]:
    """What the racers of a race are called and whose they are, from the viewer's own on."""
    each = racers // players
    own = [("own" if each == 1 else f"own{place + 1}", OWN) for place in range(each)]
    return own + [(f"other{place + 1}", OTHERS) for place in range(racers - each)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Senses(Generic[Judged]):
    """What the seats of a game can learn from."""

    def readings(self, setup: Setup) -> list[Reading]:
        """All readings of a race, in the order in which `read` takes them."""
        raise NotImplementedError

    def read(self, state: Judged, seat: i64, into: Ints) -> None:
        """Take every reading as a seat sees the race: nothing may hang on what it cannot see."""
        raise NotImplementedError

    def headway(self, state: Judged, seat: i64) -> float:
        """How much of the race lies behind a seat, 0 to 1, as everybody can see: for rewards on the way."""
        raise NotImplementedError


@final
class Form:
    """Where the readings of a race stand in an observation, and what the numbers look like there."""

    def __init__(self, senses: Senses, setup: Setup) -> None:
        self.senses = senses
        self.readings = senses.readings(setup)
        count = len(self.readings)
        self.count: i64 = count
        self.kinds = zeros(count)
        """1 for a kind, else 0."""
        self.widths = zeros(count)
        """How many places a reading takes."""
        self.low = zeros(count)
        self.high = zeros(count)
        self.place = zeros(count)
        """The first place of a reading."""
        self.look = zeros(count)
        """Where the looks of a number or a thing begin in `looks`."""
        looks: list[int] = []
        place = 0
        for index, reading in enumerate(self.readings):
            self.kinds[index] = 1 if reading.kind == KIND else 0
            self.widths[index] = reading.places
            self.low[index] = reading.low
            self.high[index] = reading.high
            self.place[index] = place
            self.look[index] = len(looks)
            place += reading.places
            if reading.kind != KIND:
                for value in range(reading.low, reading.high + 1):
                    look = reading.look(value)
                    looks += struct.unpack(f"={len(look)}i", struct.pack(f"={len(look)}f", *look))
        self.size: i64 = place
        self.looks = words(len(looks))
        """The places of every number and every thing, as the 32 bits of each."""
        for index in range(len(looks)):
            self.looks[index] = looks[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """Rows of observations and of what may be chosen, in memory that numpy reads as 32-bit numbers and bytes."""

    def __init__(self, size: int, actions: int, rows: int) -> None:
        self.size: i64 = size
        self.actions: i64 = actions
        self.rows: i64 = rows
        self.seen = words(size * rows)
        self.mask = octets(actions * rows)
        self.marked = zeros(rows)
        """How many choices are marked in each row."""
        self.marks = zeros(actions * rows)
        """Which."""

    def see(self, row: i64, state: State, seat: i64) -> None:
        """Write what a seat sees into a row."""
        raise NotImplementedError

    def mark(self, row: i64, state: State, seat: i64) -> None:
        """Mark what a seat may choose in a row: nothing if it is not asked."""
        mask = self.mask
        marks = self.marks
        first = row * self.actions
        count = self.marked[row]
        index: i64 = 0
        while index < count:
            mask[first + marks[first + index]] = 0
            index += 1
        count = state.offers if state.seat == seat else NIL
        offered = state.offered
        index = 0
        while index < count:
            choice = offered[index]
            marks[first + index] = choice
            mask[first + choice] = 1
            index += 1
        self.marked[row] = count


def next_changed(now: Ints, before: Words, first: i64, index: i64) -> i64:
    """The first reading from `index` on that is not what it was before; their number if all are."""
    count = len(now)
    while index < count and i64(before[first + index]) == now[index]:
        index += 1
    return index


@final
class SenseSheet(Sheet):
    """Observations by a game's senses."""

    def __init__(self, form: Form, actions: int, rows: int) -> None:
        super().__init__(int(form.size), actions, rows)
        self.form = form
        self.before = words(int(form.count) * rows)
        """The readings that stand in each row."""
        for place in range(len(self.before)):
            self.before[place] = i32(UNREAD)
        self.now = zeros(int(form.count))

    def see(self, row: i64, state: State, seat: i64) -> None:
        form = self.form
        now = self.now
        form.senses.read(state, seat, now)
        before = self.before
        count = form.count
        first = row * count
        index = next_changed(now, before, first, 0)
        while index < count:
            value = now[index]
            self.change(form, index, i64(before[first + index]), value, row * self.size + form.place[index])
            before[first + index] = i32(value)
            index = next_changed(now, before, first, index + 1)

    def change(self, form: Form, index: i64, old: i64, value: i64, place: i64) -> None:
        """Write a reading that has changed."""
        low = form.low[index]
        high = form.high[index]
        if form.kinds[index] == 1:
            if low <= old <= high:
                self.seen[place + old - low] = 0
            if low <= value <= high:
                self.seen[place + value - low] = ONE
            return
        if value < low:
            value = low
        elif value > high:
            value = high
        width = form.widths[index]
        look = form.look[index] + (value - low) * width
        seen = self.seen
        looks = form.looks
        end = place + width
        while place < end:
            seen[place] = looks[look]
            place += 1
            look += 1


def thing(name: str, whose: str, parts: list[Reading], things: list[list[int]], meaning: str, low: int = 0) -> Reading:
    """A reading that is the number of a thing; one out of range is like the nearest."""
    told = tuple(tuple(values) for values in things)
    return Reading(name, whose, THING, low, low + len(things) - 1, meaning, tuple(parts), told)


def number(name: str, whose: str, high: int, meaning: str, low: int = 0) -> Reading:
    """A reading that is a number from low (0 if nothing is said) to high."""
    return Reading(name, whose, NUMBER, low, high, meaning)


def flag(name: str, whose: str, meaning: str) -> Reading:
    """A reading that is 1 if something is so."""
    return Reading(name, whose, NUMBER, 0, 1, meaning)


def kind(name: str, whose: str, count: int, meaning: str, low: int = 0) -> Reading:
    """A reading that is one of `count` kinds, or none of them."""
    return Reading(name, whose, KIND, low, low + count - 1, meaning)
