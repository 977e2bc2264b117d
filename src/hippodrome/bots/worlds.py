"""Ways the future may go, in which races are played on.

A `World` says what the dice show in each seat's next turn, and in the one after. Two choices weighed in the
same world, or two positions of one race, meet the same dice wherever they ask the same seat the same question,
so that what differs is theirs.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.luck import WORD, scramble
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.ints import Ints
from hippodrome.engine.state import Observation, State

DEAL: Final[i64] = 0x3000000
MIND: Final[i64] = 0x5000000


@final
class World:
    """One way the future may go: number `number` of a seed."""

    def __init__(self, seed: int | str, number: int) -> None:
        words = Seeded(seed, number, "world")
        self.a: i64 = words.a
        self.b: i64 = words.b
        self.c: i64 = words.c
        self.d: i64 = words.d
        self.luck = Seeded(None)
        self.mind = Seeded(None)

    def lead(self, source: Seeded, date: i64) -> None:
        """Let a source go on as this world has it at a date."""
        label = scramble(date)
        source.a = scramble(self.a ^ label)
        source.b = scramble((self.b + label) & WORD)
        source.c = scramble(self.c ^ label)
        source.d = scramble((self.d + label) & WORD) | 1

    def deal(self, seen: Observation) -> State:
        """What cannot be seen, as it is in this world."""
        self.lead(self.luck, DEAL)
        return seen.redeal(self.luck)

    def at(self, calendar: Calendar) -> None:
        """The dice and the thoughts of a date."""
        date = calendar.date()
        self.lead(self.luck, date)
        self.lead(self.mind, date + MIND)

    def take(self, state: State, choice: i64, chance: Chance, calendar: Calendar) -> None:
        """A choice carried out as `State.take` does it; what follows without a choice has a date of its own."""
        state.resolve(choice, chance)
        state.offer()
        while state.offers == 1:
            calendar.ask(state.seat)
            self.lead(self.luck, calendar.date())
            state.resolve(state.offered[0], chance)
            state.offer()


@final
class Calendar:
    """Where a race stands in its seats' turns: how often each was asked anew, and how often in this turn."""

    def __init__(self, turns: Ints) -> None:
        self.turns = turns
        self.seat: i64 = -1
        self.asked: i64 = 0

    def copy(self) -> Calendar:
        twin = Calendar(self.turns[:])
        twin.seat = self.seat
        twin.asked = self.asked
        return twin

    def ask(self, seat: i64) -> None:
        """A seat is asked, or moves where there is nothing to ask."""
        if seat == self.seat:
            self.asked += 1
        else:
            self.seat = seat
            self.asked = 0
            self.turns[seat] += 1

    def date(self) -> i64:
        """A number for the seat, its turn, and the question in it."""
        return (self.seat << 20) + (self.turns[self.seat] << 8) + self.asked


@final
class Led(Chance):
    """Answers that are known, then another source's."""

    def __init__(self, outcomes: list[int], source: Chance) -> None:
        self.outcomes = outcomes
        self.source = source
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if self.used < len(self.outcomes):
            return self.known()
        return self.source.below(n)

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        if self.used < len(self.outcomes):
            return self.known()
        return self.source.draw(counts, start, stop)

    def known(self) -> i64:
        outcome: i64 = self.outcomes[self.used]
        self.used += 1
        return outcome
