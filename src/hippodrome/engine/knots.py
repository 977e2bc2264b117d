"""Weights that change along the race: fitted at a few places, mixed in between."""

from __future__ import annotations

from mypy_extensions import i64


def place_among(knots: list[float], value: float) -> float:
    """Where a value lies among rising knots: 1.5 halfway between the second and the third; outside, at the end."""
    knot: i64 = 0
    while knot < len(knots) - 2 and value > knots[knot + 1]:
        knot += 1
    share = (value - knots[knot]) / (knots[knot + 1] - knots[knot])
    return float(knot) + min(1.0, max(0.0, share))


def mix(weights: list[float], place: float) -> float:
    """The weight at a place among the knots; beyond the last, that of the last."""
    last = len(weights) - 1
    below = min(int(place), last)
    share = min(place - float(below), 1.0)
    return weights[below] + share * (weights[min(below + 1, last)] - weights[below])
