"""Sockets with a short way out: frames that are made already go to the client in one write, as they are."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WAY_OUT = "hippodrome.line"
"""The extension of a socket's scope that holds its `Put`."""
Put = Callable[[Iterable[bytes]], bool]
_TEXT = 0x81
"""The first byte of a text that one frame holds."""
_SHORT, _LONG = 126, 1 << 16
"""Lengths from which on a frame says its length in two bytes, or in eight (RFC 6455, 5.2)."""


def framed(text: bytes) -> bytes:
    """The head of the frame that a text is sent in by a server, which masks nothing."""
    size = len(text)
    if size < _SHORT:
        return struct.pack("!BB", _TEXT, size)
    if size < _LONG:
        return struct.pack("!BBH", _TEXT, 126, size)
    return struct.pack("!BBQ", _TEXT, 127, size)


def way_out(scope: Scope) -> Put | None:
    """How frames get to the client of a socket at once, where the server can do that."""
    put: Put | None = scope.get("extensions", {}).get(WAY_OUT)
    return put


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, which reads as ever; texts can be put on it without passing through its own encoder."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WAY_OUT] = self.put

    def put(self, texts: Iterable[bytes]) -> bool:
        """Send texts now; False if the client must be waited for first, or is not there."""
        open_now = self.handshake_complete and not (self.disconnected or self.close_sent)
        if not open_now or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (framed(text), text)]))
        return True
