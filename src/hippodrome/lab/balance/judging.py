"""Verdicts: good, worth a look, a problem, or not clear yet; never without an interval behind them.

A share of wins is **fair** if the whole interval lies within a fifth of the fair share, **unfair** if it lies
wholly outside, and **worth a look** if it surely differs but perhaps by little. Where the interval is too wide for any
of these it is **not clear yet**. Intervals hold for all shares of the report at once. Other figures are set
against rules of thumb, which are printed beside them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.figures import Level

Light = Literal["good", "look", "bad", "open"]

MARGIN = 0.2
"""A share this part away from the fair one matters."""
ALPHA = 0.05

_WORST = ("good", "open", "look", "bad")


@dataclass(frozen=True, slots=True)
class Thumb:
    """A rule of thumb: fine up to `good`, a problem from `bad` on."""

    good: float
    bad: float

    def judge(self, figure: Estimate) -> Light:
        """Good or bad only if the whole interval says so."""
        if figure.n == 0:
            return "open"
        if figure.high <= self.good:
            return "good"
        return "bad" if figure.low >= self.bad else "look"


THUMBS = {
    "half_leader": Thumb(0.6, 0.8),
    "idle": Thumb(0.15, 0.3),
    "undecided": Thumb(0.01, 0.05),
    "forced": Thumb(0.4, 0.6),
    "wait_minutes": Thumb(2.0, 4.0),
}
"""The leader at half-time wins; the first to be done waits; nobody wins; no choice at all; minutes between turns."""


def judge_level(row: Level) -> Light:
    """One share of wins."""
    low, high = row.fair * (1 - MARGIN), row.fair * (1 + MARGIN)
    if row.wide.n == 0:
        return "open"
    if low <= row.wide.low and row.wide.high <= high:
        return "good"
    if row.wide.high < low or row.wide.low > high:
        return "bad"
    return "look" if row.p < ALPHA else "open"


def judge_factor(rows: list[Level]) -> tuple[Light, Level]:
    """The worst of a factor's levels, and the one furthest from fair among those."""
    light = max((judge_level(row) for row in rows), key=_WORST.index)
    worst = [row for row in rows if judge_level(row) == light]
    return light, max(worst, key=lambda row: abs(row.wins.value - row.fair))


def judge_skill(wins: Estimate, fair: float) -> Light:
    """Does the better player win more often?"""
    if wins.low > fair * (1 + MARGIN):
        return "good"
    return "open" if wins.high > fair * (1 + MARGIN) else "bad"
