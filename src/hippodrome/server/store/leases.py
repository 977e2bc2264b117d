"""Which process keeps which table, and when there was a server at all."""

from __future__ import annotations

import time
from collections.abc import Collection

from sqlalchemy import ColumnElement, false, or_, select, update

from hippodrome.server.store.access import Access
from hippodrome.server.store.database import server_keys, tables
from hippodrome.server.store.processes import Processes

ALIVE = "alive"
"""Under this name the keys of the server say when one was last there."""

PROBE = "probe"
"""Under this one, when it was last tried whether anything can be written."""


class Leases:
    """Who plays a table's bots, watches its clocks and speaks to its people: a process that lives.

    Nothing depends on it but speed: of two that write to a log, the log itself lets one win.
    """

    def __init__(self, access: Access, processes: Processes) -> None:
        self.access = access
        self.processes = processes
        noted = access.dialect.insert(server_keys)
        self._note = noted.on_conflict_do_update(index_elements=["name"], set_={"value": noted.excluded.value})

    @property
    def free(self) -> ColumnElement[bool]:
        """What is true of a table that this process keeps or may keep."""
        if not self.access.shared:
            return ~false()
        living = self.processes.living()
        keeper = tables.c.keeper
        return or_(keeper.is_(None), keeper == self.access.process, keeper.not_in(living))

    async def keep(self, code: str) -> bool:
        """Let this process become (or stay) the one that keeps a table."""
        query = update(tables).where(tables.c.code == code, self.free)
        async with self.access.writing() as connection:
            kept = await connection.execute(query.values(keeper=self.access.process))
            return kept.rowcount == 1

    async def take(self, code: str) -> None:
        """Let this process keep a table, whoever does; that one notices soon, and of two the log lets one win."""
        async with self.access.writing() as connection:
            await connection.execute(update(tables).where(tables.c.code == code).values(keeper=self.access.process))

    async def keeper(self, code: str) -> str | None:
        """The process that keeps a table, dead or alive."""
        found = await self.access.all(select(tables.c.keeper).where(tables.c.code == code))
        return found[0].keeper if found else None

    async def give(self, code: str, process: str | None) -> None:
        """Leave a table of this process's to another one, or to whoever opens it next."""
        mine = update(tables).where(tables.c.code == code, tables.c.keeper == self.access.process)
        async with self.access.writing() as connection:
            await connection.execute(mine.values(keeper=process))

    async def neglected(self, now: float, known: Collection[str]) -> list[str]:
        """Tables where something is due and nobody looks after it, but for those that are known."""
        due = select(tables.c.code).where(tables.c.due < now, self.free)
        query = due.where(tables.c.code.not_in(known)).order_by(tables.c.due).limit(50)
        return [found.code for found in await self.access.all(query)]

    async def beat(self, now: float) -> None:
        """Note that a server is there."""
        async with self.access.writing() as connection:
            await connection.execute(self._note, {"name": ALIVE, "value": str(now)})

    async def probe(self) -> None:
        """Write something, to see whether it can be done."""
        async with self.access.writing() as connection:
            await connection.execute(self._note, {"name": PROBE, "value": str(time.time())})

    async def alive(self) -> float | None:
        """When a server was last known to be there."""
        found = await self.access.all(select(server_keys.c.value).where(server_keys.c.name == ALIVE))
        return float(found[0].value) if found else None
