"""All tables that are open in this process, and how it learns of what other processes do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, cast

from hippodrome.server import lobby, metrics, play
from hippodrome.server.actors import Actor
from hippodrome.server.analyses import Analyses
from hippodrome.server.bus import Bus
from hippodrome.server.errors import NoSuchTable, NotOver, Refusal, Restarting
from hippodrome.server.keeper import Keeper
from hippodrome.server.notices import Notices
from hippodrome.server.room import Room, closing, load
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store import Store
from hippodrome.server.table import Table
from hippodrome.server.wire import AnalysisStatus
from hippodrome.server.workers import Workers

log = logging.getLogger(__name__)

IDLE = 60.0
"""Seconds after which a table nobody looks at is put away."""
LOOK_AROUND = 3.0
"""Seconds between looks for neglected tables and missed news."""
TOGETHER = 0.1
"""Seconds over which comings and goings are gathered before other processes are told."""
CROWDS = 80
"""Tables in one piece of news: PostgreSQL carries 8000 bytes."""
COMING_BACK = 15.0
"""Seconds for players to find a server again that was gone, on nobody's clock."""
BEAT = 10.0
"""Seconds between two notes that a server is there."""
SILENT = 12.0
"""Seconds after which a process that says nothing is taken for dead."""


class Rooms:
    """The open tables of a server process."""

    def __init__(self, store: Store, workers: Workers, notices: Notices, settings: ServerSettings) -> None:
        self.store = store
        self.workers = workers
        self.notices = notices
        self.settings = settings
        self.process = store.process
        self.open: dict[str, Room] = {}
        self.keepers: dict[str, Keeper] = {}
        self.sockets = 0
        self.closing = False
        self.bus = Bus(store, self._hear, self._check)
        self.analyses = Analyses(self)
        self._crowds: dict[str, tuple[frozenset[int], int]] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._alive: dict[str, float] = {}
        self._down = (0.0, 0.0)
        """When the last server process went, and when this one came, if there was none in between."""
        self._beat = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._requests: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        alive, now = await self.store.alive(), time.time()
        if alive is not None and alive < now:
            self._down = (alive, now)
        await self.bus.start()
        await self.analyses.start()
        self._spawn(self._look_around())

    async def stop(self) -> None:
        """Put everything away; what was acknowledged is in the database."""
        self.closing = True
        if self._requests:
            await asyncio.wait(self._requests, timeout=5)
        await self.analyses.stop()
        for keeper in list(self.keepers.values()):
            await keeper.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.store.release(self.process)
            await self.store.beat(time.time())
        await self.bus.close()

    def farewell(self) -> None:
        """Tell everybody that the server restarts."""
        self.closing = True
        for room in self.open.values():
            room.farewell()

    def look_back(self, table: Table) -> None:
        """A race is over: have it analysed."""
        if not self.closing:
            self._spawn(self._look_back(table))

    async def _look_back(self, table: Table) -> None:
        await self.analyses.ask(table)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self._requests.add(task)
        task.add_done_callback(self._finished)
        await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._requests.discard(task)
        if not task.cancelled():
            task.exception()

    async def get(self, code: str) -> Room:
        """An open table, opened now if need be."""
        if self.closing:
            raise Restarting()
        room = self.open.get(code)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._opening.get(code)
        if task is None:
            task = self._opening[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(task)

    async def _load(self, code: str) -> Room:
        secret = await self.store.secret(code)
        if secret is None:
            raise NoSuchTable(code=code)
        room = await load(self, code, await self.store.rows(code), secret)
        await room.catch_up()
        self.admit(room)
        if self.store.postgresql:
            await self.bus.tell(f"roll {code} {self.process}")
        if lobby.complete(room.table):
            await room.begin()
        return room

    def admit(self, room: Room) -> None:
        """A room is open from now on."""
        self.open[room.table.code] = room
        self.tend(room)
        metrics.ROOMS.set(len(self.open))

    def tend(self, room: Room) -> None:
        """See to it that a race is looked after."""
        code = room.table.code
        keeper = self.keepers.get(code)
        if keeper is None or keeper.room is not room:
            keeper = self.keepers[code] = Keeper(room)
        keeper.start()

    async def rematch(self, room: Room, actor: Actor, acknowledge: Callable[[int | None], None]) -> None:
        """Open the table of the next race, once; everybody learns its code from the log of this one."""
        play.may_rematch(room.table, actor)
        if room.table.rematch is not None:
            acknowledge(room.table.sequence)
            return
        from hippodrome.server.creation import rematch

        following = await rematch(self, room.table, actor)
        code = following.table.code
        try:
            await room.commit(lambda _now: play.rematch(room.table, code), None, acknowledge)
        except NotOver:
            await self.forget(code)
            acknowledge(room.table.sequence)

    async def forget(self, code: str) -> None:
        """Remove a table altogether."""
        room = self.open.pop(code, None)
        keeper = self.keepers.pop(code, None)
        if keeper is not None:
            await keeper.stop()
        if room is not None:
            for connection in list(room.connections):
                connection.close(4404, closing(NoSuchTable(code=code)))
        await self.store.remove(code)

    # Other processes

    def tell_crowd(self, code: str, here: tuple[frozenset[int], int]) -> None:
        """Tell other processes who is connected here."""
        if self.store.postgresql and not self.closing:
            if not self._crowds:
                self._spawn(self._tell_crowds())
            self._crowds[code] = here

    async def _tell_crowds(self) -> None:
        """Many come and go at once: what changed in a moment is told together."""
        await asyncio.sleep(TOGETHER)
        crowds, self._crowds = list(self._crowds.items()), {}
        for first in range(0, len(crowds), CROWDS):
            told = [[code, sorted(here[0]), here[1]] for code, here in crowds[first : first + CROWDS]]
            await self.bus.tell(f"crowd {self.process} {json.dumps(told, separators=(',', ':'))}")

    async def _hear(self, news: str) -> None:
        kind, _, rest = news.partition(" ")
        if kind == "log":
            process, _, items = rest.partition(" ")
            for item in items.split(",") if process != self.process else ():
                code, _, sequence = item.partition(":")
                room = self.open.get(code)
                if room is not None and room.table.sequence < int(sequence):
                    await room.catch_up()
                    self.tend(room)
        elif kind == "crowd":
            process, _, told = rest.partition(" ")
            if process == self.process:
                return
            self._alive[process] = time.monotonic()
            for code, seats, spectators in json.loads(told):
                room = self.open.get(code)
                if room is not None:
                    room.presences.hear(process, frozenset(seats), spectators)
        elif kind == "roll":
            code, _, process = rest.partition(" ")
            room = self.open.get(code)
            if room is not None and process != self.process:
                self.tell_crowd(code, room.presences.here())
        elif kind == "analysis":
            process, code, status, progress = rest.split(" ")
            if process != self.process:
                self.analyses.show(code, cast(AnalysisStatus, status), float(progress))
        elif kind == "alive" and rest != self.process:
            self._alive[rest] = time.monotonic()

    async def _check(self) -> None:
        """See whether any open table has gone on elsewhere."""
        if not self.open:
            return
        for code, sequence in (await self.store.sequences(list(self.open))).items():
            room = self.open.get(code)
            if room is not None and room.table.sequence < sequence:
                await room.catch_up()
                self.tend(room)

    async def _look_around(self) -> None:
        while True:
            try:
                await self._check()
                await self._adopt()
                await self._put_away()
                await self.bus.tell(f"alive {self.process}")
                await self._live()
                self._bury()
            except Exception:
                log.exception("looking around failed")
            await asyncio.sleep(LOOK_AROUND)

    async def _adopt(self) -> None:
        """Open tables where something is due and nobody looks after them (after a crash, or for days)."""
        for code in await self.store.neglected(time.time() - 1.0):
            if code not in self.open:
                with contextlib.suppress(Refusal):
                    await self.get(code)

    async def _put_away(self) -> None:
        now = time.monotonic()
        for code, room in list(self.open.items()):
            if room.connections or room.lock.locked() or now - room.used < IDLE:
                continue
            keeper = self.keepers.pop(code, None)
            if keeper is not None:
                await keeper.stop()
            if not room.connections:
                del self.open[code]
        metrics.ROOMS.set(len(self.open))

    async def _live(self) -> None:
        """Note now and then that a server is there: the time in which none was does not count on clocks."""
        if self.open and time.monotonic() - self._beat > BEAT:
            self._beat = time.monotonic()
            await self.store.beat(time.time())

    def down_since(self, moment: float) -> float:
        """For how long after a moment there was no server; the time to find it again is given too."""
        gone, back = self._down
        return max(0.0, min(time.time(), back + COMING_BACK) - max(gone, moment)) if moment < back else 0.0

    def _bury(self) -> None:
        now = time.monotonic()
        for process, heard in list(self._alive.items()):
            if now - heard > SILENT:
                del self._alive[process]
                for room in self.open.values():
                    room.presences.forget(process)
