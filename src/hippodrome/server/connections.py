"""A client at a table: what it was sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import to_json

from hippodrome.server import metrics
from hippodrome.server.actors import Actor

WAITING = 256
"""Frames a client may be behind before the connection is closed; reconnecting brings the rest."""


class Connection:
    """One socket, once it has said hello."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.scene: dict[str, int] = {}
        """The fingerprints of the scene this client has."""
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closing: tuple[int, Any] | None = None
        """Close code and last message, once this connection is to end."""

    def send(self, frame: bytes) -> None:
        """Queue a frame; a client that does not keep up is sent away."""
        if self.closing is not None:
            return
        self.frames.put_nowait(frame)
        metrics.SENT.inc()
        metrics.SENT_BYTES.inc(len(frame))

    def say(self, message: Any) -> None:
        """Queue a message."""
        self.send(to_json(message))

    @property
    def behind(self) -> bool:
        return self.frames.qsize() > WAITING

    def close(self, code: int, message: Any = None) -> None:
        """End the connection after what is queued; `message` is the last word."""
        if self.closing is None:
            self.closing = (code, message)
            self.frames.put_nowait(None)
