"""Glicko-2 (Mark Glickman, http://www.glicko.net/glicko/glicko2.pdf): how strong a solver is, and how surely.

Small enough to be its own: the kept libraries are unmaintained or bring what we do not need, and nothing of it is kept
on a server. The names of the paper's steps stand beside its symbols.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""Glicko-2 reckons in these units around 1500."""
MEAN = 1500.0
TAU = 0.5
"""How much the volatility may change."""
NEAR = 1e-6
MOST_DEVIATION = 350.0
LEAST_DEVIATION = 45.0
"""However often somebody solves, the rating can still move."""
PUZZLE_DEVIATION = 120.0
"""How surely the rating of a puzzle is known: it is estimated from bots."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its deviation and how erratic it is."""

    rating: float = MEAN
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Result:
    """Against whom, and how it went: 1 is a win, 0 a loss."""

    rating: float
    deviation: float
    score: float


def rated(player: Rating, results: Sequence[Result]) -> Rating:
    """The rating after some results of one period."""
    mu, phi = (player.rating - MEAN) / SCALE, player.deviation / SCALE
    information = improvement = 0.0
    for result in results:
        g = _weight(result.deviation / SCALE)
        expected = 1 / (1 + exp(-g * (mu - (result.rating - MEAN) / SCALE)))
        information += g * g * expected * (1 - expected)
        improvement += g * (result.score - expected)
    if information <= 0:
        return player
    variance = 1 / information
    sigma = _volatility(player.volatility, phi, variance, variance * improvement)
    widened = phi * phi + sigma * sigma
    deviation = 1 / sqrt(1 / widened + information)
    moved = mu + deviation * deviation * improvement
    return Rating(MEAN + SCALE * moved, min(MOST_DEVIATION, SCALE * deviation), sigma)


def after_puzzle(solver: Rating, puzzle: int, solved: bool) -> Rating:
    """The solver's rating after a puzzle."""
    after = rated(solver, [Result(puzzle, PUZZLE_DEVIATION, float(solved))])
    return Rating(after.rating, max(LEAST_DEVIATION, after.deviation), after.volatility)


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the volatility that explains the results best, by the Illinois method."""
    start = log(sigma * sigma)

    def slope(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        high = start - TAU
        while slope(high) < 0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > NEAR:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)
