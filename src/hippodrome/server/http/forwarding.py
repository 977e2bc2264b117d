"""Requests about a table that another process keeps are answered there."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

import httpx
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.errors import Restarting
from hippodrome.server.http.guard import refuse
from hippodrome.server.http.inside import PASSED_ON, sealed
from hippodrome.server.http.service import Service, service_of
from hippodrome.server.rooms.neighbours import Neighbours
from hippodrome.server.store.processes import Member

TRIES = 48
PAUSE = 0.25
"""Seconds before a process that restarts is asked again, or another in its stead."""
_TABLE = re.compile("/api/tables/([0-9A-Za-z]{1,12})(/[a-z]*)?")
_FAIRNESS = re.compile("/api/workshop/[0-9a-z_]{1,40}/fairness")
"""Asked again and again while bots race: each game's at one process."""
_NEW = frozenset({"/api/tables", "/api/records"})
"""Where something is made: each process in turn."""
_NOT_PASSED_ON = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"accept-encoding"})


Find = Callable[[Neighbours], Awaitable[Member | None]]
"""Tells which process answers; None: this one."""


async def _next(neighbours: Neighbours) -> Member | None:
    return neighbours.next()


async def _home(neighbours: Neighbours, what: str) -> Member | None:
    return neighbours.home(what)


class Forwarding:
    """Middleware that passes requests on to where their table is kept."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        find = self._finder(scope) if scope["type"] == "http" and PASSED_ON not in scope else None
        if find is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        service = service_of(request)
        if service.rooms.neighbours.alone:
            await self.app(scope, receive, send)
            return
        try:
            body = await request.body()
            answer = await self._pass_on(service, request, body, find)
        except HippodromeError as error:
            await refuse(request, error, send)
        except ClientDisconnect:
            return
        else:
            await (answer or self.app)(scope, _again(body, receive), send)

    def _finder(self, scope: Scope) -> Find | None:
        """How to find the process that answers a request; None if any can."""
        path, posted = scope["path"], scope["method"] == "POST"
        table = _TABLE.fullmatch(path)
        if table is not None:
            return lambda neighbours: neighbours.keeper(table[1])
        if posted and path in _NEW:
            return _next
        if posted and _FAIRNESS.fullmatch(path):
            return lambda neighbours: _home(neighbours, path)
        return None

    async def _pass_on(self, service: Service, request: Request, body: bytes, find: Find) -> Response | None:
        """What another process answers; None if it is this one's to answer."""
        neighbours = service.rooms.neighbours
        for _ in range(TRIES):
            member = await find(neighbours)
            if member is None:
                return None
            try:
                answer = await _ask(service, request, member, body)
            except httpx.ConnectError:
                await neighbours.bury(member)
                continue
            except httpx.TransportError:
                # What became of it is not known: only what changes nothing is asked again.
                if request.method != "GET":
                    raise Restarting() from None
                answer = None
            if answer is not None and not _restarts(answer):
                kept = [pair for pair in answer.headers.raw if pair[0].lower() not in _NOT_PASSED_ON]
                passed = Response(answer.content, answer.status_code)
                passed.raw_headers = [*kept, (b"content-length", b"%d" % len(answer.content))]
                return passed
            await asyncio.sleep(PAUSE)
        raise Restarting()


async def _ask(service: Service, request: Request, member: Member, body: bytes) -> httpx.Response:
    headers = [pair for pair in request.headers.raw if pair[0] not in _NOT_PASSED_ON]
    headers.append(sealed(service.rooms.neighbours.secret, request.client.host if request.client else "local"))
    query = request.url.query
    address = f"http://{member.address}{request.url.path}{'?' + query if query else ''}"
    return await service.inside.request(request.method, address, headers=headers, content=body)


def _restarts(answer: httpx.Response) -> bool:
    """True if a process refuses because it ends, or another has the table now: nothing was done."""
    if answer.status_code != 503:
        return False
    try:
        return bool(json.loads(answer.content)["error"]["key"] == Restarting.key)
    except (ValueError, LookupError, TypeError):
        return False


def _again(body: bytes, rest: Receive) -> Receive:
    """A body that was read already, for whoever reads it next."""
    read = False

    async def receive() -> Message:
        nonlocal read
        if read:
            return await rest()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
