"""Races of two who roll until they dare no more, solved exactly.

A turn is a small process: from every state of the rolled dice the mover stops and gains what the state is
worth, or rolls on; each face leads to another state or to a crash that loses the turn. Who wins how often
from everywhere follows by dynamic programming, from the end of the race backwards. Only crashes lead back:
two positions that differ by nothing but who is to move depend on each other, and are solved together.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

CRASH: Final[i64] = -1
EXACT: Final = 1e-15
MOST_ROUNDS: Final = 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel:
    """A race of two, and the chance of the mover to win from each pair of places.

    `after[faces * state + face]` is what a face leads to, always a greater state, or CRASH. State 0 is the
    turn before its first roll, in which nobody may stop; in state `full` no die is left to roll. A game says
    what stopping leads to (`stopped`).
    """

    def __init__(self, faces: int, after: list[int], gains: list[int], full: int, width: int) -> None:
        self.faces: i64 = faces
        self.states: i64 = len(gains)
        self.after = after
        self.gains = gains
        self.full: i64 = full
        self.width: i64 = width
        """Places are numbers from 0 to width - 1."""
        self.chances = [[0.0] * (width * width), [0.0] * (width * width)]
        """By mover, then by the places of racers 0 and 1."""
        self.best = [0.0] * len(gains)
        self.risk = [0.0] * len(gains)

    # What a game says

    def stopped(self, mover: i64, mine: i64, theirs: i64, gain: i64) -> float:
        """The mover's chance to win when he stops with a gain; only places further on may be asked for."""
        raise NotImplementedError

    def solve(self) -> None:
        """Solve all pairs of places, those furthest on first."""
        raise NotImplementedError

    def reach(self, mine: i64) -> i64:
        """How many states of the dice matter to a mover at a place."""
        return self.states

    # Reading

    def chance(self, mover: i64, mine: i64, theirs: i64) -> float:
        """The mover's chance to win at the beginning of his turn."""
        if mover == 0:
            return self.chances[0][mine * self.width + theirs]
        return self.chances[1][theirs * self.width + mine]

    def choices(self, mover: i64, mine: i64, theirs: i64, state: i64) -> tuple[float, float]:
        """The mover's chance to win if he rolls on, and if he stops."""
        stops = self.weigh_stops(mover, mine, theirs)
        crashed = self.crashed(mover, mine, theirs)
        self.play_turn(stops, crashed)
        return self.roll(state, crashed), stops[state]

    def crashed(self, mover: i64, mine: i64, theirs: i64) -> float:
        """The mover's chance to win after a crash: the other is to move."""
        return 1.0 - self.chance(1 - mover, theirs, mine)

    # Solving

    def weigh_stops(self, mover: i64, mine: i64, theirs: i64) -> list[float]:
        """What stopping is worth in each state of the dice that matters."""
        stops = [0.0] * int(self.reach(mine))
        for state in range(1, len(stops)):
            stops[state] = self.stopped(mover, mine, theirs, self.gains[state])
        return stops

    def play_turn(self, stops: list[float], crashed: float) -> None:
        """The best chance in each state of the dice, and how likely it is to end in a crash."""
        state: i64 = len(stops) - 1
        while state >= 0:
            on = self.roll(state, crashed)
            if state == self.full or (state > 0 and stops[state] >= on):
                self.best[state] = stops[state]
                self.risk[state] = 0.0
            else:
                self.best[state] = on
                self.risk[state] = self.risk_of_rolling(state)
            state -= 1

    def roll(self, state: i64, crashed: float) -> float:
        """The chance to win by rolling once more."""
        return self.mean(state, self.best, crashed)

    def risk_of_rolling(self, state: i64) -> float:
        """How likely a turn is to end in a crash if one rolls once more."""
        return self.mean(state, self.risk, 1.0)

    def mean(self, state: i64, values: list[float], crashed: float) -> float:
        """What one more die brings on average, of what each state of the dice has and a crash has."""
        total = 0.0
        index = state * self.faces
        end = index + self.faces
        while index < end:
            following: i64 = self.after[index]
            if following == CRASH:
                total += crashed
            else:
                total += values[following]
            index += 1
        return total / float(self.faces)

    def solve_pair(self, one: i64, other: i64) -> None:
        """The chances of both movers with racers 0 and 1 at these places, each the other's way out of a crash.

        Given what a crash is worth, the best turn is known, and with it how often it crashes: a line through
        the present guess. Both lines together give the next guess (Newton's method; a few rounds suffice).
        """
        stops = self.weigh_stops(0, one, other)
        stops_of_other = self.weigh_stops(1, other, one)
        first = 0.5
        second = 0.5
        for _ in range(MOST_ROUNDS):
            self.play_turn(stops, 1.0 - second)
            first_best = self.best[0]
            first_risk = self.risk[0]
            self.play_turn(stops_of_other, 1.0 - first)
            second_best = self.best[0]
            second_risk = self.risk[0]
            both = first_risk * second_risk
            better = (first_best - first_risk * (second_best - second) - both * first) / (1.0 - both)
            second_better = second_best - second_risk * (better - first)
            moved = abs(better - first) + abs(second_better - second)
            first = better
            second = second_better
            if moved < EXACT:
                break
        self.chances[0][one * self.width + other] = first
        self.chances[1][one * self.width + other] = second


@final
class Pig(Duel):
    """Pig (Scarne, 1945): a 1 loses the turn, other faces add up, the first to bank `goal` wins.

    The smallest race of this kind, and a check of the solver: with a goal of 100 the first player's chance
    is known to be 0.530592 (Neller and Presser, Optimal Play of the Dice Game Pig, 2004).
    """

    def __init__(self, goal: int = 100) -> None:
        after: list[int] = []
        for total in range(goal):
            after += [int(CRASH), *[min(goal, total + face) for face in range(2, 7)]]
        after += [goal] * 6
        super().__init__(6, after, list(range(goal + 1)), goal, goal)
        self.goal: i64 = goal

    def reach(self, mine: i64) -> i64:
        """The totals up to the goal, and those a last roll may bring."""
        return min(self.goal, self.goal - mine + 5) + 1

    def stopped(self, mover: i64, mine: i64, theirs: i64, gain: i64) -> float:
        if mine + gain >= self.goal:
            return 1.0
        return 1.0 - self.chance(1 - mover, theirs, mine + gain)

    def solve(self) -> None:
        total = 2 * self.goal - 2
        while total >= 0:
            one: i64 = 0
            while one < self.goal:
                other = total - one
                if 0 <= other <= one:
                    self.solve_pair(one, other)
                    # Both play by the same rules: exchanging the racers exchanges the chances.
                    self.chances[0][other * self.width + one] = self.chances[1][one * self.width + other]
                    self.chances[1][other * self.width + one] = self.chances[0][one * self.width + other]
                one += 1
            total -= 1
