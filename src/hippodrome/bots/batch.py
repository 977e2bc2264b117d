"""Races side by side, stepped in one call: compiled, so that a learner waits for nothing but its own network.

Everything a learner reads lies in memory that numpy sees as it is (`envs/windows.py`). A race that is over starts anew
at once, so that every row always has something to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.rivals import Rivals
from hippodrome.bots.umpire import Fault
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.errors import NeverAsked
from hippodrome.engine.ints import octets, reals, zeros
from hippodrome.engine.senses import Senses, Sheet
from hippodrome.engine.state import State

MOST_RACES: Final = 1000
"""After so many races in which the learner's seat was asked nothing, one more would not help."""
ANYWHERE: Final[i64] = -1
"""The learner sits elsewhere in every race."""


def prizes(state: State) -> list[float]:
    """1 for the first place to -1 for the last; without a winner everybody has lost."""
    if len(state.winners()) == 0:
        return [-1.0] * int(state.players)
    last = max(1, int(state.players) - 1)
    return [1.0 - 2.0 * (int(rank) - 1) / last for rank in state.ranks()]


def lead(senses: Senses, state: State, seat: i64) -> float:
    """How much more of the race lies behind a seat than behind the best of the others: what shaped rewards tell."""
    best = 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            best = max(best, senses.headway(state, other))
        other += 1
    return senses.headway(state, seat) - best


@final
class Shaping:
    """Rewards on the way: what a seat has won or lost of its lead since it was last rewarded, times a weight."""

    def __init__(self, senses: Senses, weight: float, rows: int, players: int) -> None:
        self.senses = senses
        self.weight = weight
        self.players: i64 = players
        self.leads = reals(rows * players)

    def begin(self, row: i64, state: State) -> None:
        """A race begins."""
        seat: i64 = 0
        while seat < self.players:
            self.leads[row * self.players + seat] = lead(self.senses, state, seat)
            seat += 1

    def reward(self, row: i64, state: State, seat: i64) -> float:
        """What a seat is given now."""
        now = lead(self.senses, state, seat)
        won = now - self.leads[row * self.players + seat]
        self.leads[row * self.players + seat] = now
        return self.weight * won


@final
class Batch:
    """Rows of races: against `rivals` (one of them a row) from the learner's seat, or without them from every seat."""

    def __init__(
        self,
        name: str,
        start: Callable[[Chance], State],
        players: int,
        sheet: Sheet,
        finals: Sheet,
        rivals: list[Rivals],
        fixed_seat: int,
        shaping: Shaping | None,
    ) -> None:
        rows = int(sheet.rows)
        self.name = name
        self.start = start
        self.players: i64 = players
        self.rows: i64 = rows
        self.sheet = sheet
        self.finals = finals
        """What the learner last saw of races that are over."""
        self.rivals = rivals
        self.fixed_seat: i64 = fixed_seat
        self.shaping = shaping
        self.states: list[State] = []
        self.lucks = [Seeded(None) for _ in range(rows)]
        self.minds = [Seeded(None) for _ in range(rows)]
        self.seeds = [0] * rows
        self.races = zeros(rows)
        """How many races each row has begun."""
        self.seats = zeros(rows)
        """Who is to choose."""
        self.chosen = zeros(rows)
        self.rewards = reals(rows)
        """Of the seat that has just chosen."""
        self.results = reals(rows * players)
        """Of all seats, where a race has just ended."""
        self.ends = octets(rows)
        self.illegal = octets(rows)
        """1 where a race ended because the choice was not on offer."""

    def seed(self, seeds: list[int]) -> None:
        """Begin the first race of every row's own seed."""
        self.seeds = seeds
        self.states = []
        row: i64 = 0
        while row < self.rows:
            self.races[row] = 0
            self.rewards[row] = 0.0
            self.ends[row] = 0
            self.illegal[row] = 0
            self.states.append(self.begin(row))
            self.show(row)
            row += 1

    def restart(self) -> None:
        """Leave all races, and begin the next of every row."""
        row: i64 = 0
        while row < self.rows:
            self.states[row] = self.begin(row)
            self.show(row)
            row += 1

    def begin(self, row: i64) -> State:
        """The next race of a row, up to the first question that the learner is asked."""
        attempt = 0
        while attempt < MOST_RACES:
            state = self.next(row)
            if state.offers > 0:
                if self.shaping is not None:
                    self.shaping.begin(row, state)
                return state
            attempt += 1
        raise NeverAsked(game=self.name, seat=int(self.seats[row]) + 1, races=MOST_RACES)

    def next(self, row: i64) -> State:
        """A new race, of the row's next stream of chance."""
        luck = self.lucks[row]
        races = int(self.races[row])
        luck.reseed(self.seeds[row], races, "race")
        self.races[row] = races + 1
        if len(self.rivals) == 0:
            state = self.start(luck)
            self.seats[row] = state.seat
            return state
        mind = self.minds[row]
        mind.reseed(self.seeds[row], races, "bots")
        seat = self.fixed_seat if self.fixed_seat != ANYWHERE else races % self.players
        self.seats[row] = seat
        self.rivals[row].begin(mind)
        state = self.start(luck)
        self.rivals[row].play(state, seat, luck, mind)
        return state

    def show(self, row: i64) -> None:
        """Write what the seat that is to choose sees, and may choose."""
        state = self.states[row]
        seat = self.seats[row]
        self.sheet.see(row, state, seat)
        self.sheet.mark(row, state, seat)

    def unfit(self) -> i64:
        """The first row whose choice is no action at all, or -1."""
        row: i64 = 0
        while row < self.rows:
            if self.chosen[row] < 0 or self.chosen[row] >= self.sheet.actions:
                return row
            row += 1
        return -1

    def step(self) -> i64:
        """Carry out what was chosen in every row; how many races have ended."""
        ended: i64 = 0
        row: i64 = 0
        rows = self.rows
        while row < rows:
            self.rewards[row] = 0.0
            self.illegal[row] = 0
            if self.advance(row):
                self.ends[row] = 1
                self.states[row] = self.begin(row)
                ended += 1
            else:
                self.ends[row] = 0
            self.show(row)
            row += 1
        return ended

    def advance(self, row: i64) -> bool:
        """Carry out one row's choice; True if its race is over."""
        state = self.states[row]
        seat = self.seats[row]
        choice = self.chosen[row]
        if self.sheet.mask[row * self.sheet.actions + choice] == 0:
            self.forfeit(row, state, seat)
            return True
        luck = self.lucks[row]
        state.take(choice, luck)
        if len(self.rivals) > 0:
            self.rivals[row].play(state, seat, luck, self.minds[row])
        else:
            self.seats[row] = state.seat
        if self.shaping is not None:
            self.rewards[row] = self.shaping.reward(row, state, seat)
        if state.offers > 0:
            return False
        self.end(row, state, seat)
        return True

    def forfeit(self, row: i64, state: State, seat: i64) -> None:
        """A choice that was not on offer loses the race; nobody else wins or loses anything."""
        self.illegal[row] = 1
        self.finals.see(row, state, seat)
        player: i64 = 0
        while player < self.players:
            self.results[row * self.players + player] = 0.0
            player += 1
        self.results[row * self.players + seat] = -1.0
        self.rewards[row] = -1.0

    def end(self, row: i64, state: State, seat: i64) -> None:
        """A race is over: what everybody has won, and what the learner saw of it at last."""
        self.finals.see(row, state, seat)
        won = prizes(state)
        player: i64 = 0
        while player < self.players:
            self.results[row * self.players + player] = won[player]
            player += 1
        self.rewards[row] += won[seat]

    def new_faults(self) -> list[Fault]:
        """The faults of bots that were not told of yet."""
        found: list[Fault] = []
        for rivals in self.rivals:
            if len(rivals.untold) > 0:
                found.extend(rivals.untold)
                rivals.untold = []
        return found

    def choose_any(self, chance: Chance) -> None:
        """Choose in every row anything that is on offer, each as likely as any other."""
        row: i64 = 0
        while row < self.rows:
            state = self.states[row]
            self.chosen[row] = state.offered[chance.below(state.offers)]
            row += 1
