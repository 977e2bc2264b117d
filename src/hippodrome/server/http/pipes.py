"""Sockets whose table another process keeps: bytes pass both ways, unread."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

from hippodrome.server.rooms.neighbours import Neighbours
from hippodrome.server.store.processes import Member

CALLING = 3.0
"""Seconds in which a process that lives takes a call."""
TRIES = 4
"""Processes that are called one after the other."""


class End(asyncio.Protocol):
    """One end of a pipe: what comes in here goes out at the other, no faster than it is taken there."""

    def __init__(self, ends: set[Any]) -> None:
        self.ends = ends
        """All that are open at its side."""
        self.transport: asyncio.Transport | None = None
        self.other: End | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.ends.add(self)

    def _beyond(self) -> asyncio.Transport | None:
        return self.other.transport if self.other is not None else None

    def data_received(self, data: bytes) -> None:
        beyond = self._beyond()
        if beyond is not None:
            beyond.write(data)

    def pause_writing(self) -> None:
        beyond = self._beyond()
        if beyond is not None:
            beyond.pause_reading()

    def resume_writing(self) -> None:
        beyond = self._beyond()
        if beyond is not None and not beyond.is_closing():
            beyond.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ends.discard(self)
        self.shutdown()

    def shutdown(self) -> None:
        """Close both ends, after what was written."""
        for transport in (self.transport, self._beyond()):
            if transport is not None and not transport.is_closing():
                transport.close()

    def cut(self) -> None:
        """Close both ends at once: whoever is beyond takes nothing any more."""
        for transport in (self.transport, self._beyond()):
            if transport is not None:
                transport.abort()


class Pipes:
    """The pipes of a process, by whom they lead to."""

    def __init__(self, neighbours: Neighbours) -> None:
        self.neighbours = neighbours
        self._leading: defaultdict[str, set[End]] = defaultdict(set)
        neighbours.gone = self.cut

    @property
    def count(self) -> int:
        """How many lead away from here."""
        return sum(map(len, self._leading.values()))

    async def call(self, code: str) -> End | None:
        """A pipe's far end, at the process that keeps a table; None if that is this one."""
        for _ in range(TRIES):
            member = await self.neighbours.keeper(code)
            if member is None:
                return None
            try:
                return await self._connect(member)
            except (OSError, TimeoutError):
                await self.neighbours.bury(member)
        return None

    async def _connect(self, member: Member) -> End:
        host, _, port = member.address.rpartition(":")
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CALLING):
            _, end = await loop.create_connection(lambda: End(self._leading[member.name]), host.strip("[]"), int(port))
        return end

    def cut(self, name: str) -> None:
        """A process is gone: those who were led to it come anew and are led elsewhere."""
        for end in list(self._leading.pop(name, ())):
            end.cut()
