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
from hippodrome.server.rooms.neighbours import Neighbours
from hippodrome.server.rooms.room import Room, load
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
        self.neighbours = Neighbours(self)
        self.analyses = Analyses(store, settings, self._table, self._tell_analysis)
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def start(self) -> None:
        await self.uptime.start()
        await self.neighbours.bus.start()
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
            await self.store.leases.release()
            await self.store.leases.beat(clock.now())
        await self.neighbours.bus.close()

    def farewell(self) -> None:
        """Tell everybody that the server restarts."""
        self.closing = True
        for room in self.open.values():
            room.audience.farewell()

    # Opening and closing

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
        secret = await self.store.logs.secret(code)
        if secret is None:
            raise NoSuchTable(code=code)
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
        await self.neighbours.call_the_roll(room)
        if starting.complete(room.table):
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

    async def put_away(self, code: str) -> None:
        """Close a table that nobody looks at; it is opened again when somebody comes."""
        del self.open[code]
        keeper = self.keepers.pop(code, None)
        if keeper is not None:
            await keeper.stop()

    async def forget(self, code: str) -> None:
        """Remove a table altogether."""
        room = self.open.pop(code, None)
        keeper = self.keepers.pop(code, None)
        if keeper is not None:
            await keeper.stop()
        if room is not None:
            for connection in list(room.audience.connections):
                connection.close(4404, closing(NoSuchTable(code=code)))
        await self.store.logs.remove(code)

    async def expire(self, code: str) -> bool:
        """Forget a table that has idled for long, unless somebody is there."""
        room = self.open.get(code)
        if room is not None and (room.audience.connections or room.presences.elsewhere):
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
        """A race is over: have it analysed, and its place noted if it is one of a set."""
        from hippodrome.server.rooms.sets import ended

        if not self.closing:
            self.errands.spawn(ended(self, room))
            self.errands.spawn(self.analyses.ask(room.table))

    async def _table(self, code: str) -> Table:
        return (await self.get(code)).table

    async def _tell_analysis(self, code: str, status: AnalysisStatus, progress: float, everywhere: bool) -> None:
        self.show_analysis(code, status, progress)
        if everywhere:
            await self.neighbours.tell("analysis", code, status, progress)

    def show_analysis(self, code: str, status: AnalysisStatus, progress: float) -> None:
        """Tell everybody who is at a table here how far its analysis is."""
        room = self.open.get(code)
        if room is not None:
            room.audience.say(AnalysisMessage(status=status, progress=progress))
