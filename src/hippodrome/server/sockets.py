"""The socket of a table: hello, then messages both ways until somebody goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.routing import Router, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

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
_CODE: TypeAdapter[str] = TypeAdapter(Code)


async def socket(websocket: WebSocket) -> None:
    """A client comes to a table."""
    code = websocket.path_params["code"]
    service = service_of(websocket)
    if not _welcome_origin(websocket, service):
        await websocket.close(1008)
        return
    client = address(websocket)
    await websocket.accept()
    if service.sockets[client] >= service.settings.sockets_each:
        metrics.LIMITED.labels("sockets").inc()
        await _send_away(websocket, 1013, TooManySockets())
        return
    service.sockets[client] += 1
    metrics.SOCKETS.inc()
    try:
        await _serve(websocket, service, code)
    except WebSocketDisconnect:
        pass
    finally:
        service.sockets[client] -= 1
        if not service.sockets[client]:
            del service.sockets[client]
        metrics.SOCKETS.dec()


router = Router([WebSocketRoute("/api/tables/{code}/socket", socket)])
"""A plain route: FastAPI's own would keep a few kilobytes more for each socket."""


def _welcome_origin(websocket: WebSocket, service: Service) -> bool:
    """A browser's page must be ours: another site's page must not act for its visitor."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in service.settings.origins:
        return True
    return urlsplit(origin).netloc.lower() == websocket.headers.get("host", "").lower()


async def _send_away(websocket: WebSocket, code: int, error: HippodromeError, retry: float | None = None) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_text(to_json(closing(error, retry)).decode())
        await websocket.close(code)


async def _serve(websocket: WebSocket, service: Service, code: str) -> None:
    try:
        async with asyncio.timeout(GREETING):
            hello = _read(await _receive(websocket))
            if not isinstance(hello, messages.Hello):
                raise BadMessage(problem="hello")
            if hello.version != PROTOCOL:
                raise WrongProtocol(version=PROTOCOL)
            room, connection = await _enter(service, code, hello)
    except TimeoutError:
        await _send_away(websocket, 1008, BadMessage(problem="hello"))
        return
    except NoSuchTable as error:
        await _send_away(websocket, 4404, error)
        return
    except Restarting as error:
        await _send_away(websocket, 1012, error, 1.0)
        return
    except HippodromeError as error:
        await _send_away(websocket, 1008, error)
        return
    writer = asyncio.create_task(_write(websocket, connection))
    reader = asyncio.create_task(_Reader(websocket, service, room, connection).run())
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.part(connection)
        reader.cancel()
        connection.close(1000)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError, Exception):
            async with asyncio.timeout(5):
                await writer
        writer.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


async def _enter(service: Service, code: str, hello: messages.Hello) -> tuple[Room, Connection]:
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
    connection = Connection(Actor(keys, actor.guest, name, look, actor.stranger))
    await room.welcome(connection, hello.seen)
    return room, connection


async def _receive(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""


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


async def _write(websocket: WebSocket, connection: Connection) -> None:
    """Send what is queued, then the last word."""
    while True:
        frame = await connection.frames.get()
        if frame is None:
            break
        await websocket.send_text(frame.decode())
    assert connection.closing is not None
    code, message = connection.closing
    if websocket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            if message is not None:
                await websocket.send_text(to_json(message).decode())
            await websocket.close(code)


class _Reader:
    """Reads a client's messages and answers each of them."""

    def __init__(self, websocket: WebSocket, service: Service, room: Room, connection: Connection) -> None:
        self.websocket = websocket
        self.service = service
        self.room = room
        self.connection = connection
        self.messages = Bucket(*service.settings.messages)
        self.chatter = Bucket(*service.settings.chatter)
        self.patience = PATIENCE
        self.thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            while self.connection.closing is None:
                async with asyncio.timeout(self.service.settings.silence):
                    text = await _receive(self.websocket)
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
        if message.seat is not None and message.seat not in self.connection.actor.seats(self.room.table):
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
