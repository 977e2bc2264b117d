"""What passes between the processes: requests that carry, sealed by a secret, whom they come from."""

from __future__ import annotations

import hmac
from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

HEADER = b"hippodrome-inside"
PASSED_ON = "hippodrome.inside"
"""In the scope of a request that another process has passed on: it is answered here, whoever keeps the table."""

Headers = Iterable[tuple[bytes, bytes]]


def sealed(secret: str, peer: str) -> tuple[bytes, bytes]:
    """The header by which a process tells another whom a request comes from."""
    return HEADER, f"{secret} {peer}".encode("latin1")


def unsealed(headers: Headers, secret: str) -> str | None:
    """Whom a request comes from, if another process says so."""
    for name, value in headers:
        if name == HEADER:
            given, _, peer = value.decode("latin1").partition(" ")
            return peer if secret and hmac.compare_digest(given.encode(), secret.encode()) else None
    return None


class Inside:
    """Around everything else: a request that was passed on comes from where it came from, not from its bearer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.secret = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = unsealed(scope["headers"], self.secret)
            if peer is not None:
                scope["client"] = (peer, 0)
                scope[PASSED_ON] = True
            scope["headers"] = [pair for pair in scope["headers"] if pair[0] != HEADER]
        await self.app(scope, receive, send)
