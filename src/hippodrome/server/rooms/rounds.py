"""The round that a process makes every few seconds: the clock, tables of others, neglected ones, idle ones."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hippodrome.server import clock, metrics
from hippodrome.server.errors import Refusal
from hippodrome.server.store.access import away

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

log = logging.getLogger(__name__)

EVERY = 3.0
"""Seconds between two rounds."""
IDLE = 60.0
"""Seconds after which a table nobody looks at is put away."""
LOOK_BACK = 60.0
"""Seconds between two looks for races that ended without being noted."""
LONGEST = 60 * 86_400.0
"""Seconds that the first such look goes back."""
PASSED_OVER = 600.0
"""Seconds until a table that could not be opened is tried again."""


class Rounds:
    """Looks after what nobody asks for."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._passed: dict[str, float] = {}
        """Tables that could not be opened, and when that was tried last."""
        self._looked = 0.0
        """When it was last looked for races that nobody has noted."""

    async def go(self) -> None:
        """Go round for as long as the process lives."""
        while True:
            try:
                await self._once()
            except Exception as error:
                log.error("looking around failed", exc_info=None if away(error) else error)
            await asyncio.sleep(EVERY)

    async def _once(self) -> None:
        rooms = self.rooms
        self._follow_the_clock()
        await rooms.be_sure()
        await rooms.moving.check()
        await rooms.moving.go_home()
        await self._adopt()
        await self._put_away()
        await self._see_to_cups()
        if rooms.open:
            await rooms.uptime.beat()

    async def _see_to_cups(self) -> None:
        """Rounds whose time is over, tables that lack; and now and then whatever a server that died has left."""
        from hippodrome.server.rooms import clubs, cups

        now = clock.now()
        waiting = await self.rooms.store.cups.racing(now)
        if now - self._looked >= LOOK_BACK:
            await clubs.catch_up(self.rooms, max(self._looked, now - LONGEST) - LOOK_BACK)
            waiting = await self.rooms.store.cups.under_way()
            self._looked = now
        for code in waiting:
            await cups.advance(self.rooms, code)

    def _follow_the_clock(self) -> None:
        """The wall's clock may have been set otherwise: no seat is handed over for that."""
        jump = clock.CLOCK.follow()
        if jump:
            log.warning("the clock has jumped", extra={"seconds": round(jump, 1)})
            self.rooms.uptime.jumped(jump)
            for room in self.rooms.open.values():
                room.shift(jump)
            for keeper in self.rooms.keepers.values():
                keeper.shift(jump)

    async def _adopt(self) -> None:
        """Open tables where something is due and nobody looks after them (after a crash, or for days).

        One that cannot be opened is passed over for a while: it must not hold up the others.
        """
        now = time.monotonic()
        self._passed = {code: at for code, at in self._passed.items() if now - at < PASSED_OVER}
        known = [*self.rooms.open, *self._passed]
        for code in await self.rooms.store.leases.neglected(clock.now() - 1.0, known):
            if self.rooms.neighbours.home(code) is not None:
                continue
            try:
                await self.rooms.get(code)
            except Refusal:
                self._passed[code] = now

    async def _put_away(self) -> None:
        """Close tables that nobody looks at, and forget logs that nobody has asked for lately."""
        now = time.monotonic()
        for code, room in list(self.rooms.open.items()):
            room.forget_past()
            if not room.audience.connections and not room.lock.locked() and now - room.used >= IDLE:
                await self.rooms.put_away(room)
        metrics.ROOMS.set(len(self.rooms.open))
