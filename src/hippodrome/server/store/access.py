"""How everything of the store reaches the database: reading freely, writing in turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as Late
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

Line = Row[Any]
"""What the database answers, line by line."""
Found = TypeVar("Found")
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between two questions to a database that does not answer; the last one goes on."""
WRITING = 3.0
"""Seconds in which a healthy database can be written to."""


_SAID = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors in which the database says what it did not do."""


def away(error: BaseException) -> bool:
    """True if the database could not be reached, or the line to it broke: what it did is not known."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, _SAID)
    return isinstance(error, OSError | TimeoutError | Late) or type(error).__module__.startswith("asyncpg")


async def surely(ask: Callable[[], Awaitable[Found]]) -> Found:
    """Ask the database until it answers."""
    tries = 0
    while True:
        try:
            return await ask()
        except Exception as error:
            if not away(error):
                raise
            log.warning("the database does not answer", extra={"error": type(error).__name__})
        await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
        tries += 1


class Access:
    """The database of a server process."""

    def __init__(self, engine: AsyncEngine, shared: bool = False) -> None:
        self.engine = engine
        self.postgresql = engine.dialect.name == "postgresql"
        self.shared = shared or self.postgresql
        """True if there may be other processes: with SQLite only those of one `serve`."""
        self.dialect = postgresql if self.postgresql else sqlite
        self.process = secrets.token_hex(6)
        """The name of this process among others."""
        self.one_writer = asyncio.Lock()
        """SQLite has one writer at a time: this process takes turns."""
        self._probed = (0.0, True)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        if self.postgresql:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.one_writer, self.engine.begin() as connection:
            yield connection

    async def healthy(self, write: Callable[[], Awaitable[None]]) -> bool:
        """True if something could be written just now; tried at most once a second."""
        at, well = self._probed
        if time.monotonic() - at > 1.0:
            self._probed = time.monotonic(), well
            try:
                async with asyncio.timeout(WRITING):
                    await write()
                well = True
            except Exception as error:
                log.warning("the database cannot be written to", extra={"error": type(error).__name__})
                well = False
            self._probed = time.monotonic(), well
        return well

    async def all(self, query: Select[Any]) -> list[Line]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())
