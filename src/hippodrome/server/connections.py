"""A client at a table: what it was sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import to_json
from starlette.types import Send

from hippodrome.server import metrics
from hippodrome.server.actors import Actor
from hippodrome.server.table import Table

WAITING = 256
"""Frames a client may be behind before the connection is closed; reconnecting brings the rest."""
LAST_WORD = 5.0
"""Seconds a connection that is to end has for what waits to be sent."""


class Connection:
    """One socket, once it has said hello. Idle, it holds nothing but what it must remember."""

    __slots__ = ("_chairs", "_flushing", "_seats", "_send", "_serving", "_waiting", "actor", "closing", "scene")

    def __init__(self, actor: Actor, send: Send) -> None:
        self.actor = actor
        self.scene: dict[str, int] = {}
        """The fingerprints of the scene this client has."""
        self.closing: tuple[int, Any] | None = None
        """Close code and last message, once this connection is to end."""
        self._send = send
        self._serving = asyncio.current_task()
        self._waiting: list[bytes] = []
        self._flushing: asyncio.Task[None] | None = None
        self._chairs: object = None
        self._seats: list[int] = []

    def seats(self, table: Table) -> list[int]:
        """The seats this client plays; looked up again only when somebody has sat down or left."""
        if self._chairs is not table.chairs:
            self._chairs, self._seats = table.chairs, self.actor.seats(table)
        return self._seats

    def viewer(self, table: Table) -> int | None:
        """The seat whose knowledge is shown: the one looked through if it is ours, None for a spectator."""
        return self.actor.look if self.actor.look in self.seats(table) else None

    def send(self, frame: bytes) -> None:
        """Queue a frame; a client that does not keep up is sent away."""
        if self.closing is not None:
            return
        self._waiting.append(frame)
        metrics.SENT.inc()
        metrics.SENT_BYTES.inc(len(frame))
        self._start()

    def say(self, message: Any) -> None:
        """Queue a message."""
        self.send(to_json(message))

    @property
    def behind(self) -> bool:
        return len(self._waiting) > WAITING

    def close(self, code: int, message: Any = None) -> None:
        """End the connection after what is queued; `message` is the last word."""
        if self.closing is None:
            self.closing = (code, message)
            self._start()
            if self._serving is not None:
                asyncio.get_running_loop().call_later(LAST_WORD, self._serving.cancel)

    def _start(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Send what waits, then the last word if there is one."""
        try:
            while self._waiting:
                frames, self._waiting = self._waiting, []
                for frame in frames:
                    await self._send({"type": "websocket.send", "text": frame.decode()})
            if self.closing is not None:
                code, message = self.closing
                if message is not None:
                    await self._send({"type": "websocket.send", "text": to_json(message).decode()})
                await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            # The client has gone: whoever reads from it learns that too, and ends the connection.
            self._waiting = []
        finally:
            self._flushing = None
            if self._waiting:
                self._start()

    async def finish(self) -> None:
        """The client has gone or is sent away: say what is left to say, but not for long."""
        self._serving = None
        self.close(1000)
        if self._flushing is not None:
            await asyncio.wait((self._flushing,), timeout=LAST_WORD)
        self._waiting = []
        if self._flushing is not None:
            self._flushing.cancel()
