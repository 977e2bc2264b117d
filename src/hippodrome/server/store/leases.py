"""Which process looks after which table, and when there was a server at all."""

from __future__ import annotations

import time
from collections.abc import Collection

from sqlalchemy import or_, select, update

from hippodrome.server.store.access import Access
from hippodrome.server.store.database import server_keys, tables

ALIVE = "alive"
"""Under this name the keys of the server say when one was last there."""

PROBE = "probe"
"""Under this one, when it was last tried whether anything can be written."""


class Leases:
    """Who plays a table's bots and watches its clocks."""

    def __init__(self, access: Access) -> None:
        self.access = access
        noted = access.dialect.insert(server_keys)
        self._note = noted.on_conflict_do_update(index_elements=["name"], set_={"value": noted.excluded.value})

    async def keep(self, code: str, now: float, until: float) -> bool:
        """Let this process become (or stay) the one that looks after a table."""
        mine = or_(tables.c.keeper == self.access.process, tables.c.kept_until < now)
        query = update(tables).where(tables.c.code == code, mine)
        async with self.access.writing() as connection:
            kept = await connection.execute(query.values(keeper=self.access.process, kept_until=until))
            return kept.rowcount == 1

    async def release(self) -> None:
        """Let other processes look after this one's tables."""
        query = update(tables).where(tables.c.keeper == self.access.process)
        async with self.access.writing() as connection:
            await connection.execute(query.values(kept_until=0.0))

    async def neglected(self, now: float, known: Collection[str]) -> list[str]:
        """Tables where something is due and nobody looks after it, but for those that are known."""
        due = select(tables.c.code).where(tables.c.due < now, tables.c.kept_until < now)
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
