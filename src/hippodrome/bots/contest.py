"""The race of the choices for the budget: what each has brought, and which fall behind."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.examination import Examined
from hippodrome.bots.tree import UNIT
from hippodrome.bots.tuning import Tuning
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import State

ENOUGH: Final = 500.0
"""More playouts than this count as so many beside the first impression, which is not to fade away."""


@final
class Contest:
    """The choices on offer, tried in rounds: in each, all those still in the running once, on the same luck."""

    def __init__(self, tuning: Tuning, known: State) -> None:
        self.tuning = tuning
        self.count: i64 = known.offers
        """Choices on offer."""
        self.alive: i64 = known.offers
        length = int(known.offers)
        self.choices = known.offered[: known.offers]
        self.visits = zeros(length)
        self.sums = zeros(length)
        self.products = zeros(length * length)
        """Sums of products of the rewards two choices had in the same round."""
        self.impressions = zeros(length)
        self.impressed = zeros(length)
        self.running = zeros(length)
        """1 for the choices still in the running."""
        index: i64 = 0
        while index < self.count:
            self.running[index] = 1
            index += 1

    def counts(self) -> list[Ints]:
        """What was counted for each choice."""
        return [self.visits, self.sums, self.products, self.impressions, self.impressed]

    def add(self, counted: list[list[int]]) -> None:
        """Count what was found in another contest of the same choices."""
        for mine, theirs in zip(self.counts(), counted, strict=True):
            for index in range(len(theirs)):
                mine[index] += theirs[index]

    def impress(self, index: i64, impression: float) -> None:
        """What a choice looks like before it is played on."""
        self.impressions[index] += i64(impression * 65536.0)
        self.impressed[index] += 1

    def count_round(self, rewards: Ints) -> None:
        """What a round has brought to the choices in the running."""
        index: i64 = 0
        while index < self.count:
            if self.running[index] == 1:
                self.visits[index] += 1
                self.sums[index] += rewards[index]
                other: i64 = 0
                while other < self.count:
                    self.products[index * self.count + other] += rewards[index] * rewards[other]
                    other += 1
            index += 1

    def score(self, index: i64) -> float:
        """How good a choice looks: its playouts, and the first impression for what it counts."""
        visits = max(1.0, float(self.visits[index]))
        mean = float(self.sums[index]) / (visits * float(UNIT))
        if self.impressed[index] == 0:
            return mean
        impression = float(self.impressions[index]) / float(self.impressed[index] * UNIT)
        counted = visits if self.tuning.plan > 0 else min(visits, ENOUGH)
        return (counted * mean + self.tuning.trust * impression) / (counted + self.tuning.trust)

    def leader(self) -> i64:
        """The choice that looks best among those tried most."""
        best: i64 = 0
        index: i64 = 1
        while index < self.count:
            if self.visits[index] > self.visits[best] or (
                self.visits[index] == self.visits[best] and self.score(index) > self.score(best)
            ):
                best = index
            index += 1
        return best

    def drop(self, index: i64) -> None:
        """A choice leaves the race for the budget."""
        self.running[index] = 0
        self.alive -= 1

    def drop_the_beaten(self, rounds: i64) -> None:
        """Give up what is surely behind the leader, and what never made a difference to it."""
        leader = self.leader()
        index: i64 = 0
        while index < self.count:
            if index != leader and self.running[index] == 1 and self.beaten(index, leader, rounds):
                self.drop(index)
            index += 1

    def beaten(self, index: i64, leader: i64, rounds: i64) -> bool:
        """True if a choice is behind the leader by more than luck would explain."""
        count = self.count
        squares = self.products[index * count + index] + self.products[leader * count + leader]
        squares -= 2 * self.products[index * count + leader]
        if squares == 0:
            return True
        behind = float(self.sums[leader] - self.sums[index]) / float(rounds)
        variance = float(squares) / float(rounds) - behind * behind
        return behind * behind * float(rounds) > self.tuning.doubt * self.tuning.doubt * variance and behind > 0.0

    def drop_half(self) -> None:
        """Sequential halving: the worse half leaves."""
        leaving = self.alive // 2
        while leaving > 0:
            worst: i64 = -1
            index: i64 = 0
            while index < self.count:
                if self.running[index] == 1 and (worst == -1 or self.score(index) <= self.score(worst)):
                    worst = index
                index += 1
            self.drop(worst)
            leaving -= 1

    def examined(self) -> list[Examined]:
        """What is known of each choice."""
        choices: list[Examined] = []
        index: i64 = 0
        while index < self.count:
            visits = max(1, self.visits[index])
            mean = min(1.0, max(0.0, float(self.sums[index]) / float(visits * UNIT)))
            square = float(self.products[index * self.count + index]) / float(visits * UNIT) / float(UNIT)
            error = sqrt(max(0.0, square - mean * mean) / float(visits))
            choices.append(Examined(int(self.choices[index]), int(self.visits[index]), mean, error))
            index += 1
        return choices
