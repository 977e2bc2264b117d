"""Exact knowledge: the single turn, and the reduced race of two, solved by dynamic programming."""

from __future__ import annotations

from fractions import Fraction
from typing import final

from mypy_extensions import i64

from hippodrome.engine.duel import CRASH, Duel
from hippodrome.engine.exact import DiceState

SETS = 64
"""Sets of different values as bit masks: bit 0 is value 1; set 0 is a turn before its first roll (SR-301)."""
ALL_SIX = 63


def total_of(rolled: int) -> int:
    """The sum of a set of values."""
    return sum(value for value in range(1, 7) if rolled >> (value - 1) & 1)


def solve_turn(crash_worth: list[Fraction]) -> list[DiceState]:
    """Every state of the dice in a single turn that drives its total or, on a double, takes what a crash is worth.

    `crash_worth` is in spaces, for a crash on each of the three piles (SR-701). The best moment to stop and all
    figures are exact. The sixth different value stops the turn (SR-305). The states are in the order of the sets.
    """
    states: list[DiceState] = []
    for rolled in range(ALL_SIX, -1, -1):
        values = [value for value in range(6) if rolled >> value & 1]
        fresh = [value for value in range(6) if not rolled >> value & 1]
        on = sum((crash_worth[value // 2] for value in values), Fraction(0))
        on += sum((states[ALL_SIX - (rolled | 1 << value)].worth for value in fresh), Fraction(0))
        total = total_of(rolled)
        best = on / 6
        if rolled == ALL_SIX or (rolled and total > best):
            best = Fraction(total)
        dice = tuple(value + 1 for value in values)
        states.append(DiceState(dice, total, Fraction(len(values), 6), on / 6, best))
    states.reverse()
    return states


@final
class ScrapDuel(Duel):
    """The race of two without cards, tokens and abilities.

    Two racers drive round a circuit of `length` spaces, `laps` times. In turn each rolls one die after another
    (SR-301): a repeated value is a crash that moves nobody and ends the turn, stopping drives the total, the
    sixth different value stops by itself (SR-303 to SR-305). A racer that ends its drive on the space of the
    other fights: either wins with the same chance and drives `drive` spaces on (SR-601 to SR-605; off the track
    nobody fights). Who passes the line for the last time makes the round the last one: after the first racer's
    turn the second has one more turn, after the second's none; then the racer further ahead has won (SR-901,
    SR-902, SR-905). Rounds are not limited (SR-908 never comes into play).
    """

    def __init__(self, length: int, laps: int, drive: int = 1) -> None:
        after: list[int] = []
        for rolled in range(SETS):
            for value in range(6):
                after.append(int(CRASH) if rolled >> value & 1 else rolled | 1 << value)
        totals = [total_of(rolled) for rolled in range(SETS)]
        goal = length * laps
        # The furthest place: on the line, a full turn, and two fights won.
        super().__init__(6, after, totals, ALL_SIX, goal + totals[ALL_SIX] + 2 * drive + 1)
        self.length: i64 = length
        self.goal: i64 = goal
        self.drive: i64 = drive

    def stopped(self, mover: i64, mine: i64, theirs: i64, gain: i64) -> float:
        mine += gain
        if theirs == 0 or (mine - theirs) % self.length != 0:
            return self.passed(mover, mine, theirs)
        won = self.passed(mover, mine + self.drive, theirs)
        lost = self.passed(mover, mine, theirs + self.drive)
        return (won + lost) / 2.0

    def crashed(self, mover: i64, mine: i64, theirs: i64) -> float:
        return self.passed(mover, mine, theirs)

    def passed(self, mover: i64, mine: i64, theirs: i64) -> float:
        """The mover's chance once his turn is over: the other's turn, or the end of the race (SR-902)."""
        if mover == 1 and (mine > self.goal or theirs > self.goal):
            return 1.0 if mine > theirs else 0.0
        return 1.0 - self.chance(1 - mover, theirs, mine)

    def solve(self) -> None:
        self.solve_last_turns()
        total = 2 * self.goal
        while total >= 0:
            one = min(total, self.goal)
            while one >= 0 and total - one <= self.goal:
                self.solve_pair(one, total - one)
                one -= 1
            total -= 1

    def solve_last_turns(self) -> None:
        """The second racer's turn when the first has brought about the last round (SR-902)."""
        one: i64 = 0
        while one < self.width:
            other: i64 = 0
            while other <= self.goal + self.drive:
                if one > self.goal or other > self.goal:
                    self.play_turn(self.weigh_stops(1, other, one), self.crashed(1, other, one))
                    self.chances[1][one * self.width + other] = self.best[0]
                other += 1
            one += 1
