"""The database of a server process: opened, brought up to date, closed."""

from __future__ import annotations

import asyncio

from alembic.util import CommandError
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from hippodrome.server.errors import CannotOpen
from hippodrome.server.store.access import Access, surely
from hippodrome.server.store.clubs import Clubs
from hippodrome.server.store.cups import Cups
from hippodrome.server.store.database import check_file, open_engine, server_keys, upgrade
from hippodrome.server.store.gallery import Gallery
from hippodrome.server.store.leases import Leases
from hippodrome.server.store.lists import Lists
from hippodrome.server.store.logs import Logs
from hippodrome.server.store.processes import Processes
from hippodrome.server.store.results import Results
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
    """Everything that is kept: logs, lists, leases, sets, clubs, results, cups and the server's own keys."""

    def __init__(self, engine: AsyncEngine, shared: bool = False) -> None:
        self.access = Access(engine, shared)
        self.logs = Logs(self.access)
        self.lists = Lists(self.access)
        self.processes = Processes(self.access)
        self.leases = Leases(self.access, self.processes)
        self.sets = Sets(self.access)
        self.clubs = Clubs(self.access)
        self.results = Results(self.access)
        self.cups = Cups(self.access)
        self.gallery = Gallery(self.access)

    @classmethod
    async def open(cls, address: str, shared: bool = False) -> Store:
        """Open a database and bring it up to date, or say in a line why not; `shared` with processes beside this."""
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
        return cls(engine, shared)

    @property
    def shared(self) -> bool:
        """True if there may be other processes."""
        return self.access.shared

    async def close(self) -> None:
        """Finish what is queued, then let go."""
        await self.logs.close()
        await self.access.engine.dispose()

    async def key(self, name: str, made: str) -> str:
        """A key of the server: the one kept, or the one just made if there is none yet."""
        return await surely(lambda: self._key(name, made))

    async def _key(self, name: str, made: str) -> str:
        keep = self.access.dialect.insert(server_keys).on_conflict_do_nothing()
        async with self.access.writing() as connection:
            await connection.execute(keep, {"name": name, "value": made})
            found = await connection.execute(select(server_keys.c.value).where(server_keys.c.name == name))
            return str(found.scalar_one())
