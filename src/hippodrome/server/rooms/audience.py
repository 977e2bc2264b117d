"""Everybody who is connected to a table here, and what each of them is shown."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import clock, metrics
from hippodrome.server.errors import Restarting, SwitchedOff, reason_of
from hippodrome.server.log import clocks
from hippodrome.server.log.deed import Told
from hippodrome.server.log.racing import Moved, Passed
from hippodrome.server.rooms.connections import Connection, closing
from hippodrome.server.views.sight import Moment, Sight
from hippodrome.server.views.tables import entries, public
from hippodrome.server.views.windows import told_asked
from hippodrome.server.wire import messages, nouns
from hippodrome.server.wire.brevity import brief
from hippodrome.server.wire.patches import untraced
from hippodrome.version import __version__

if TYPE_CHECKING:
    from hippodrome.server.rooms.room import Room

_TELLING = (Moved, Passed)
"""Deeds whose entries tell the trace of the scene."""
FRAME = 100
"""Entries in one frame of history."""


class Audience:
    """The connections of one table. Whatever they are sent about it is made by `views`."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self._moment: Moment | None = None

    # What is shown

    def publish(self, told: list[Told], ended: bool) -> None:
        """Show entries to every connection, each as its viewer may know them."""
        table = self.room.table
        deeds = [heard.entry.deed for heard in told]
        around = b',"table":' + to_json(public(table)) if ended or any(deed.retells for deed in deeds) else b""
        reseated = any(deed.reseats for deed in deeds)
        redrawn = table.position is not None and any(deed.redraws for deed in deeds)
        redraws = [isinstance(deed, _TELLING) for deed in deeds if deed.redraws]
        sight = self._sight() if redrawn else None
        told_to = b'{"type":"events","entries":%s%s%s%s}'
        happened: dict[int | None, bytes] = {}
        for connection in list(self.connections):
            (listener, viewer), mine = connection.ears_and_eyes(table), connection.seats(table)
            ear = deeds[0].ear(told[0], listener) if len(told) == 1 else listener
            if ear not in happened:
                happened[ear] = brief(entries(table, told, ear))
            you = b',"you":' + to_json(self._you(connection)) if reseated else b""
            view = b""
            if sight is not None:
                told_last = redraws[-1] and listener == viewer
                before = connection.scene if told_last or not any(redraws) else untraced(connection.scene)
                seen, connection.scene = sight.view(viewer, before, told_last, mine)
                view = b',"view":' + seen
            connection.send(told_to % (happened[ear], you, around, view))
        if sight is not None:
            sight.moment.rest()

    def _sight(self) -> Sight:
        table = self.room.table
        if self._moment is None or not self._moment.shows(table):
            self._moment = Moment(table)
        return Sight(table, self._moment, self.face, self.room.presences.now)

    def face(self, asked: bool) -> nouns.ClockFace:
        """The clocks as they stand, for those who know who is asked or for the others."""
        return clocks.face(self.room.table, clock.now(), self.room.pause, asked)

    def full_view(self, connection: Connection) -> bytes:
        """The present view, complete, as JSON; `null` before the start."""
        table = self.room.table
        if table.position is None or table.phase == "lobby":
            return b"null"
        view, connection.scene = self._sight().view(connection.viewer(table), {}, mine=connection.seats(table))
        return view

    def show_presence(self) -> None:
        """Tell everybody here who is connected and how the clocks stand."""
        present, table = self.room.presences.now(), self.room.table
        frames = {
            asked: to_json(messages.PresenceMessage(presence=present, clock=self.face(asked)))
            for asked in (True, False)
        }
        for connection in list(self.connections):
            connection.send(frames[told_asked(table, connection.seats(table))])

    def say(self, message: Any) -> None:
        """Say the same to everybody."""
        frame = to_json(message)
        for connection in list(self.connections):
            connection.send(frame)

    # Coming and going

    async def welcome(self, connection: Connection, seen: int) -> None:
        """Let a connection in: the table, the view, and everything it has not seen."""
        room = self.room
        if seen > room.table.sequence:
            await room.catch_up()
        frames: list[bytes] = []
        # Who has seen more than there is has seen another log, from before a backup was restored.
        reached = seen if seen <= room.table.sequence else 0
        while reached < room.table.sequence:
            told = await room.told(reached)
            for first in range(0, len(told), FRAME):
                listener = connection.listener(room.table)
                with connection.effort.charged():
                    frames.append(entries(room.table, told[first : first + FRAME], listener))
                await asyncio.sleep(0)
            reached = told[-1].entry.sequence
        # From here on nothing is awaited, so no entry can come between the history and the live events.
        connection.allow(sum(map(len, frames)))
        with connection.effort.charged():
            connection.send(self._welcome(connection))
        for frame in frames or [b"[]"]:
            last = b"true" if frame is (frames[-1] if frames else frame) else b"false"
            connection.send(b'{"type":"history","entries":%s,"last":%s}' % (frame, last))
        self.connections.add(connection)
        self._changed()

    def _you(self, connection: Connection) -> messages.You:
        """What a connection may do."""
        actor, table = connection.actor, self.room.table
        return messages.You(seats=connection.seats(table), host=actor.hosts(table), guest=actor.guest)

    def _welcome(self, connection: Connection) -> bytes:
        table = self.room.table
        head = {
            "type": "welcome",
            "version": nouns.PROTOCOL,
            "server": __version__,
            "you": self._you(connection),
            "table": public(table),
            "presence": self.room.presences.now(connection),
            "sequence": table.sequence,
        }
        return to_json(head)[:-1] + b',"view":' + self.full_view(connection) + b"}"

    def part(self, connection: Connection) -> None:
        """A connection has gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._changed()

    def see_out(self) -> None:
        """Whoever may not watch any more leaves."""
        for connection in list(self.connections):
            if not connection.actor.may_watch(self.room.table):
                connection.close(1008, closing(SwitchedOff(what="spectators")))

    def _changed(self) -> None:
        self.room.used = time.monotonic()
        self.room.presences.update()
        self.room.news.set()

    def look(self, connection: Connection, seat: int | None) -> None:
        """See through another of the device's seats."""
        connection.actor = replace(connection.actor, look=seat)
        self.show(connection)

    def show(self, connection: Connection) -> None:
        """Show a connection the whole view."""
        view = self.full_view(connection)
        connection.send(b'{"type":"events","entries":[],"you":null,"table":null,"view":%s}' % view)

    def refuse(self, connection: Connection, identifier: str | None, error: HippodromeError) -> None:
        """Answer a request with a reason, in a few bytes."""
        metrics.REFUSED.labels(error.key).inc()
        connection.say(messages.Refused(id=identifier, reason=reason_of(error), sequence=self.room.table.sequence))

    def farewell(self, retry: float) -> None:
        """The server restarts, or another has the table: tell everybody, and when to come back."""
        for connection in list(self.connections):
            connection.close(1012, closing(Restarting(), retry=retry))
