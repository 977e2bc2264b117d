"""A small network that tells a seat's chance to win from what the seat knows: whole numbers only, no library.

A reading of the game's senses (`engine/senses.py`) lights places, each known by its name; every place has a row of
weights, one for each hidden unit and one that leads straight to the answer. So one network serves every number of
players, board and variant: places that it was never taught count nothing. Whole numbers make the answer the same to the
last bit, compiled or not, in whatever order readings have changed: from one position to the next only these are added.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.senses import KIND, NUMBER, RACE, THING, Reading, Senses, number
from hippodrome.engine.state import Setup, State

UNIT: Final = 1024
"""A stored weight of so much is 1."""
FINER: Final = 12
"""Bits that sums are finer than stored weights, so that a weight can be shared out over a long scale."""
ODDS: Final = 256
"""Logarithms of odds are read in parts of so much, ..."""
MOST_ODDS: Final = 8
"""... up to this."""
DARK: Final[i64] = -1
"""A kind that lights no place."""

SIGHTS: Final = ("sight.chance", "sight.prospect")
"""What the game's own heuristic says of the position, `win_chance` and `prospect`, as the logarithm of the odds."""


def sights() -> list[Reading]:
    """How the heuristic's opinions are read."""
    most = ODDS * MOST_ODDS
    said = ("the chance to win by the game's heuristic", "the prospect by the game's heuristic")
    return [number(name, RACE, most, text, low=-most) for name, text in zip(SIGHTS, said, strict=True)]


def lit_by_players(players: int) -> str:
    """The name of the place that is lit all through a race of so many."""
    return f"players={players}"


def place_names(reading: Reading) -> list[str]:
    """The places of a reading by name, in the order in which they stand in an observation."""
    if reading.kind == NUMBER:
        return [reading.name]
    if reading.kind == KIND:
        return [f"{reading.name}={value}" for value in range(reading.low, reading.high + 1)]
    return [name for part in reading.parts for name in place_names(part._replace(name=f"{reading.name}.{part.name}"))]


def odds(chance: float) -> i64:
    """A chance as the logarithm of its odds, in whole parts."""
    if chance < 0.0003:
        chance = 0.0003
    elif chance > 0.9997:
        chance = 0.9997
    return i64(float(ODDS) * log(chance / (1.0 - chance)))


@final
class Network:
    """Weights as they are stored: a row for every place, and what leads from the hidden units to the answer."""

    def __init__(self, rows: dict[str, list[int]], bias: list[int], out: list[int], version: int) -> None:
        self.rows = rows
        self.bias = bias
        self.out = out
        self.version = version

    @property
    def hidden(self) -> int:
        return len(self.out)


@final
class Lens:
    """A network made ready for one race: it looks through the eyes of each seat, and remembers what it saw last."""

    def __init__(self, network: Network, senses: Senses, setup: Setup) -> None:
        self.setup = setup
        self.senses = senses
        self.width: i64 = network.hidden + 1
        own = senses.readings(setup)
        self.own: i64 = len(own)
        """Readings of the senses; the heuristic's sights follow them."""
        readings = [*own, *sights()]
        self.count: i64 = len(readings)
        self.scaled = zeros(len(readings))
        """1 where a reading counts by how great it is, 0 where each value has a row."""
        self.low = zeros(len(readings))
        self.high = zeros(len(readings))
        self.clipped = zeros(len(readings))
        """1 where a value out of range is like the nearest."""
        self.first = zeros(len(readings))
        """Where the rows of a reading begin in `table`."""
        self.useful = zeros(len(readings))
        table: list[int] = []
        for index, reading in enumerate(readings):
            rows = _rows(network, reading)
            self.scaled[index] = 1 if reading.kind == NUMBER else 0
            self.clipped[index] = 0 if reading.kind == KIND else 1
            self.low[index] = reading.low
            self.high[index] = reading.high
            self.first[index] = len(table)
            self.useful[index] = 1 if any(any(row) for row in rows) else 0
            for row in rows:
                table += row
        self.table = _packed(table)
        self.out = _packed(network.out)
        self.now = zeros(len(readings))
        start = _start(network, int(setup.players))
        players = int(setup.players)
        self.sums = _packed(start * players)
        """Of every seat: what has come together at the hidden units, and at the answer itself."""
        self.before = zeros(len(readings) * players)
        """Of every seat: the values that are in the sums."""
        for place in range(len(readings) * players):
            if self.scaled[place % len(readings)] == 0:
                self.before[place] = DARK

    def chance(self, state: State, seat: i64, heuristic: Heuristic) -> float:
        """The chance of a seat to win, from what it knows."""
        now = self.now
        self.senses.read(state, seat, now)
        if self.useful[self.own] == 1:
            now[self.own] = odds(heuristic.win_chance(state, seat))
        if self.useful[self.own + 1] == 1:
            now[self.own + 1] = odds(heuristic.prospect(state, seat))
        self.follow(seat)
        return 1.0 / (1.0 + exp(-float(self.answer(seat)) / float(UNIT * UNIT)))

    def follow(self, seat: i64) -> None:
        """Bring the sums of a seat up to what is seen now."""
        now = self.now
        before = self.before
        base = seat * self.count
        index: i64 = 0
        while index < self.count:
            if self.useful[index] == 1:
                value = now[index]
                if value < self.low[index]:
                    value = self.low[index] if self.clipped[index] == 1 else DARK
                elif value > self.high[index]:
                    value = self.high[index] if self.clipped[index] == 1 else DARK
                if self.scaled[index] == 0 and value != DARK:
                    value -= self.low[index]
                old = before[base + index]
                if value != old:
                    self.change(index, seat, old, value)
                    before[base + index] = value
            index += 1

    def change(self, index: i64, seat: i64, old: i64, value: i64) -> None:
        """A reading has changed."""
        if self.scaled[index] == 1:
            self.add(seat, self.first[index], value - old)
            return
        if old != DARK:
            self.add(seat, self.first[index] + old * self.width, -1)
        if value != DARK:
            self.add(seat, self.first[index] + value * self.width, 1)

    def add(self, seat: i64, row: i64, times: i64) -> None:
        """Add a row of weights to a seat's sums, so many times."""
        sums = self.sums
        table = self.table
        place = seat * self.width
        end = place + self.width
        while place < end:
            sums[place] += times * table[row]
            place += 1
            row += 1

    def answer(self, seat: i64) -> i64:
        """What the sums come to: the logarithm of the odds, in parts of UNIT times UNIT."""
        sums = self.sums
        out = self.out
        first = seat * self.width
        hidden = self.width - 1
        result = sums[first + hidden] >> 2
        unit: i64 = 0
        while unit < hidden:
            if sums[first + unit] > 0:
                result += (sums[first + unit] >> FINER) * out[unit]
            unit += 1
        return result


def _packed(values: list[int]) -> Ints:
    packed = zeros(len(values))
    for index in range(len(values)):
        packed[index] = values[index]
    return packed


def _start(network: Network, players: int) -> list[int]:
    """What the sums are before anything is seen."""
    lit = network.rows.get(lit_by_players(players))
    row = network.bias if lit is None else [bias + more for bias, more in zip(network.bias, lit, strict=True)]
    return [weight << FINER for weight in row]


def _rows(network: Network, reading: Reading) -> list[list[int]]:
    """The rows of a reading: one to be multiplied by its value, or one for every value."""
    if reading.kind == THING:
        return [_row_of_thing(network, reading, said) for said in reading.things]
    dark = [0] * (network.hidden + 1)
    rows = [network.rows.get(name, dark) for name in place_names(reading)]
    if reading.kind == NUMBER:
        return [[(weight << FINER) // _scale(reading) for weight in rows[0]]]
    return [[weight << FINER for weight in row] for row in rows]


def _row_of_thing(network: Network, reading: Reading, said: tuple[int, ...]) -> list[int]:
    """All that is told of a thing, in one row."""
    row = [0] * (network.hidden + 1)
    for part, value in zip(reading.parts, said, strict=True):
        of_part = _rows(network, part._replace(name=f"{reading.name}.{part.name}"))
        if part.kind == NUMBER:
            value = min(part.high, max(part.low, value))
            row = [one + value * other for one, other in zip(row, of_part[0], strict=True)]
        elif part.low <= value <= part.high:
            row = [one + other for one, other in zip(row, of_part[value - part.low], strict=True)]
    return row


def _scale(reading: Reading) -> int:
    """What a number is divided by: of the heuristic's sights, so that the logarithm itself counts."""
    return ODDS if reading.name in SIGHTS else reading.scale
