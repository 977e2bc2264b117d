"""The socket of a table: hello, then messages both ways until somebody goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import secrets
import time
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import messages, metrics, replays
from hippodrome.server.actors import Actor
from hippodrome.server.chairs import hashed
from hippodrome.server.connections import Connection
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
)
from hippodrome.server.limits import Bucket
from hippodrome.server.room import Room, closing
from hippodrome.server.service import Service, address, service_of
from hippodrome.server.wire import PROTOCOL, Code

log = logging.getLogger(__name__)

GREETING = 10.0
"""Seconds to say hello."""
PATIENCE = 200
"""Messages over the limit before the socket is closed."""
_PATH = re.compile("/api/tables/([^/]+)/socket")
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
    if service.sockets[at] >= service.settings.sockets_each:
        metrics.LIMITED.labels("sockets").inc()
        await _send_away(send, 1013, TooManySockets())
        return
    service.sockets[at] += 1
    metrics.SOCKETS.inc()
    try:
        await _serve(service, path[1], receive, send)
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


async def _serve(service: Service, code: str, receive: Receive, send: Send) -> None:
    entered = await _greet(service, code, receive, send)
    if entered is None:
        return
    room, connection = entered
    try:
        await _Reader(receive, service, room, connection).run()
    except asyncio.CancelledError:
        if connection.closing is None:
            raise
    finally:
        room.part(connection)
        await connection.finish()


async def _greet(service: Service, code: str, receive: Receive, send: Send) -> tuple[Room, Connection] | None:
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
            return await _enter(service, code, hello, send)
    except TimeoutError:
        await _send_away(send, 1008, BadMessage(problem="hello"))
    except NoSuchTable as error:
        await _send_away(send, 4404, error)
    except Restarting as error:
        await _send_away(send, 1012, error, 1.0)
    except HippodromeError as error:
        await _send_away(send, 1008, error)
    return None


async def _enter(service: Service, code: str, hello: messages.Hello, send: Send) -> tuple[Room, Connection]:
    """Find the table, see who comes, let them in."""
    try:
        _CODE.validate_python(code)
    except ValidationError as error:
        raise NoSuchTable(code=code[:12]) from error
    room = await service.rooms.get(code)
    guest = None
    if hello.guest is not None:
        guest = await service.guests.known(hello.guest)
        if guest is None:
            raise BadToken()
    name = hello.name or (guest.name if guest else "")
    keys = tuple(hashed(token) for token in hello.seats)
    actor = Actor(keys, guest.id if guest else None, name, None, secrets.token_hex(6))
    actor.checked(room.table)
    replays.may_watch(room.table, actor)
    mine = actor.seats(room.table)
    if hello.look is not None and hello.look not in mine:
        raise NotSeated()
    look = hello.look if hello.look is not None else mine[0] if mine else None
    connection = Connection(Actor(keys, actor.guest, name, look, actor.stranger), send)
    await room.welcome(connection, hello.seen)
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


def _who(room: Room, connection: Connection) -> str:
    """Whose messages count together: a seat's on all its devices, a guest's, or those of one socket."""
    mine = connection.seats(room.table)
    return f"{room.table.code}/{mine[0]}" if mine else connection.actor.guest or connection.actor.stranger


class _Reader:
    """Reads a client's messages and answers each of them."""

    def __init__(self, receive: Receive, service: Service, room: Room, connection: Connection) -> None:
        self.receive = receive
        self.service = service
        self.room = room
        self.connection = connection
        who = _who(room, connection)
        self.messages = service.messages.of(who)
        self.chatter = service.chatter.of(who)
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
            room.refuse(connection, _id(text), error)
            return
        if isinstance(message, messages.Ping):
            connection.say(messages.Pong(n=message.n, at=time.time()))
        elif isinstance(message, messages.LookMessage):
            self._look(message)
        elif isinstance(message, messages.Hello):
            room.refuse(connection, None, BadMessage(problem="hello"))
        elif isinstance(message, messages.SayMessage) and not self.chatter.take():
            metrics.LIMITED.labels("chat").inc()
            connection.say(_too_fast(message.id, self.chatter, room.table.sequence))
        elif isinstance(message, messages.HintMessage):
            self._hint(message)
        else:
            await self._do(message)

    async def _do(self, message: messages.Asked) -> None:
        room, connection = self.room, self.connection
        try:
            await room.request(
                connection.actor,
                message,
                lambda sequence: connection.say(messages.Ack(id=message.id, sequence=sequence)),
            )
        except HippodromeError as error:
            room.refuse(connection, message.id, error)
        except Exception:
            log.exception("a request failed", extra={"table": room.table.code, "type": message.type})
            room.refuse(connection, message.id, Broken())

    def _look(self, message: messages.LookMessage) -> None:
        if message.seat is not None and message.seat not in self.connection.seats(self.room.table):
            self.room.refuse(self.connection, None, NotSeated())
        else:
            self.room.look(self.connection, message.seat)

    def _hint(self, message: messages.HintMessage) -> None:
        """Hints take a while: the client can go on meanwhile, but asks for one at a time."""
        if self.thinking is not None and not self.thinking.done():
            self.room.refuse(self.connection, message.id, TooFast(seconds=1))
            return
        self.thinking = asyncio.create_task(self._think(message))

    async def _think(self, message: messages.HintMessage) -> None:
        try:
            await self.room.hint(self.connection, message)
        except HippodromeError as error:
            self.room.refuse(self.connection, message.id, error)


def _too_fast(identifier: str | None, bucket: Bucket, sequence: int) -> messages.Refused:
    """A short answer: whoever sends too much gets no view on top."""
    return messages.Refused(
        id=identifier, reason=closing(TooFast(seconds=bucket.wait)).reason, sequence=sequence, view=None
    )
