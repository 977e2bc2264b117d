"""How the processes of one database tell each other what happened (PostgreSQL LISTEN/NOTIFY).

News is one line: `log PROCESS CODE:SEQUENCE,…` (committed entries, sent by the transaction itself),
`crowd PROCESS JSON` (who is connected to a process at some tables), `roll PROCESS CODE,…` (tell me who you
have there), `analysis PROCESS CODE STATUS PROGRESS`, `alive PROCESS`.
With SQLite there is one process, and nothing to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from hippodrome.server.store.access import away
from hippodrome.server.store.logs import CHANNEL
from hippodrome.server.store.store import Store

log = logging.getLogger(__name__)

Listener = Callable[[str], Awaitable[None]]


class Bus:
    """The news of other processes, one line at a time, in order."""

    def __init__(self, store: Store, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.listener = listener
        self.missed = missed
        """Called after the line was down: news may have been lost."""
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        if self.store.postgresql:
            connected = asyncio.Event()
            self._tasks = [asyncio.create_task(self._listen(connected)), asyncio.create_task(self._read())]
            await connected.wait()

    async def _listen(self, connected: asyncio.Event) -> None:
        import asyncpg

        address = self.store.access.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                line = await asyncpg.connect(address)
                gone = asyncio.Event()
                line.add_termination_listener(lambda *_: gone.set())  # noqa: B023
                await line.add_listener(CHANNEL, self._hear)
                if connected.is_set():
                    await self.missed()
                connected.set()
                try:
                    await gone.wait()
                finally:
                    with contextlib.suppress(Exception):
                        await line.close(timeout=1)
            except Exception as error:
                fault = None if away(error) else error
                log.warning("the news line is down", exc_info=fault, extra={"error": type(error).__name__})
            await asyncio.sleep(1)

    def _hear(self, _connection: Any, _process: int, _channel: str, news: object) -> None:
        self._heard.put_nowait(str(news))

    async def _read(self) -> None:
        while True:
            news = await self._heard.get()
            try:
                await self.listener(news)
            except Exception as error:
                log.error("news could not be read", exc_info=None if away(error) else error)

    async def tell(self, news: str) -> None:
        """Tell the other processes; news that is lost with the line is looked up again later."""
        if not self.store.postgresql:
            return
        try:
            await self.store.logs.tell(news)
        except Exception as error:
            if not away(error):
                raise
            log.warning("news was lost", extra={"error": type(error).__name__})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
