"""The database of a server process: opened, brought up to date, closed."""

from __future__ import annotations

import asyncio

from alembic.util import CommandError
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from hippodrome.server.errors import CannotOpen
from hippodrome.server.store.access import Access
from hippodrome.server.store.database import check_file, open_engine, server_keys, upgrade
from hippodrome.server.store.leases import Leases
from hippodrome.server.store.lists import Lists
from hippodrome.server.store.logs import Logs
from hippodrome.server.store.sets import Sets


def _line(error: BaseException) -> str:
    """What is wrong with a database, in one line."""
    if isinstance(error, CommandError):
        return "a newer version of Hippodrome has written it; install that one, or restore a backup"
    if isinstance(error, ImportError):
        return f"{error}; try: pip install 'hippodrome[postgres]'"
    cause = getattr(error, "orig", None) or error
    return (str(cause) or type(cause).__name__).splitlines()[0].rpartition(">: ")[2]


class Store:
    """Everything that is kept: logs, lists, leases, sets and the server's own keys."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.access = Access(engine)
        self.logs = Logs(self.access)
        self.lists = Lists(self.access)
        self.leases = Leases(self.access)
        self.sets = Sets(self.access)

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open a database and bring it up to date, or say in a line why not."""
        try:
            engine = open_engine(address)
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise CannotOpen(database=address.rpartition("@")[2], problem=_line(error)) from error
        try:
            if engine.dialect.name == "sqlite":
                await asyncio.to_thread(check_file, engine.url)
            await upgrade(engine)
        except Exception as error:
            await engine.dispose()
            shown = engine.url.render_as_string(hide_password=True)
            raise CannotOpen(database=shown, problem=_line(error)) from error
        return cls(engine)

    @property
    def postgresql(self) -> bool:
        """True if several processes may share the database."""
        return self.access.postgresql

    async def close(self) -> None:
        """Finish what is queued, then let go."""
        await self.logs.close()
        await self.access.engine.dispose()

    async def key(self, name: str, made: str) -> str:
        """A key of the server: the one kept, or the one just made if there is none yet."""
        keep = self.access.dialect.insert(server_keys).on_conflict_do_nothing()
        async with self.access.writing() as connection:
            await connection.execute(keep, {"name": name, "value": made})
            found = await connection.execute(select(server_keys.c.value).where(server_keys.c.name == name))
            return str(found.scalar_one())
