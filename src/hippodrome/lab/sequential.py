"""Is one bot stronger than another? A test that may be looked at after every race.

Each cluster (one seed raced in every seating) gives one number in [-1, 1]: the lead of one bot over the
other. A gambler who bets on the mean being larger than m, and cannot go into debt, multiplies her money by
1 + s (x - m) at every cluster. If the mean is not larger, she makes 1/e of her money with chance e at most,
however often one looks (Ville's inequality). The means at which she has not become rich are the interval: it
holds at every stop, and asks of the clusters only that they are alike and independent (Waudby-Smith and
Ramdas, "Estimating means of bounded random variables by betting", 2024). Here she splits her money over
several stakes, which needs no guess of how large the lead is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

STAKES = 0.8 * 0.4 ** np.arange(5.0)
"""Shares of the highest stake that cannot lead into debt."""
STEPS = 40

Floats = NDArray[np.float64]


class Lead:
    """The mean lead of one entrant over another, cluster by cluster, with an interval valid at any stop."""

    def __init__(self, error: float = 0.05) -> None:
        self.error = error
        """The chance, at most, that the mean ever lies below the interval; and the same above it."""
        self._leads: list[float] = []

    def add(self, lead: float) -> None:
        """The next cluster's lead."""
        self._leads.append(lead)

    @property
    def clusters(self) -> int:
        return len(self._leads)

    @property
    def mean(self) -> float:
        return float(np.mean(self._leads)) if self._leads else 0.0

    def surpasses(self, mean: float) -> bool:
        """Is the true mean larger than this, at the stated error?"""
        return bool(_riches(np.array(self._leads), mean) >= -np.log(self.error))

    def undercuts(self, mean: float) -> bool:
        """Is the true mean smaller than this, at the stated error?"""
        return bool(_riches(-np.array(self._leads), -mean) >= -np.log(self.error))

    def interval(self) -> tuple[float, float]:
        """Where the true mean lies: each end is wrong with chance `error` at most."""
        leads = np.array(self._leads)
        return _lowest(leads, self.error), -_lowest(-leads, self.error)

    def verdict(self, margin: float) -> str:
        """`stronger`, `weaker`, `level` (within the margin), or `open` while it could be any."""
        if self.surpasses(0):
            return "stronger"
        if self.undercuts(0):
            return "weaker"
        return "level" if self.surpasses(-margin) and self.undercuts(margin) else "open"


def _riches(leads: Floats, mean: float) -> Any:
    """The logarithm of what one makes of one coin by betting that the mean is larger than this."""
    stakes = STAKES / (1 + mean)
    money = np.log1p(np.outer(stakes, leads - mean)).sum(axis=1)
    return np.logaddexp.reduce(money) - np.log(len(STAKES))


def _lowest(leads: Floats, error: float) -> float:
    """The lowest mean at which one does not become rich; riches fall as the mean rises."""
    poor, rich = 1.0, -1.0
    if len(leads) == 0:
        return rich
    for _ in range(STEPS):
        middle = (poor + rich) / 2
        if _riches(leads, middle) >= -np.log(error):
            rich = middle
        else:
            poor = middle
    return rich
