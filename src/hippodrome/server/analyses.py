"""The look back on finished races: made in the background one at a time, kept for good, told to the table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import metrics
from hippodrome.server.analyst import question
from hippodrome.server.database import analyses
from hippodrome.server.errors import NotOver, Restarting
from hippodrome.server.messages import AnalysisMessage
from hippodrome.server.table import Table
from hippodrome.server.wire import AnalysisStatus

if TYPE_CHECKING:
    from hippodrome.server.rooms import Rooms

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


class Analyses:
    """The analyses of a database, and this process's part in making them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.settings = rooms.settings
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._insert = (postgresql if self.store.postgresql else sqlite).insert(analyses).on_conflict_do_nothing()

    async def start(self) -> None:
        if not self.settings.analysis:
            return
        if not self.store.postgresql:
            # One process: whatever was begun, was begun before a restart.
            await self._change(None, kept_until=0.0)
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

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
        return found.status, found.progress, found.result

    async def ask(self, table: Table) -> bool:
        """Put a finished race in the queue, if it can be looked back on and there is room."""
        if not self.settings.analysis or table.result is None or not 0 < len(table.moves) <= LONGEST_RACE:
            return False
        async with self.store.engine.connect() as connection:
            waiting = select(func.count()).select_from(analyses).where(analyses.c.status == "pending")
            if (await connection.execute(waiting)).scalar_one() >= QUEUED:
                metrics.ANALYSES.labels("skipped").inc()
                return False
        new = {
            "code": table.code, "status": "pending", "progress": 0.0, "tries": 0,
            "asked": time.time(), "kept_until": 0.0, "result": None,
        }  # fmt: skip
        async with self.store.writing() as connection:
            await connection.execute(self._insert, new)
        self._news.set()
        return True

    async def _found(self, code: str) -> Any:
        async with self.store.engine.connect() as connection:
            return (await connection.execute(select(analyses).where(analyses.c.code == code))).one_or_none()

    async def _change(self, code: str | None, **values: Any) -> None:
        query = update(analyses).where(analyses.c.status == "pending")
        if code is not None:
            query = query.where(analyses.c.code == code)
        async with self.store.writing() as connection:
            await connection.execute(query.values(**values))

    # The work

    async def _work(self) -> None:
        while not self.rooms.closing:
            self._news.clear()
            try:
                claimed = await self._claim()
                if claimed is None:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(LOOKING):
                            await self._news.wait()
                else:
                    await self._look_back(*claimed)
            except Exception:
                log.exception("looking back failed")
                await asyncio.sleep(LOOKING)

    async def _claim(self) -> tuple[str, int] | None:
        """The race that has waited longest and is nobody's, made ours; and how often it was tried before."""
        now = time.time()
        free = (analyses.c.status == "pending") & (analyses.c.kept_until < now)
        async with self.store.engine.connect() as connection:
            query = select(analyses.c.code, analyses.c.tries).where(free).order_by(analyses.c.asked).limit(1)
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return None
        mine = update(analyses).where(free & (analyses.c.code == found.code))
        async with self.store.writing() as connection:
            won = await connection.execute(mine.values(kept_until=now + LEASE, tries=found.tries + 1))
        return (found.code, found.tries) if won.rowcount == 1 else None

    async def _look_back(self, code: str, tries: int) -> None:
        result = None
        try:
            if tries < TRIES:
                room = await self.rooms.get(code)
                line = json.dumps(question(room.table.record(), self.settings.playouts, code))
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
            await self._tell(code, "ready", 1.0)
            metrics.ANALYSES.labels("ready").inc()
        elif tries + 1 >= TRIES:
            await self._change(code, status="failed")
            await self._tell(code, "failed", 0.0)
            metrics.ANALYSES.labels("failed").inc()
        else:
            await self._change(code, kept_until=0.0)

    async def _ask(self, code: str, line: bytes) -> str | None:
        """Let a process of its own look back on a race; None if it died."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hippodrome.server.analyst",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 25,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        noted = 0.0
        try:
            process.stdin.write(line)
            with contextlib.suppress(ConnectionError):
                await process.stdin.drain()
            while text := await process.stdout.readline():
                said = json.loads(text)
                if "analysis" in said:
                    return json.dumps(said["analysis"], separators=(",", ":"))
                self.show(code, "pending", said["progress"])
                if time.monotonic() - noted > TELLING:
                    noted = time.monotonic()
                    await self._change(code, progress=said["progress"], kept_until=time.time() + LEASE)
                    await self.rooms.bus.tell(f"analysis {self.rooms.process} {code} pending {said['progress']}")
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _tell(self, code: str, status: AnalysisStatus, progress: float) -> None:
        self.show(code, status, progress)
        await self.rooms.bus.tell(f"analysis {self.rooms.process} {code} {status} {progress}")

    def show(self, code: str, status: AnalysisStatus, progress: float) -> None:
        """Tell everybody who is at a table here."""
        room = self.rooms.open.get(code)
        if room is not None:
            for connection in room.connections:
                connection.say(AnalysisMessage(status=status, progress=progress))
