"""The outcomes of one choice, each in its turn: what a planner needs at a chance node."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import State

NONE_LEFT: Final[i64] = -1
DEEPEST: Final[i64] = 40
"""Questions branched on in one resolution; `least` ends the branching long before."""


@final
class Branching(Chance):
    """Walks the combinations of outcomes with their probabilities, likely ones one by one.

    `while source.advance(): ...` resolves the same choice once for each. Questions that would split a
    branch into parts less likely than `least` are answered once, by luck: the walk is exact as far as it
    branches and a stratified sample beyond. Once the next turn asks, `end` is the position at which the
    turn was over.
    """

    def __init__(self, heuristic: Heuristic, turn: i64, least: float, luck: Seeded) -> None:
        self.heuristic = heuristic
        self.turn = turn
        self.least = least
        self.luck = luck
        self.state: State | None = None
        self.end: State | None = None
        self.taken: Ints = zeros(int(DEEPEST))
        self.following: Ints = zeros(int(DEEPEST))
        """The next outcome of each question branched on, or NONE_LEFT."""
        self.length: i64 = -1
        self.asked: i64 = 0
        self.probability: float = 1.0
        self.loose = False
        """Whether this walk has come to questions answered by luck: all that follow are."""

    def advance(self, state: State) -> bool:
        """Go to the next combination, to be resolved on a state of its own; False when all were walked."""
        self.state = state
        self.end = None
        self.asked = 0
        self.probability = 1.0
        self.loose = False
        if self.length < 0:
            self.length = 0
            return True
        while self.length > 0:
            last = self.length - 1
            if self.following[last] != NONE_LEFT:
                self.taken[last] = self.following[last]
                return True
            self.length = last
        return False

    def trust_luck(self, outcomes: i64) -> bool:
        """Is a question with so many outcomes, and all after it, left to luck?"""
        if self.loose:
            if self.end is None:
                self.watch_turn()
            return True
        self.watch_turn()
        if self.asked == self.length and (self.probability < self.least * float(outcomes) or self.length == DEEPEST):
            self.loose = True
        return self.loose

    def watch_turn(self) -> None:
        """Keep the position at which the turn was over: what comes then is no part of the plan."""
        state = self.state
        if state is not None and self.heuristic.turn(state) != self.turn:
            # Raising an exception here would cost more than playing on.
            self.end = state.clone()
            self.loose = True

    def below(self, n: i64) -> i64:
        if self.trust_luck(n):
            return self.luck.below(n)
        if self.asked == self.length:
            self.taken[self.length] = 0
            self.length += 1
        index = self.asked
        self.asked += 1
        self.probability /= float(n)
        outcome = self.taken[index]
        if outcome + 1 < n:
            self.following[index] = outcome + 1
        else:
            self.following[index] = NONE_LEFT
        return outcome

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        total: i64 = 0
        kinds: i64 = 0
        index = start
        while index < stop:
            if counts[index] > 0:
                total += counts[index]
                kinds += 1
            index += 1
        if self.trust_luck(kinds):
            return self.luck.draw(counts, start, stop)
        if self.asked == self.length:
            self.taken[self.length] = self.next_of(counts, start, stop)
            self.length += 1
        index = self.asked
        self.asked += 1
        outcome = self.taken[index]
        self.probability *= float(counts[outcome]) / float(total)
        self.following[index] = self.next_of(counts, outcome + 1, stop)
        return outcome

    def next_of(self, counts: Ints, start: i64, stop: i64) -> i64:
        """The first index from `start` on that can be drawn."""
        while start < stop:
            if counts[start] > 0:
                return start
            start += 1
        return NONE_LEFT
