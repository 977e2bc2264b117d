"""Plackett-Luce ratings from finishing orders, with bootstrap intervals (choix)."""

from __future__ import annotations

from math import log

import choix
import numpy as np
from numpy.typing import NDArray

ELO = 400 / log(10)
"""Points for a factor e in strength: 400 points more is ten to one to finish ahead."""
RESAMPLES = 400
PRIOR = 0.01
"""A touch of doubt, so that a bot which never lost has a finite rating."""

Floats = NDArray[np.float64]


def rate(ahead: Floats, seed: int = 1) -> list[tuple[float, float, float]]:
    """(rating, low, high) of each entrant, in points around a mean of 0; 95 % intervals.

    `ahead[c, i, j]` counts how often i finished ahead of j in cluster c (half for a shared place). A
    Plackett-Luce order broken into all its pairs gives consistent estimates of the strengths (Azari Soufiani
    and others, 2013), and shared places need no special care. Clusters are resampled whole: races of one
    seed are not independent.
    """
    clusters = len(ahead)
    ratings = _fit(ahead.sum(axis=0))
    luck = np.random.default_rng(seed)
    weights = luck.multinomial(clusters, np.full(clusters, 1 / clusters), size=RESAMPLES)
    resampled = np.array([_fit(matrix) for matrix in np.tensordot(weights, ahead, axes=1)])
    low, high = np.percentile(resampled, [2.5, 97.5], axis=0)
    return [(float(r), float(a), float(b)) for r, a, b in zip(ratings, low, high, strict=True)]


def _fit(ahead: Floats) -> Floats:
    strengths: Floats = choix.ilsr_pairwise_dense(ahead, alpha=PRIOR)
    return np.asarray(ELO * (strengths - strengths.mean()))
