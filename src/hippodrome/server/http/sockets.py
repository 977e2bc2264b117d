"""The socket of a table: hello, then messages both ways until somebody goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import secrets
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import clock, metrics
from hippodrome.server.errors import (
    BadMessage,
    BadToken,
    Broken,
    NoSuchTable,
    NotSeated,
    Restarting,
    TooFast,
    TooManySockets,
    WrongProtocol,
    reason_of,
)
from hippodrome.server.http.lines import way_out
from hippodrome.server.http.service import Service, address, service_of
from hippodrome.server.limits import Bucket
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.chairs import hashed
from hippodrome.server.rooms.connections import Connection, closing
from hippodrome.server.rooms.room import Room
from hippodrome.server.store.access import away
from hippodrome.server.views import replays
from hippodrome.server.wire import messages
from hippodrome.server.wire.nouns import PROTOCOL, Code

log = logging.getLogger(__name__)

GREETING = 10.0
"""Seconds to say hello."""
PATIENCE = 200
"""Messages over the limit before the socket is closed."""
_PATH = re.compile("/api/tables/([^/]+)/socket")
Drawing = messages.LookMessage | messages.ViewMessage | messages.PlansMessage | messages.ForesightMessage
"""What is answered with a drawing, which takes a while."""
_DRAWING = (messages.LookMessage, messages.ViewMessage, messages.PlansMessage, messages.ForesightMessage)
_CHATTER = (messages.SayMessage, messages.RenameMessage, messages.MuteMessage, messages.StandingMessage)
"""What everybody at the table is told, and keeps."""
_CODE: TypeAdapter[str] = TypeAdapter(Code)


async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A client comes to a table."""
    client = HTTPConnection(scope)
    service = service_of(client)
    path = _PATH.fullmatch(scope["path"])
    await receive()
    if path is None or not _welcome_origin(client, service):
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "websocket.accept"})
    at = address(client)
    if service.sockets[at] >= service.settings.sockets_each or not service.connects.of(at).take():
        metrics.LIMITED.labels("sockets").inc()
        await _send_away(send, 1013, TooManySockets(), 10.0)
        return
    service.sockets[at] += 1
    metrics.SOCKETS.inc()
    try:
        await _serve(service, client, path[1], receive, send)
    finally:
        service.sockets[at] -= 1
        if not service.sockets[at]:
            del service.sockets[at]
        metrics.SOCKETS.dec()


def _welcome_origin(client: HTTPConnection, service: Service) -> bool:
    """A browser's page must be ours: another site's page must not act for its visitor."""
    origin = client.headers.get("origin")
    if origin is None or origin in service.settings.origins:
        return True
    return urlsplit(origin).netloc.lower() == client.headers.get("host", "").lower()


async def _send_away(send: Send, code: int, error: HippodromeError, retry: float | None = None) -> None:
    with contextlib.suppress(RuntimeError, OSError):
        await send({"type": "websocket.send", "text": to_json(closing(error, retry)).decode()})
        await send({"type": "websocket.close", "code": code})


async def _serve(service: Service, client: HTTPConnection, code: str, receive: Receive, send: Send) -> None:
    entered = await _greet(service, client, code, receive, send)
    if entered is None:
        return
    room, connection = entered
    try:
        await _Reader(receive, service, room, connection, address(client)).run()
    except asyncio.CancelledError:
        if connection.closing is None:
            raise
    finally:
        room.audience.part(connection)
        await connection.finish()


async def _greet(
    service: Service, client: HTTPConnection, code: str, receive: Receive, send: Send
) -> tuple[Room, Connection] | None:
    """Wait for the hello and let the client in, or send it away with a reason."""
    try:
        async with asyncio.timeout(GREETING):
            text = await _receive(receive)
            if text is None:
                return None
            hello = _read(text)
            if not isinstance(hello, messages.Hello):
                raise BadMessage(problem="hello")
            if hello.version != PROTOCOL:
                raise WrongProtocol(version=PROTOCOL)
            return await _enter(service, client, code, hello, send)
    except TimeoutError:
        await _send_away(send, 1008, BadMessage(problem="hello"))
    except NoSuchTable as error:
        await _send_away(send, 4404, error)
    except TooFast as error:
        await _send_away(send, 1013, error, float(str(error.arguments["seconds"])))
    except Restarting as error:
        await _send_away(send, 1012, error, 1.0)
    except HippodromeError as error:
        await _send_away(send, 1008, error)
    except Exception as error:
        log.error("nobody could be let in", exc_info=None if away(error) else error)
        await _send_away(send, 1013, Broken(), 2.0)
    return None


async def _enter(
    service: Service, client: HTTPConnection, code: str, hello: messages.Hello, send: Send
) -> tuple[Room, Connection]:
    """Find the table, see who comes, let them in."""
    try:
        _CODE.validate_python(code)
    except ValidationError as error:
        raise NoSuchTable(code=code[:12]) from error
    effort = service.effort.of(address(client))
    if effort.spent:
        raise TooFast(seconds=effort.rest)
    room = await service.room(client, code)
    guest = None
    if hello.guest is not None:
        guest = await service.guests.known(hello.guest)
        if guest is None:
            raise BadToken()
    name = hello.name or (guest.name if guest else "")
    keys = tuple(hashed(token) for token in hello.seats)
    also = guest.also if guest else frozenset()
    actor = Actor(keys, guest.id if guest else None, name, None, secrets.token_hex(6), also)
    actor.checked(room.table)
    actor = await service.admitted(room, actor)
    replays.may_watch(room.table, actor)
    mine = actor.seats(room.table)
    if hello.look is not None and hello.look not in mine:
        raise NotSeated()
    alone = mine[0] if len(mine) == 1 else None
    look = hello.look if hello.look is not None else alone
    connection = Connection(replace(actor, look=look), send, effort, way_out(client.scope))
    async with effort.turn:
        await room.audience.welcome(connection, hello.seen)
    return room, connection


async def _receive(receive: Receive) -> str | None:
    """The next message of a client; None when it has gone."""
    message = await receive()
    return None if message["type"] == "websocket.disconnect" else message.get("text") or ""


def _read(text: str) -> messages.FromClient:
    try:
        return messages.CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadMessage(problem=f"{where}: {first['msg']}" if where else first["msg"]) from error


def _id(text: str) -> str | None:
    """The id of a message that may not be read otherwise, so that it is answered and not dropped."""
    with contextlib.suppress(ValueError, RecursionError):
        read = json.loads(text)
        if isinstance(read, dict) and isinstance(read.get("id"), str):
            return str(read["id"])[:64]
    return None


def _who(room: Room, connection: Connection, at: str) -> str:
    """Whose messages count together: a person's at all tables and devices, or all strangers' from one address."""
    mine = connection.seats(room.table)
    owners = [room.table.chairs[seat].guest for seat in mine]
    return connection.actor.guest or next((guest for guest in owners if guest is not None), at)


class _Reader:
    """Reads a client's messages and answers each of them."""

    def __init__(self, receive: Receive, service: Service, room: Room, connection: Connection, at: str) -> None:
        self.receive = receive
        self.service = service
        self.room = room
        self.connection = connection
        who = _who(room, connection, at)
        self.messages = service.messages.of(who)
        self.chatter = service.chatter.of(who)
        self.hints = service.hints.of(who)
        self.patience = PATIENCE
        self.thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            while self.connection.closing is None:
                async with asyncio.timeout(self.service.settings.silence):
                    text = await _receive(self.receive)
                if text is None:
                    return
                await self._answer(text)
                # Messages that wait already are read without waiting: others come in between all the same.
                await asyncio.sleep(0)
        except TimeoutError:
            self.connection.close(1001)
        finally:
            if self.thinking is not None:
                self.thinking.cancel()

    async def _answer(self, text: str) -> None:
        room, connection = self.room, self.connection
        if not self.messages.take():
            metrics.LIMITED.labels("messages").inc()
            self.patience -= 1
            if self.patience <= 0:
                connection.close(1008, closing(TooFast(seconds=60)))
                return
            connection.say(_too_fast(_id(text), self.messages, room.table.sequence))
            return
        try:
            message = _read(text)
        except BadMessage as error:
            room.audience.refuse(connection, _id(text), error)
            return
        if isinstance(message, messages.Ping):
            connection.say(messages.Pong(n=message.n, at=clock.now()))
        elif isinstance(message, _DRAWING):
            await self._draw(message, _id(text))
        elif isinstance(message, messages.Hello):
            room.audience.refuse(connection, None, BadMessage(problem="hello"))
        elif isinstance(message, _CHATTER) and not self.chatter.take():
            metrics.LIMITED.labels("chat").inc()
            connection.say(_too_fast(message.id, self.chatter, room.table.sequence))
        elif isinstance(message, messages.HintMessage):
            self._hint(message)
        else:
            await self._do(message)

    async def _draw(self, message: Drawing, identifier: str | None) -> None:
        """Show what was asked for: one thing at a time for each address."""
        try:
            async with self.connection.effort.working():
                if isinstance(message, messages.LookMessage):
                    self._look(message)
                elif isinstance(message, messages.ViewMessage):
                    self.room.audience.show(self.connection)
                else:
                    seat = self.connection.actor.seat(self.room.table, message.seat)
                    self.connection.say(self._thought(seat, message))
        except HippodromeError as error:
            self.room.audience.refuse(self.connection, identifier, error)

    def _thought(self, seat: int, message: messages.PlansMessage | messages.ForesightMessage) -> dict[str, Any]:
        """What the seat that is asked can know of its own choices."""
        if isinstance(message, messages.ForesightMessage):
            return self.room.foresight(seat, message)
        return self.room.plans(seat, message)

    async def _do(self, message: messages.Asked) -> None:
        """Do what is asked for; it is answered once, whatever fails after it was committed."""
        room, connection, answered = self.room, self.connection, False

        def acknowledge(sequence: int | None) -> None:
            nonlocal answered
            answered = True
            connection.say(messages.Ack(id=message.id, sequence=sequence))

        refusal: HippodromeError | None = None
        try:
            await self.service.rooms.errands.finish(room.request(connection.actor, message, acknowledge))
        except HippodromeError as error:
            refusal = error
        except Exception:
            log.exception("a request failed", extra={"table": room.table.code, "type": message.type})
            refusal = Broken()
        if refusal is not None and not answered:
            room.audience.refuse(connection, message.id, refusal)

    def _look(self, message: messages.LookMessage) -> None:
        if message.seat is not None and message.seat not in self.connection.seats(self.room.table):
            self.room.audience.refuse(self.connection, None, NotSeated())
        else:
            self.room.audience.look(self.connection, message.seat)

    def _hint(self, message: messages.HintMessage) -> None:
        """Hints take a while: the client can go on meanwhile, but asks for one at a time."""
        if self.thinking is not None and not self.thinking.done():
            self.room.audience.refuse(self.connection, message.id, TooFast(seconds=1))
            return
        if not self.hints.take():
            metrics.LIMITED.labels("hints").inc()
            self.room.audience.refuse(self.connection, message.id, TooFast(seconds=self.hints.wait))
            return
        self.thinking = asyncio.create_task(self._think(message))

    async def _think(self, message: messages.HintMessage) -> None:
        try:
            seat = self.connection.actor.seat(self.room.table, message.seat)
            self.connection.say(await self.room.advise(seat, message))
        except HippodromeError as error:
            self.room.audience.refuse(self.connection, message.id, error)


def _too_fast(identifier: str | None, bucket: Bucket, sequence: int) -> messages.Refused:
    return messages.Refused(id=identifier, reason=reason_of(TooFast(seconds=bucket.wait)), sequence=sequence)
