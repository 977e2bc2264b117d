"""Estimates with their intervals: shares by Wilson, means by their standard error, slopes race by race.

Where many questions are asked at once, p-values are corrected by Holm: in a family of questions whose true
answer is "no difference", at most one report in twenty finds any.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

from hippodrome.lab.balance.tally import Counts, Slope, Sum
from hippodrome.lab.intervals import wilson

LEVEL = 0.95
_NORMAL = NormalDist()


def quantile_of_normal(level: float) -> float:
    """How many standard errors an interval of that level reaches to either side."""
    return _NORMAL.inv_cdf((1 + level) / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, its 95 % interval, its standard error, and the number of races or cases behind it."""

    value: float
    low: float
    high: float
    error: float
    n: int

    def scaled(self, by: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * by, self.low * by, self.high * by, self.error * by, self.n)

    def to_json(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}


def share(total: float, n: int, level: float = LEVEL) -> Estimate:
    """A share of cases, with Wilson's interval; shared wins count in part."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0.5, 0)
    z = quantile_of_normal(level)
    low, high = wilson(total / n, n, z)
    # Rounding must not leave a hair's breadth beyond none or all.
    return Estimate(total / n, low if total > 0 else 0.0, high if total < n else 1.0, (high - low) / (2 * z), n)


def share_of(sum: Sum, level: float = LEVEL) -> Estimate:
    """The share of a sum of wins."""
    return share(sum.total, sum.n, level)


def mean(counts: Counts) -> Estimate:
    """The mean of whole numbers, each with how often it came."""
    n = sum(counts.values())
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0.0, 0)
    middle = sum(value * times for value, times in counts.items()) / n
    error = deviation(counts) / sqrt(n)
    reach = quantile_of_normal(LEVEL) * error
    return Estimate(middle, middle - reach, middle + reach, error, n)


def deviation(counts: Counts) -> float:
    """How far single races lie from the mean: the standard deviation."""
    n = sum(counts.values())
    if n < 2:
        return 0.0
    middle = sum(value * times for value, times in counts.items()) / n
    return sqrt(sum(times * (value - middle) ** 2 for value, times in counts.items()) / (n - 1))


def quantile(counts: Sequence[tuple[float, int]], part: float) -> float:
    """The value below which that part of the cases lies; `counts` is sorted by value."""
    wanted = part * sum(times for _, times in counts)
    passed = 0
    for value, times in counts:
        passed += times
        if passed >= wanted:
            return value
    return counts[-1][0] if counts else 0.0


def quantile_of(counts: Counts, part: float) -> float:
    """The same for whole numbers in any order."""
    return quantile(sorted(counts.items()), part)


def slope(sums: Slope) -> Estimate:
    """Win share added by each one more: least squares within races, races as the units of error."""
    if sums.v <= 0 or sums.races < 2:
        return Estimate(0.0, -inf, inf, inf, sums.races)
    b = sums.u / sums.v
    squares = sums.uu - 2 * b * sums.uv + b * b * sums.vv
    error = sqrt(max(0.0, squares) * sums.races / (sums.races - 1)) / sums.v
    reach = quantile_of_normal(LEVEL) * error
    return Estimate(b, b - reach, b + reach, error, sums.races)


def p_value(distance: float, error: float) -> float:
    """The chance of a distance at least this large if there were none in truth."""
    if error == inf or distance == 0:
        return 1.0
    return 2 * _NORMAL.cdf(-abs(distance) / error) if error > 0 else 0.0


def p_of_share(sum: Sum, fair: float) -> float:
    """The chance of a share of wins at least this far from the fair one."""
    if sum.n == 0:
        return 1.0
    return p_value(sum.total / sum.n - fair, sqrt(fair * (1 - fair) / sum.n))


def holm(values: Sequence[float]) -> list[float]:
    """Holm's correction: p-values that may be read as if only one question had been asked."""
    corrected = [1.0] * len(values)
    highest = 0.0
    for place, index in enumerate(sorted(range(len(values)), key=lambda k: values[k])):
        highest = max(highest, min(1.0, values[index] * (len(values) - place)))
        corrected[index] = highest
    return corrected
