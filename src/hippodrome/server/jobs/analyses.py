"""The look back on finished races: made in the background one at a time, kept for good, told to the table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import func, select, update

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import clock, metrics
from hippodrome.server.errors import NotOver, Restarting
from hippodrome.server.jobs.analyst import task
from hippodrome.server.log.table import Table
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.access import away
from hippodrome.server.store.database import analyses, tables
from hippodrome.server.store.store import Store
from hippodrome.server.wire.nouns import AnalysisStatus

log = logging.getLogger(__name__)

QUEUED = 100
"""Races that may wait; more are not looked back on until somebody asks again."""
LONGEST_RACE = 3000
"""Choices in a race that is looked back on."""
PATIENCE = 900.0
"""Seconds after which a process is given up."""
TRIES = 2
LEASE = 30.0
"""Seconds for which a race is a process's own to look back on, from its last word on."""
TELLING = 5.0
"""Seconds between two notes of the progress in the database."""
LOOKING = 10.0
"""Seconds between two looks for races that another process has left undone."""

Opened = Callable[[str], Awaitable[Table]]
"""A table by its code."""
Tell = Callable[[str, AnalysisStatus, float], None]
"""Tells those at a table how far its analysis is."""


class Analyses:
    """The analyses of a database, and this process's part in making them."""

    def __init__(self, store: Store, settings: ServerSettings, table: Opened, tell: Tell) -> None:
        self.store = store
        self.settings = settings
        self._table = table
        self._tell = tell
        self._news = asyncio.Event()
        self.working: asyncio.Task[None] | None = None
        """Looks back until this process ends."""
        self._insert = store.access.dialect.insert(analyses).on_conflict_do_nothing()

    async def start(self) -> None:
        if not self.settings.analysis:
            return
        if not self.store.shared:
            # One process: whatever was begun, was begun before a restart.
            await self._change(None, kept_until=0.0)
        self.working = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self.working is not None:
            self.working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.working

    # What is known

    async def of(self, table: Table) -> tuple[AnalysisStatus, float, str | None]:
        """How far the look back on a table's race is, and the analysis as JSON; asks for it if need be."""
        if table.phase != "over":
            raise NotOver()
        found = await self._found(table.code)
        if found is None and await self.ask(table):
            found = await self._found(table.code)
        if found is None or (found.status == "pending" and not self.settings.analysis):
            return "off", 0.0, None
        return found.status, found.progress, found.result and _named(found.result, table)

    async def ask(self, table: Table) -> bool:
        """Put a finished race in the queue, if it can be looked back on and there is room."""
        if not self.settings.analysis or table.result is None or not 0 < len(table.moves) <= LONGEST_RACE:
            return False
        async with self.store.access.engine.connect() as connection:
            waiting = select(func.count()).select_from(analyses).where(analyses.c.status == "pending")
            if (await connection.execute(waiting)).scalar_one() >= QUEUED:
                metrics.ANALYSES.labels("skipped").inc()
                return False
        new = {
            "code": table.code, "status": "pending", "progress": 0.0, "tries": 0,
            "asked": clock.now(), "kept_until": 0.0, "result": None,
        }  # fmt: skip
        async with self.store.access.writing() as connection:
            await connection.execute(self._insert, new)
        self._news.set()
        return True

    async def _found(self, code: str) -> Any:
        async with self.store.access.engine.connect() as connection:
            return (await connection.execute(select(analyses).where(analyses.c.code == code))).one_or_none()

    async def _change(self, code: str | None, **values: Any) -> None:
        query = update(analyses).where(analyses.c.status == "pending")
        if code is not None:
            query = query.where(analyses.c.code == code)
        async with self.store.access.writing() as connection:
            await connection.execute(query.values(**values))

    # The work

    async def _work(self) -> None:
        while True:
            self._news.clear()
            try:
                claimed = await self._claim()
                if claimed is None:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(LOOKING):
                            await self._news.wait()
                else:
                    await self._look_back(*claimed)
            except Restarting:
                if not self.store.shared:
                    # Only a server that ends refuses its own table.
                    return
                # Another process has the table, or will: there it is looked back on.
                await asyncio.sleep(LOOKING)
            except Exception as error:
                log.error("looking back failed", exc_info=None if away(error) else error)
                await asyncio.sleep(LOOKING)

    async def _claim(self) -> tuple[str, int] | None:
        """The race that has waited longest, is nobody's and was raced here, made ours; and how often it was tried."""
        now = clock.now()
        free = (analyses.c.status == "pending") & (analyses.c.kept_until < now)
        async with self.store.access.engine.connect() as connection:
            others = select(tables.c.code).where(~self.store.leases.free)
            query = select(analyses.c.code, analyses.c.tries).where(free, analyses.c.code.not_in(others))
            query = query.order_by(analyses.c.asked).limit(1)
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return None
        mine = update(analyses).where(free & (analyses.c.code == found.code))
        async with self.store.access.writing() as connection:
            won = await connection.execute(mine.values(kept_until=now + LEASE, tries=found.tries + 1))
        return (found.code, found.tries) if won.rowcount == 1 else None

    async def _look_back(self, code: str, tries: int) -> None:
        result = None
        try:
            if tries < TRIES:
                table = await self._table(code)
                line = json.dumps(task(table.record(), self.settings.playouts, code, table.stood_in))
                async with asyncio.timeout(PATIENCE):
                    result = await self._ask(code, line.encode() + b"\n")
        except (Restarting, asyncio.CancelledError):
            # That this process ends is not the race's fault.
            await asyncio.shield(self._change(code, kept_until=0.0, tries=tries))
            raise
        except (TimeoutError, HippodromeError) as error:
            log.warning("a race was not looked back on", extra={"table": code, "error": repr(error)})
            tries = TRIES
        if result is not None:
            await self._change(code, status="ready", progress=1.0, result=result)
            self._tell(code, "ready", 1.0)
            metrics.ANALYSES.labels("ready").inc()
        elif tries + 1 >= TRIES:
            await self._change(code, status="failed", result=None)
            self._tell(code, "failed", 0.0)
            metrics.ANALYSES.labels("failed").inc()
        else:
            await self._change(code, kept_until=0.0)

    async def _ask(self, code: str, line: bytes) -> str | None:
        """Let a process of its own look back on a race; None if it died."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hippodrome.server.jobs.analyst",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 25,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        noted = progress = 0.0
        try:
            # A process that died at once closes its end: uvloop tells by a RuntimeError, asyncio by a ConnectionError.
            with contextlib.suppress(ConnectionError, RuntimeError):
                process.stdin.write(line)
                await process.stdin.drain()
            while text := await process.stdout.readline():
                said = json.loads(text)
                if "analysis" in said:
                    return json.dumps(said["analysis"], separators=(",", ":"))
                if "draft" in said:
                    draft = json.dumps(said["draft"], separators=(",", ":"))
                    await self._change(code, progress=progress, result=draft, kept_until=clock.now() + LEASE)
                    self._tell(code, "pending", progress)
                    continue
                progress = said["progress"]
                if time.monotonic() - noted > TELLING:
                    noted = time.monotonic()
                    await self._change(code, progress=progress, kept_until=clock.now() + LEASE)
                self._tell(code, "pending", progress)
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _named(result: str, table: Table) -> str:
    """An analysis with the names as they stand at the table: none is kept with it. A draft has no seats yet."""
    told = json.loads(result)
    for report, name in zip(told["seats"], table.record().seats, strict=False):
        report["name"] = name
    return json.dumps(told, separators=(",", ":"))
