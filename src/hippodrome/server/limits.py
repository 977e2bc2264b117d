"""Limits that keep one client from spoiling it for the others."""

from __future__ import annotations

import time
from collections import OrderedDict

KEPT = 20_000
"""Addresses remembered."""


class Bucket:
    """So many a second on average, so many at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        """True if there is room for one more."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until there is room again."""
        return max(1, int((1 - self.left) / self.rate + 0.999)) if self.left < 1 else 0


class Buckets:
    """A bucket for each address; the ones not used for longest are forgotten."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self.rate, self.most = limit
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.most)
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket
