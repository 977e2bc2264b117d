"""When there was a server: the time in which none was does not count on clocks."""

from __future__ import annotations

import time

from hippodrome.server import clock
from hippodrome.server.store.access import surely
from hippodrome.server.store.leases import Leases

COMING_BACK = 15.0
"""Seconds for players to find a server again that was gone, on nobody's clock."""
BEAT = 10.0
"""Seconds between two notes that a server is there."""


class Uptime:
    """When the last server process went and when this one came, if there was none in between."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases
        self._down = (0.0, 0.0)
        self._beat = 0.0
        self._jumps: list[tuple[float, float]] = []
        """When the clock was set otherwise, and by how much."""

    async def start(self) -> None:
        alive, now = await surely(self.leases.alive), clock.now()
        if alive is not None and alive < now:
            self._down = (alive, now)

    async def beat(self) -> None:
        """Note now and then that a server is there."""
        if time.monotonic() - self._beat > BEAT:
            self._beat = time.monotonic()
            await self.leases.beat(clock.now())

    def down_since(self, moment: float) -> float:
        """For how long after a moment there was no server; the time to find it again is given too."""
        gone, back = self._down
        down = max(0.0, min(clock.now(), back + COMING_BACK) - max(gone, moment)) if moment < back else 0.0
        return down + sum(jump for at, jump in self._jumps if moment < at)

    def jumped(self, jump: float) -> None:
        """The clock was set otherwise: what it skipped is nobody's time."""
        self._jumps.append((clock.now() - jump, jump))

    @property
    def away(self) -> float:
        """For how long there was no server before this one."""
        return self._down[1] - self._down[0]
