"""The time at the tables: the wall's, but it goes evenly, and a jump of the wall's clock costs nobody a second."""

from __future__ import annotations

import time

LEAST = 2.0
"""Seconds by which the wall's clock must be off to be followed."""


class Clock:
    """A clock that was set by the wall's, and goes by itself from then on."""

    def __init__(self) -> None:
        self._set = (time.time(), time.monotonic())
        self._began = self._set

    def now(self) -> float:
        """Seconds since 1970."""
        wall, at = self._set
        return wall + time.monotonic() - at

    def steady(self) -> float:
        """The same, whatever jumps there have been since the process began."""
        wall, at = self._began
        return wall + time.monotonic() - at

    def follow(self) -> float:
        """Set the clock by the wall's if that has jumped; returns by how much, so that tables can take it back."""
        jump = time.time() - self.now()
        if abs(jump) < LEAST:
            return 0.0
        self._set = (time.time(), time.monotonic())
        return jump


CLOCK = Clock()
now = CLOCK.now
