"""A table that is open in this process: its connections, its clock, its bots, and the door to its log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import clocks, lobby, messages, metrics, play, redaction, wire
from hippodrome.server.actors import Actor
from hippodrome.server.clocks import Pause
from hippodrome.server.connections import Connection
from hippodrome.server.decisions import decide
from hippodrome.server.errors import Broken, Restarting, TooSlow, reason_of
from hippodrome.server.lobby import Change
from hippodrome.server.presence import Presences
from hippodrome.server.table import Row, Table, Told
from hippodrome.version import __version__

if TYPE_CHECKING:
    from hippodrome.server.rooms import Rooms

log = logging.getLogger(__name__)

TAIL = 12
"""Rows kept in memory for those who were away a moment."""
FRAME = 100
"""Entries in one frame of history."""
RETRIES = 25
_CHANGES_VIEW = {"started", "moved", "undone", "handed_over", "taken_back"}
_CHANGES_NO_TABLE = {"moved", "undone", "said", "muted"}
_RESEATS = {"sat", "left", "arranged", "swapped", "configured", "started"}


class Room:
    """One table. Whatever changes it goes through `commit`; whatever is shown comes from `redaction`."""

    def __init__(self, rooms: Rooms, table: Table, secret: bytes, tail: list[Told]) -> None:
        self.rooms = rooms
        self.table = table
        self.secret = secret
        self.tail: deque[Told] = deque(tail, maxlen=TAIL)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.pause = Pause(table.asked)
        self.presences = Presences(self, time.time())
        self.used = time.monotonic()
        self.news = asyncio.Event()
        """Set whenever something happened that the keeper should know."""

    # The log

    async def request(self, actor: Actor, message: messages.Asked, acknowledge: Callable[[int | None], None]) -> None:
        """Do what a client asks for: decide, commit, acknowledge, then tell everybody. Raises a reason."""
        client = actor.client(self.table, message.seat, message.id)
        try:
            if isinstance(message, messages.RematchMessage):
                await self.rooms.rematch(self, actor, acknowledge)
                return
            await self.commit(lambda now: decide(self, actor, message, now), client, acknowledge)
        except HippodromeError:
            earlier = await self.rooms.store.answered(self.table.code, client)
            if earlier is None:
                raise
            acknowledge(earlier)
        if lobby.complete(self.table):
            await self.begin()

    async def begin(self) -> None:
        """Start the race once everybody is ready."""
        with contextlib.suppress(HippodromeError):
            await self.commit(lambda _now: lobby.start(self.table, self.secret, None, by_host=False))

    async def commit(
        self,
        decision: Callable[[float], Change],
        client: str | None = None,
        acknowledge: Callable[[int | None], None] | None = None,
    ) -> None:
        """Add what a decision says to the log. If another process was faster, decide again on what it wrote."""
        async with self.lock:
            for _ in range(RETRIES):
                now = time.time()
                change = decision(now)
                code, sequence = self.table.code, self.table.sequence + 1
                row = Row(code, sequence, now, change.kind, change.seat, client, change.body)
                after, told = self.table.after(row)
                if await self._append(row, after):
                    if acknowledge is not None:
                        acknowledge(sequence)
                    before = self.table
                    self._absorb(after, [told])
                    self.rooms.notices.after(before, after, self.presences.online)
                    if after.phase == "over" and before.phase != "over":
                        self.rooms.look_back(after)
                    return
                metrics.CONFLICTS.inc()
                if client is not None:
                    earlier = await self.rooms.store.answered(code, client)
                    if earlier is not None:
                        await self._catch_up()
                        if acknowledge is not None:
                            acknowledge(earlier)
                        return
                await self._catch_up()
            raise Broken()

    async def _append(self, row: Row, after: Table) -> bool:
        began = time.perf_counter()
        try:
            won = await self.rooms.store.append(row, after, row.kind in _RESEATS)
        except Exception as error:
            # Whether it was committed is not known here: what the database says next is the truth.
            log.exception("an entry could not be committed", extra={"table": row.code})
            raise Broken() from error
        if won:
            metrics.APPENDED.labels(row.kind).inc()
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        return won

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        told = []
        table = self.table
        for row in await self.rooms.store.rows(table.code, table.sequence):
            table, heard = table.after(row)
            told.append(heard)
        if told:
            self._absorb(table, told)

    def _absorb(self, table: Table, told: list[Told]) -> None:
        """Take committed rows in, and show them to everybody here."""
        if table.asked != self.table.asked or table.since != self.table.since:
            self.pause = Pause(table.asked)
        self.table = table
        self.tail.extend(told)
        self.used = time.monotonic()
        kinds = {heard.row.kind for heard in told}
        if kinds & _RESEATS:
            self.presences.update()
        else:
            self.presences.pause(time.time())
        if "started" in kinds:
            self.rooms.tend(self)
        self.news.set()
        ended = table.phase == "over" and "moved" in kinds
        try:
            self.publish(told, bool(kinds - _CHANGES_NO_TABLE) or ended, bool(kinds & _CHANGES_VIEW))
        except Exception:
            # The rows are committed: a fault in drawing them must not stop the race.
            log.exception("rows could not be shown", extra={"table": table.code})

    # What is shown

    def face(self) -> wire.ClockFace:
        return clocks.face(self.table, time.time(), self.pause)

    def publish(self, told: list[Told], table_changed: bool, view_changed: bool) -> None:
        """Show rows to every connection, each as its viewer may know them."""
        table = to_json(redaction.public(self.table)) if table_changed else b"null"
        shown: dict[int | None, tuple[bytes, tuple[dict[str, Any], redaction.Sections] | None]] = {}
        moment = self._moment() if view_changed and self.table.position is not None else None
        for connection in list(self.connections):
            viewer = connection.viewer(self.table)
            if viewer not in shown:
                entries = redaction.entries(self.table, told, viewer)
                view = None if moment is None else moment.view(viewer)
                shown[viewer] = (entries, view)
            entries, view = shown[viewer]
            frame = b'{"type":"events","entries":%s,"table":%s,"view":%s}'
            connection.send(frame % (entries, table, self._scene_for(connection, view)))
            if connection.behind:
                connection.close(1013, closing(TooSlow(), retry=1.0))

    def _moment(self) -> redaction.Moment:
        return redaction.Moment(self.table, self.face(), self.presences.now())

    def _scene_for(self, connection: Connection, view: tuple[dict[str, Any], redaction.Sections] | None) -> bytes:
        if view is None:
            return b"null"
        head, sections = view
        new = redaction.changed(sections, connection.scene)
        connection.scene = redaction.fingerprints(sections)
        return redaction.with_scene(head, new)

    def full_view(self, connection: Connection) -> bytes:
        """The present view, complete, as JSON; `null` before the start."""
        connection.scene = {}
        if self.table.position is None or self.table.phase == "lobby":
            return b"null"
        return self._scene_for(connection, self._moment().view(connection.viewer(self.table)))

    def show_presence(self) -> None:
        """Tell everybody here who is connected and how the clocks stand."""
        message = to_json(messages.PresenceMessage(presence=self.presences.now(), clock=self.face()))
        for connection in self.connections:
            connection.send(message)

    # Coming and going

    async def welcome(self, connection: Connection, seen: int) -> None:
        """Let a connection in: the table, the view, and everything it has not seen."""
        if seen > self.table.sequence:
            await self.catch_up()
        frames: list[bytes] = []
        reached = min(seen, self.table.sequence)
        while reached < self.table.sequence:
            told = await self.told(reached)
            for first in range(0, len(told), FRAME):
                frames.append(self._history(connection, told[first : first + FRAME]))
                await asyncio.sleep(0)
            reached = told[-1].row.sequence
        # From here on nothing is awaited, so no row can come between the history and the live events.
        actor = connection.actor
        welcome = {
            "type": "welcome",
            "version": wire.PROTOCOL,
            "server": __version__,
            "you": {"seats": actor.seats(self.table), "host": actor.hosts(self.table), "guest": actor.guest},
            "table": redaction.public(self.table),
            "presence": self.presences.now(connection),
            "sequence": self.table.sequence,
        }
        connection.send(to_json(welcome)[:-1] + b',"view":' + self.full_view(connection) + b"}")
        for frame in frames or [b"[]"]:
            last = b"true" if frame is (frames[-1] if frames else frame) else b"false"
            connection.send(b'{"type":"history","entries":%s,"last":%s}' % (frame, last))
        self.connections.add(connection)
        self.used = time.monotonic()
        self.presences.update()
        self.news.set()

    def _history(self, connection: Connection, told: list[Told]) -> bytes:
        viewer = connection.viewer(self.table)
        return redaction.entries(self.table, told, viewer)

    async def told(self, since: int) -> list[Told]:
        """The log from after a sequence number on, with what it meant."""
        if self.tail and self.tail[0].row.sequence <= since + 1:
            return [heard for heard in self.tail if heard.row.sequence > since]
        told = []
        table = Table(self.table.code)
        for count, row in enumerate(await self.rooms.store.rows(self.table.code)):
            table, heard = table.after(row)
            if row.sequence > since:
                told.append(heard)
            if count % 50 == 49:
                await asyncio.sleep(0)
        return told

    def part(self, connection: Connection) -> None:
        """A connection has gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.used = time.monotonic()
            self.presences.update()
            self.news.set()

    def look(self, connection: Connection, seat: int | None) -> None:
        """See through another of the device's seats."""
        connection.actor = replace(connection.actor, look=seat)
        view = self.full_view(connection)
        connection.send(b'{"type":"events","entries":[],"table":null,"view":%s}' % view)

    def refuse(self, connection: Connection, identifier: str | None, error: HippodromeError) -> None:
        """Answer a request with a reason and with how things stand."""
        metrics.REFUSED.labels(error.key).inc()
        refused = {
            "type": "refused", "id": identifier, "reason": reason_of(error), "sequence": self.table.sequence,
        }  # fmt: skip
        connection.send(to_json(refused)[:-1] + b',"view":' + self.full_view(connection) + b"}")

    async def hint(self, connection: Connection, message: messages.HintMessage) -> None:
        """Weigh the choices of a seat with what it knows, and say which is best."""
        table = self.table
        seat = connection.actor.seat(table, message.seat)
        play.may_be_advised(table, seat)
        seen = redaction.observed(table.racing, seat)
        advice = await self.rooms.workers.advise(table.game.name, table.players, table.options, seen)
        advice |= {"choice": advice.pop("best"), "odds": advice.pop("options")}
        hint = {name: advice[name] for name in messages.Hint.model_fields if name in advice}
        connection.say({"type": "hint", "id": message.id, "asked": table.asked, **hint})

    def farewell(self) -> None:
        """The server restarts: tell everybody, and when to come back."""
        for connection in list(self.connections):
            connection.close(1012, closing(Restarting(), retry=1.0))


def closing(error: HippodromeError, retry: float | None = None) -> messages.Closing:
    return messages.Closing(reason=reason_of(error), retry=retry)


async def load(rooms: Rooms, code: str, rows: list[Row], secret: bytes) -> Room:
    """Open a table from its log."""
    table = Table(code)
    tail: deque[Told] = deque(maxlen=TAIL)
    for count, row in enumerate(rows):
        table, told = table.after(row)
        tail.append(told)
        if count % 50 == 49:
            await asyncio.sleep(0)
    room = Room(rooms, table, secret, list(tail))
    room.pause = Pause(table.asked, down=rooms.down_since(table.since))
    return room
