"""All tables that are open in this process: opened when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from hippodrome.server import clock, metrics
from hippodrome.server.errors import NoSuchTable, NotOver, Refusal, Restarting, Unreadable
from hippodrome.server.jobs.analyses import Analyses
from hippodrome.server.jobs.notices import Notices
from hippodrome.server.jobs.workers import Workers
from hippodrome.server.log import opening, starting
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.table import Table
from hippodrome.server.rooms.connections import closing
from hippodrome.server.rooms.errands import Errands
from hippodrome.server.rooms.keeper import Keeper
from hippodrome.server.rooms.moving import COMING, Moving
from hippodrome.server.rooms.neighbours import Neighbours
from hippodrome.server.rooms.room import Room, folded, load
from hippodrome.server.rooms.rounds import Rounds
from hippodrome.server.rooms.uptime import Uptime
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.store import Store
from hippodrome.server.wire.messages import AnalysisMessage
from hippodrome.server.wire.nouns import AnalysisStatus

log = logging.getLogger(__name__)


class Rooms:
    """The open tables of a server process."""

    def __init__(self, store: Store, workers: Workers, notices: Notices, settings: ServerSettings) -> None:
        self.store = store
        self.workers = workers
        self.notices = notices
        self.settings = settings
        self.open: dict[str, Room] = {}
        self.keepers: dict[str, Keeper] = {}
        self.closing = False
        self.errands = Errands()
        self.uptime = Uptime(store.leases)
        self.neighbours = Neighbours(store, settings.place)
        self.moving = Moving(self)
        self.analyses = Analyses(store, settings, self._table, self._show_analysis)
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def start(self) -> None:
        await self.uptime.start()
        await self.neighbours.prepare()
        await self.analyses.start()
        self.errands.spawn(Rounds(self).go())

    async def stop(self) -> None:
        """Put everything away; what was acknowledged is in the database."""
        self.closing = True
        await self.errands.wait()
        await self.analyses.stop()
        for keeper in list(self.keepers.values()):
            await keeper.stop()
        await self.errands.stop()
        with contextlib.suppress(Exception):
            await self.store.leases.beat(clock.now())

    async def farewell(self) -> None:
        """Tell everybody that the server restarts, finish what was begun, and leave the tables to the others."""
        self.closing = True
        for room in self.open.values():
            room.audience.farewell(1.0 if self.neighbours.alone else COMING)
        await self.errands.wait()
        await self.neighbours.leave()

    # Opening and closing

    async def be_sure(self) -> None:
        """See whose the tables are, after standing still for so long that others may take this process for dead."""
        if not self.neighbours.sure:
            await self.neighbours.be_sure(self.moving.check)

    async def get(self, code: str) -> Room:
        """An open table, opened now if need be."""
        if self.closing:
            raise Restarting()
        if code in self.open:
            await self.be_sure()
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
        secret = await self.store.logs.secret(code)
        if secret is None:
            raise NoSuchTable(code=code)
        if self.store.shared and not await self.store.leases.keep(code):
            raise Restarting()
        try:
            entries = await self.store.logs.read(code)
            if not entries:
                # It has been forgotten between the two.
                raise NoSuchTable(code=code)
            room = await load(self, code, entries, secret)
        except Refusal:
            raise
        except Exception as error:
            log.error("a log cannot be read", extra={"table": code, "error": f"{type(error).__name__}: {error}"[:300]})
            raise Unreadable(code=code) from error
        await room.catch_up()
        self.admit(room)
        if starting.complete(room.table):
            await room.begin()
        return room

    async def fetch(self, code: str) -> Room:
        """An open table, taken over from the process that keeps it if that is another; its people come after it.

        For what is not asked about one table alone: a request about a table is passed on to its keeper.
        """
        with contextlib.suppress(Restarting):
            return await self.get(code)
        if not self.closing:
            await self.store.leases.take(code)
        return await self.get(code)

    async def glance(self, code: str) -> Table:
        """A table as its log tells it, whichever process keeps it."""
        room = self.open.get(code)
        if room is not None:
            return room.table
        entries = await self.store.logs.read(code)
        if not entries:
            raise NoSuchTable(code=code)
        return (await folded(code, entries))[0]

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

    async def take_down(self, room: Room) -> None:
        """A room is open no more."""
        code = room.table.code
        if self.open.get(code) is room:
            del self.open[code]
            keeper = self.keepers.pop(code, None)
            if keeper is not None:
                await keeper.stop()

    async def put_away(self, room: Room) -> None:
        """Close a table that nobody looks at; it is opened again when somebody comes."""
        await self.take_down(room)
        if self.store.shared:
            await self.store.leases.give(room.table.code, None)

    async def forget(self, code: str) -> None:
        """Remove a table altogether, also if somebody opens it just now."""
        await self._shut(code)
        await self.store.logs.remove(code)
        opening = self._opening.get(code)
        if opening is not None:
            with contextlib.suppress(Refusal):
                await asyncio.shield(opening)
        await self._shut(code)

    async def _shut(self, code: str) -> None:
        """Close a table that is no more, and tell whoever is there."""
        room = self.open.get(code)
        if room is not None:
            await self.take_down(room)
            for connection in list(room.audience.connections):
                connection.close(4404, closing(NoSuchTable(code=code)))

    async def expire(self, code: str) -> bool:
        """Forget a table that has idled for long, unless somebody is there."""
        room = self.open.get(code)
        if room is not None and room.audience.connections:
            return False
        if self.store.shared and not await self.store.leases.keep(code):
            return False
        await self.forget(code)
        return True

    # After the race

    async def rematch(self, room: Room, actor: Actor, same: bool, acknowledge: Callable[[int | None], None]) -> None:
        """Open the table of the next race, once; everybody learns its code from the log of this one."""
        opening.may_rematch(room.table, actor)
        if room.table.rematch is not None:
            acknowledge(room.table.sequence)
            return
        from hippodrome.server.rooms.creation import rematch

        following = await rematch(self, room.table, actor, same)
        code = following.table.code
        try:
            await room.commit(lambda _now: opening.rematch(room.table, code), None, acknowledge)
        except NotOver:
            await self.forget(code)
            acknowledge(room.table.sequence)

    def look_back(self, room: Room) -> None:
        """A race is over: have it analysed, and its result noted if it counts in a set, a club or a cup."""
        from hippodrome.server.rooms import cups, sets

        if not self.closing:
            self.errands.spawn(sets.ended(self, room))
            self.errands.spawn(cups.ended(self, room))
            self.errands.spawn(self.analyses.ask(room.table))

    async def _table(self, code: str) -> Table:
        return (await self.get(code)).table

    def _show_analysis(self, code: str, status: AnalysisStatus, progress: float) -> None:
        """Tell everybody at a table how far its analysis is."""
        room = self.open.get(code)
        if room is not None:
            room.audience.say(AnalysisMessage(status=status, progress=progress))
