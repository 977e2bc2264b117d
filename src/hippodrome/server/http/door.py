"""The door for connections: who dawdles is shown out, one address cannot fill the house, newcomers are let in."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from typing import Any

from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hippodrome.server import metrics
from hippodrome.server.http.inside import HEADER, sealed, unsealed
from hippodrome.server.http.pipes import End
from hippodrome.server.http.service import Service
from hippodrome.server.limits import neighbourhood
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.access import away

log = logging.getLogger(__name__)

RESERVED = 200
"""Descriptors kept for the database, for processes and for files."""
ANSWER = 120.0
"""Seconds in which an answer must have been made and read."""
_SOCKET = re.compile(rb"/api/tables/([0-9A-Za-z]{1,12})/socket")


def descriptors() -> int:
    """How many connections the system lets this process have, with some to spare."""
    try:
        import resource
    except ImportError:
        return 500
    return max(50, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED)


class Doorkeeper:
    """Counts the connections of a process, and picks who has to go when there are too many."""

    def __init__(self, settings: ServerSettings, app: FastAPI) -> None:
        self.settings = settings
        self.app = app
        self.inside: tuple[str, int] | None = None
        """Where other processes come in, whom nothing is counted against."""
        self.most = settings.connections or descriptors()
        self.proxies = {proxy.strip() for proxy in settings.proxies.split(",")}
        self.idle: dict[Door, None] = {}
        """Connections in no request that has come in whole, the oldest first."""
        self.each: Counter[str] = Counter()

    def admit(self, door: Door, present: int) -> bool:
        """True if a connection may come in; if the house is full, the one that has idled longest goes."""
        at = neighbourhood(door.peer)
        if not self.trusted(door) and self.each[at] >= self.settings.connections_each:
            metrics.LIMITED.labels("connections").inc()
            return False
        if present > self.most and self.idle:
            metrics.LIMITED.labels("connections").inc()
            next(iter(self.idle)).leave()
        elif present > self.most:
            return False
        self.each[at] += 1
        self.idle[door] = None
        return True

    @property
    def service(self) -> Service:
        service = self.app.state.service
        assert isinstance(service, Service)
        return service

    def trusted(self, door: Door) -> bool:
        """True if many come through a connection's address: a proxy's, or another process's."""
        return "*" in self.proxies or door.peer in self.proxies or door.server == self.inside

    def stays(self, door: Door, code: str) -> bool:
        """True if a socket is served here: its table is, or another process has passed it on, or it is one too many."""
        service = self.service
        if not code or service.rooms.neighbours.alone or code in service.rooms.open:
            return True
        if unsealed(door.scope["headers"], service.rooms.neighbours.secret) is not None:
            return True
        return not self.trusted(door) and not service.connects.of(neighbourhood(door.peer)).take()

    def left(self, door: Door) -> None:
        """A connection has gone, or has become a socket."""
        self.idle.pop(door, None)
        at = neighbourhood(door.peer)
        self.each[at] -= 1
        if self.each[at] <= 0:
            del self.each[at]


class Door(HttpToolsProtocol):
    """A connection that must get on: headers, body and answer each have their time."""

    keeper: Doorkeeper

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "local"
        self._between = True
        self._timer: asyncio.TimerHandle | None = None
        self._in = self.keeper.admit(self, len(self.connections) + self.keeper.service.pipes.count)
        if self._in:
            self._within(self.keeper.settings.header_seconds)
        else:
            self.leave()

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self._gone()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Show a connection out."""
        self._gone()
        self.transport.abort()

    def _gone(self) -> None:
        if self._in:
            self._in = False
            self.keeper.left(self)

    def _within(self, seconds: float | None) -> None:
        """Something must have happened in so many seconds; None: nothing has to."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.leave)

    def data_received(self, data: bytes) -> None:
        if self._between:
            self._between = False
            self._within(self.keeper.settings.header_seconds)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._within(self.keeper.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.keeper.idle.pop(self, None)
        self._within(ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and self._in:
            self._between = True
            self._within(None)
            self.keeper.idle[self] = None

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        self._gone()
        table = _SOCKET.fullmatch(self.url.partition(b"?")[0])
        code = table[1].decode() if table else ""
        if self.keeper.stays(self, code):
            super().handle_websocket_upgrade()
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self._lead(self.keeper.service, code))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _lead(self, service: Service, code: str) -> None:
        """Lead a socket to the process that keeps its table, or let it in here."""
        try:
            far = await service.pipes.call(code)
        except Exception as error:
            log.error("a socket was led nowhere", exc_info=None if away(error) else error)
            self.transport.abort()
            return
        if self.transport.is_closing():
            if far is not None:
                far.cut()
        elif far is None:
            super().handle_websocket_upgrade()
            self.transport.resume_reading()
        else:
            self._pipe(service, far)

    def _pipe(self, service: Service, far: End) -> None:
        near = End(self.connections)
        near.connection_made(self.transport)
        near.other, far.other = far, near
        self.connections.discard(self)
        headers = [pair for pair in self.scope["headers"] if pair[0] != HEADER]
        headers.append(sealed(service.rooms.neighbours.secret, self.peer))
        head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        near.data_received(b"GET " + self.url + b" HTTP/1.1\r\n" + head + b"\r\n")
        self.transport.set_protocol(near)
        self.transport.resume_reading()


def door(settings: ServerSettings, app: FastAPI) -> type[Door]:
    """The door of a server process."""
    more: dict[str, Any] = {"keeper": Doorkeeper(settings, app)}
    return type("Door", (Door,), more)
