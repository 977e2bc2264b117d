"""Around every HTTP answer: limits, sizes, headers that browsers enforce."""

from __future__ import annotations

from pydantic_core import to_json
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import metrics
from hippodrome.server.errors import TooBig, TooFast, reason_of, status_of
from hippodrome.server.http.service import address
from hippodrome.server.limits import Bucket, Buckets
from hippodrome.server.settings import ServerSettings
from hippodrome.server.wire.resources import Problem
from hippodrome.server.words import preferred

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
LONGEST = 500
"""Letters of what is said about an error, which may repeat what was asked."""
DIGITS = 15
"""Of the length of a body."""
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def problem(error: HippodromeError, language: str) -> Problem:
    """An error answer: the reason, and the same in words."""
    return Problem(error=reason_of(error), message=error.say(language)[:LONGEST])


class Guard:
    """Middleware that refuses what is too much or too big, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests, Bucket)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in known)]
                if scope["path"].startswith("/api/") and b"cache-control" not in known:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        request = Request(scope)
        bucket = self.requests.of(address(request))
        length = request.headers.get("content-length", "0")
        if not bucket.take():
            metrics.LIMITED.labels("requests").inc()
            await refuse(request, TooFast(seconds=bucket.wait), send_with_headers, bucket.wait)
        elif not length.isdecimal() or len(length) > DIGITS or int(length) > self.settings.body_bytes:
            metrics.LIMITED.labels("bytes").inc()
            await refuse(request, TooBig(limit=self.settings.body_bytes), send_with_headers)
        else:
            await self.app(scope, _counted(receive, self.settings.body_bytes), send_with_headers)


def _counted(receive: Receive, limit: int) -> Receive:
    """Stop reading a body without a declared length once it is too big."""
    read = 0

    async def receive_counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            raise TooBig(limit=limit)
        return message

    return receive_counted


async def refuse(request: Request, error: HippodromeError, send: Send, wait: int = 0) -> None:
    """Answer with a reason, before anything was asked."""
    body = to_json(problem(error, preferred(request.headers.get("accept-language", ""))))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if wait:
        headers.append((b"retry-after", b"%d" % wait))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
