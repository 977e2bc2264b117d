"""Intervals: no figure without one."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


def wilson(share: float, n: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a share observed in n independent trials (95 % by default)."""
    if n <= 0:
        return 0.0, 1.0
    shrink = 1 + z * z / n
    centre = (share + z * z / (2 * n)) / shrink
    half = z / shrink * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)
