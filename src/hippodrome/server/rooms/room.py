"""A table that is open in this process: its audience, its clock, its bots, and the door to its log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import clock, metrics
from hippodrome.server.errors import Broken, LogFull, Restarting
from hippodrome.server.log import starting
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.clocks import Pause
from hippodrome.server.log.decisions import Asking, decide
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.racing import may_be_advised, must_be_asked
from hippodrome.server.log.starting import Configured, Started
from hippodrome.server.log.table import Table
from hippodrome.server.rooms.audience import Audience
from hippodrome.server.rooms.hesitation import Hesitations
from hippodrome.server.rooms.presence import Presences
from hippodrome.server.views.sight import foreseen, planned
from hippodrome.server.wire import messages
from hippodrome.server.wire.scenes import observed

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

log = logging.getLogger(__name__)

TAIL = 12
"""Entries kept in memory for those who were away a moment."""
RETRIES = 25
RECALLED = 20.0
"""Seconds for which a log that somebody has asked for is kept in memory."""
LONGEST_LOG = 30_000
"""Entries after which people can add nothing more: many times the longest race with the most talkative players."""

_OPENING = (Started, Configured)
"""After these, somebody may not watch any more."""

Decision = Callable[[float], Deed]
"""What is to be done, at a time; decided again if another process was faster."""
Acknowledge = Callable[[int | None], None]


class Room:
    """One table. Whatever changes it goes through `commit`; whatever is shown goes to its `audience`."""

    def __init__(self, rooms: Rooms, table: Table, secret: bytes, tail: list[Told]) -> None:
        self.rooms = rooms
        self.table = table
        self.secret = secret
        self.tail: deque[Told] = deque(tail, maxlen=TAIL)
        self.audience = Audience(self)
        self.lock = asyncio.Lock()
        self.pause = Pause(table.asked)
        self.presences = Presences(self, clock.now())
        self.hesitations = Hesitations()
        self.used = time.monotonic()
        self.past: list[Told] = []
        """The whole log with what it meant, for a while after somebody has asked for it."""
        self.recalled = 0.0
        self.parted = False
        """True once another process keeps the table: nothing more is done here."""
        self.news = asyncio.Event()
        """Set whenever something happened that the keeper should know."""

    # Writing the log

    async def request(self, actor: Actor, message: messages.Asked, acknowledge: Acknowledge) -> None:
        """Do what a client asks for: decide, commit, acknowledge, then tell everybody. Raises a reason."""
        client = actor.client(self.table, message.seat, message.id)
        if self.table.sequence >= LONGEST_LOG:
            raise LogFull()
        try:
            if isinstance(message, messages.RematchMessage):
                await self.rooms.rematch(self, actor, message.same, acknowledge)
                return
            await self.commit(lambda now: decide(self._asking(actor, now), message), client, acknowledge)
        except HippodromeError:
            earlier = await self.rooms.store.logs.answered(self.table.code, client)
            if earlier is None:
                raise
            acknowledge(earlier)
        if starting.complete(self.table):
            await self.begin()

    def _asking(self, actor: Actor, now: float) -> Asking:
        patience = self.rooms.settings.remind_after
        return Asking(self.table, actor, now, self.secret, self.pause, self.presences.away_too_long, patience)

    async def begin(self) -> None:
        """Start the race once everybody is ready."""
        with contextlib.suppress(HippodromeError):
            await self.commit(lambda _now: starting.start(self.table, self.secret, None, by_host=False))

    async def commit(
        self, decision: Decision, client: str | None = None, acknowledge: Acknowledge | None = None
    ) -> None:
        """Add what a decision says to the log. If another process was faster, decide again on what it wrote."""
        await self.rooms.be_sure()
        async with self.lock:
            if self.parted:
                raise Restarting()
            for _ in range(RETRIES):
                if await self._try(decision, client, acknowledge):
                    return
                metrics.CONFLICTS.inc()
                earlier = None
                if client is not None:
                    earlier = await self.rooms.store.logs.answered(self.table.code, client)
                await self._catch_up()
                if earlier is not None:
                    if acknowledge is not None:
                        acknowledge(earlier)
                    return
            raise Broken()

    async def _try(self, decision: Decision, client: str | None, acknowledge: Acknowledge | None) -> bool:
        """Decide and append; False if the place in the log or the client's id was taken."""
        before, now = self.table, clock.now()
        entry = Entry(before.code, before.sequence + 1, now, decision(now), client)
        after, told = before.after(entry)
        if not await self._append(entry, after):
            return False
        if acknowledge is not None:
            acknowledge(entry.sequence)
        self.hesitations.note(before, after, entry)
        self._absorb(after, [told])
        self.rooms.notices.after(before, after, self.presences.online)
        if after.phase == "over" and before.phase != "over":
            self.rooms.look_back(self)
        return True

    async def _append(self, entry: Entry, after: Table) -> bool:
        began = time.perf_counter()
        try:
            won = await self.rooms.store.logs.append(entry, after)
        except Exception as error:
            log.error("an entry was not committed", extra={"table": entry.code, "error": type(error).__name__})
            raise Broken() from error
        if won:
            # As everybody sees it: whether a window was let pass or passed by is nobody's to count.
            metrics.APPENDED.labels(entry.deed.form.model_fields["kind"].default).inc()
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        return won

    # Reading the log

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        told = []
        table = self.table
        for entry in await self.rooms.store.logs.read(table.code, table.sequence):
            table, heard = table.after(entry)
            told.append(heard)
        if told:
            self._absorb(table, told)

    def _absorb(self, table: Table, told: list[Told]) -> None:
        """Take committed entries in, and show them to everybody here."""
        ended = table.phase == "over" and self.table.phase != "over"
        if table.asked != self.table.asked or table.since != self.table.since:
            self.pause = Pause(table.asked)
        self.table = table
        self.tail.extend(told)
        if self.past and self.past[-1].entry.sequence + 1 == told[0].entry.sequence:
            self.past.extend(told)
        self.used = time.monotonic()
        deeds = [heard.entry.deed for heard in told]
        if any(deed.reseats for deed in deeds):
            self.presences.update()
        else:
            self.presences.pause(clock.now())
        if any(isinstance(deed, Started) for deed in deeds):
            self.rooms.tend(self)
        if any(isinstance(deed, _OPENING) for deed in deeds):
            self.audience.see_out()
        self.news.set()
        try:
            self.audience.publish(told, ended)
        except Exception:
            # The entries are committed: a fault in drawing them must not stop the race.
            log.exception("entries could not be shown", extra={"table": table.code})

    async def told(self, since: int) -> list[Told]:
        """The log from after a sequence number on, with what it meant."""
        if self.tail and self.tail[0].entry.sequence <= since + 1:
            return [heard for heard in self.tail if heard.entry.sequence > since]
        if not self.past or self.past[-1].entry.sequence < self.table.sequence:
            _, self.past = await folded(self.table.code, await self.rooms.store.logs.read(self.table.code))
        self.recalled = time.monotonic()
        return [heard for heard in self.past if heard.entry.sequence > since]

    async def log(self) -> list[Entry]:
        """The log from its beginning, as far as it is known here."""
        return [heard.entry for heard in await self.told(0)]

    def forget_past(self) -> None:
        """Let the log go that nobody has asked for lately."""
        if self.past and time.monotonic() - self.recalled > RECALLED:
            self.past = []

    def shift(self, jump: float) -> None:
        """The clock was set otherwise, which must cost nobody a second."""
        self.pause = self.pause.shifted(jump)
        self.presences.shift(jump)
        self.news.set()

    # Advice

    async def advise(self, seat: int, message: messages.HintMessage) -> dict[str, Any]:
        """Weigh the choices of a seat with what it knows, and say which is best."""
        table = self.table
        may_be_advised(table, seat)
        seen = observed(table.racing, seat)
        advice = await self.rooms.workers.advise(table.game.edition, table.players, table.options, seen)
        advice |= {"choice": advice.pop("best"), "odds": advice.pop("options")}
        hint = {name: advice[name] for name in messages.Hint.model_fields if name in advice}
        return {"type": "hint", "id": message.id, "asked": table.asked, **hint}

    def plans(self, seat: int, message: messages.PlansMessage) -> dict[str, Any]:
        """The whole moves that a seat can make, from what it knows."""
        must_be_asked(self.table, seat, message.asked)
        found = planned(self.table, seat, message.after)
        return {"type": "plans", "id": message.id, "asked": message.asked, "after": message.after, "plans": found}

    def foresight(self, seat: int, message: messages.ForesightMessage) -> dict[str, Any]:
        """What a seat can know about a row of choices that asks chance."""
        must_be_asked(self.table, seat, message.asked)
        found = foreseen(self.table, seat, message.choices)
        told = {"asked": message.asked, "choices": message.choices, "foresight": found}
        return {"type": "foresight", "id": message.id, **told}


async def folded(code: str, entries: list[Entry]) -> tuple[Table, list[Told]]:
    """A table from its log, with what each entry meant; other tables come in between."""
    table = Table(code)
    told = []
    for count, entry in enumerate(entries):
        table, heard = table.after(entry)
        told.append(heard)
        if count % 50 == 49:
            await asyncio.sleep(0)
    return table, told


async def load(rooms: Rooms, code: str, entries: list[Entry], secret: bytes) -> Room:
    """Open a table from its log."""
    table, told = await folded(code, entries)
    room = Room(rooms, table, secret, told[-TAIL:])
    room.pause = Pause(table.asked, down=rooms.uptime.down_since(table.since))
    return room
