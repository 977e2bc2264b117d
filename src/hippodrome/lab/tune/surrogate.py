"""What races on some boards foretell of others: a smooth surface through noisy figures.

Every figure of an aim is taken as a sum of what each lever does to it, smooth in the lever's steps, plus the noise of
few races: a Gaussian process with an additive kernel. So every race on any board says something about each lever, which
a search that compares whole boards with each other would throw away.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from hippodrome.lab.tune.levers import Lever, Values

Floats = NDArray[np.float64]

LENGTHS = (0.15, 0.35, 0.8)
"""How far along a lever's width boards resemble each other; the one that explains best is taken."""
SIGNALS = (0.25, 0.6, 1.5)
"""How much a lever may do, in reaches of the aim."""


class Surface:
    """One figure over the space of all boards, in reaches from its target."""

    def __init__(self, levers: Sequence[Lever]) -> None:
        self.levers = levers
        self.widths = [lever.width for lever in levers]

    def fit(self, tried: Sequence[Values], seen: Floats, errors: Floats) -> None:
        """Learn from the boards tried: what was seen on each, and its standard error."""
        self.tried = list(tried)
        far = self._far(self.tried, self.tried)
        self.middle = float(np.average(seen, weights=1 / errors**2))
        best = -np.inf
        for length in LENGTHS:
            alike = np.exp(-0.5 * (far / length) ** 2).mean(axis=0)
            for signal in SIGNALS:
                kernel = signal**2 * alike + np.diag(errors**2)
                lower = np.linalg.cholesky(kernel + 1e-9 * np.eye(len(kernel)))
                weights = np.linalg.solve(lower.T, np.linalg.solve(lower, seen - self.middle))
                worth = -0.5 * float((seen - self.middle) @ weights) - float(np.log(np.diag(lower)).sum())
                if worth > best:
                    best = worth
                    self.length, self.signal, self.lower, self.weights = length, signal, lower, weights

    def foretell(self, pool: Sequence[Values]) -> tuple[Floats, Floats]:
        """The figure on other boards, and how uncertain each is."""
        alike = np.exp(-0.5 * (self._far(pool, self.tried) / self.length) ** 2).mean(axis=0)
        across = self.signal**2 * alike
        values = self.middle + across @ self.weights
        known = np.linalg.solve(self.lower, across.T)
        return values, np.sqrt(np.maximum(1e-12, self.signal**2 - (known**2).sum(axis=0)))

    def _far(self, some: Sequence[Values], others: Sequence[Values]) -> Floats:
        """Steps between boards lever by lever, in widths of the lever."""
        found = np.empty((len(self.levers), len(some), len(others)))
        for number, (lever, width) in enumerate(zip(self.levers, self.widths, strict=True)):
            place = {value: index for index, value in enumerate(lever.values)}
            steps = np.array([[lever.far(one, other) / width for other in lever.values] for one in lever.values])
            rows = [place[values[number]] for values in some]
            columns = [place[values[number]] for values in others]
            found[number] = steps[np.ix_(rows, columns)]
        return found
