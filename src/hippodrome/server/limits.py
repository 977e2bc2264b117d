"""Limits that keep one client from spoiling it for the others."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from typing import Generic, TypeVar

from hippodrome.server.errors import TooFast

KEPT = 20_000
"""Addresses remembered."""
PREFIX = 64
"""What one household or machine has of IPv6: limits count it as one address."""


def neighbourhood(host: str) -> str:
    """Where a client comes from, as limits count it."""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, PREFIX), strict=False))


class Bucket:
    """So many a second on average, so many at once; or so many seconds of work."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        """True if there is room for one more."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def spent(self) -> bool:
        """True if nothing is left at all, and more may not be begun."""
        self._fill()
        return self.left <= 0

    @contextlib.contextmanager
    def charged(self) -> Iterator[None]:
        """Count the processor's seconds that something takes that is done without waiting."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.left -= time.thread_time() - began

    @property
    def wait(self) -> int:
        """Whole seconds until there is room again."""
        return max(1, int((1 - self.left) / self.rate + 0.999)) if self.left < 1 else 0

    @property
    def rest(self) -> int:
        """Whole seconds until work may be begun again."""
        return max(1, int(-self.left / self.rate + 0.999))


class Effort(Bucket):
    """Seconds of work for one address, one piece at a time, so that others come in between."""

    __slots__ = ("turn",)

    def __init__(self, rate: float, most: float) -> None:
        super().__init__(rate, most)
        self.turn = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """A piece of work that is done without waiting, refused where nothing is left."""
        async with self.turn:
            if self.spent:
                raise TooFast(seconds=self.rest)
            with self.charged():
                yield
            await asyncio.sleep(0)


Kind = TypeVar("Kind", bound=Bucket)


class Buckets(Generic[Kind]):
    """A bucket for each address; the ones not used for longest are forgotten."""

    def __init__(self, limit: tuple[float, float], kind: type[Kind]) -> None:
        self.rate, self.most = limit
        self.kind = kind
        self.known: OrderedDict[str, Kind] = OrderedDict()

    def of(self, address: str) -> Kind:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = self.kind(self.rate, self.most)
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket
