"""The door for connections: who dawdles is shown out, one address cannot fill the house, newcomers are let in."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hippodrome.server import metrics
from hippodrome.server.limits import neighbourhood
from hippodrome.server.settings import ServerSettings

RESERVED = 200
"""Descriptors kept for the database, for processes and for files."""
ANSWER = 120.0
"""Seconds in which an answer must have been made and read."""


def descriptors() -> int:
    """How many connections the system lets this process have, with some to spare."""
    try:
        import resource
    except ImportError:
        return 500
    return max(50, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED)


class Doorkeeper:
    """Counts the connections of a process, and picks who has to go when there are too many."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.most = settings.connections or descriptors()
        self.proxies = {proxy.strip() for proxy in settings.proxies.split(",")}
        self.idle: dict[Door, None] = {}
        """Connections in no request that has come in whole, the oldest first."""
        self.each: Counter[str] = Counter()

    def admit(self, door: Door, present: int) -> bool:
        """True if a connection may come in; if the house is full, the one that has idled longest goes."""
        at = neighbourhood(door.peer)
        behind_proxy = "*" in self.proxies or door.peer in self.proxies
        if not behind_proxy and self.each[at] >= self.settings.connections_each:
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
        self._in = self.keeper.admit(self, len(self.connections))
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
        super().handle_websocket_upgrade()


def door(settings: ServerSettings) -> type[Door]:
    """The door of a server process."""
    more: dict[str, Any] = {"keeper": Doorkeeper(settings)}
    return type("Door", (Door,), more)
