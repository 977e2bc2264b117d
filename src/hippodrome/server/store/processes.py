"""The processes that share a database: each says again and again that it lives, by the database's own clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, extract, func, select

from hippodrome.server.store.access import Access
from hippodrome.server.store.database import processes

SILENT = 8.0
"""Seconds after which a process that says nothing is taken for dead."""
FORGOTTEN = 3600.0
"""Seconds after which nothing is known of it any more."""
_EPOCH = 2440587.5
"""The beginning of time, in SQLite's days."""


@dataclass(frozen=True, slots=True)
class Member:
    """A process of the database's, as the others see it."""

    name: str
    place: str
    """What stays the same when a process is restarted: tables find their way back by it."""
    address: str
    """Where it listens to the others: `host:port`."""
    started: float
    seen: float


class Processes:
    """The register of processes."""

    def __init__(self, access: Access) -> None:
        self.access = access
        if access.postgresql:
            # Machines have clocks of their own: whose time it is must not matter.
            self._now: ColumnElement[Any] = extract("epoch", func.clock_timestamp())
        else:
            self._now = (func.julianday("now") - _EPOCH) * 86400.0

    def living(self) -> Select[Any]:
        """The names of those who live, as a part of other questions."""
        return select(processes.c.name).where(processes.c.seen > self._now - SILENT)

    async def beat(self, place: str, address: str) -> None:
        """Say that this process lives."""
        mine: dict[str, Any] = {"name": self.access.process, "place": place, "address": address}
        new = self.access.dialect.insert(processes).values(**mine, started=self._now, seen=self._now)
        told = new.on_conflict_do_update(index_elements=["name"], set_={"seen": self._now})
        async with self.access.writing() as connection:
            await connection.execute(told)
            await connection.execute(delete(processes).where(processes.c.seen < self._now - FORGOTTEN))

    async def present(self) -> list[Member]:
        """Those who live."""
        query = select(processes).where(processes.c.seen > self._now - SILENT)
        return [Member(**found._mapping) for found in await self.access.all(query.order_by(processes.c.started))]

    async def leave(self) -> None:
        """Say that this process ends."""
        async with self.access.writing() as connection:
            await connection.execute(delete(processes).where(processes.c.name == self.access.process))

    async def bury(self, member: Member) -> None:
        """A process does not answer at its address: unless it has said a word since, it is dead."""
        gone = delete(processes).where(processes.c.name == member.name, processes.c.seen == member.seen)
        async with self.access.writing() as connection:
            await connection.execute(gone)
