"""What a client is sent: in one write where it takes it at once, and in order where it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from hippodrome.server.http.lines import framed
from hippodrome.server.limits import Effort
from hippodrome.server.log.actors import Actor
from hippodrome.server.rooms.connections import Connection

pytestmark = pytest.mark.asyncio


class Line:
    """The line to a client, which takes frames only while it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.sent.append(message.get("text") or str(message["code"]))


def connected() -> tuple[Line, Connection]:
    line = Line()
    return line, Connection(Actor(), line.send, Effort(1.0, 1.0))


async def test_a_frame_that_is_taken_at_once_is_sent_in_the_next_moment() -> None:
    line, connection = connected()
    line.open.set()
    connection.send(b"1")
    connection.send(b"2")
    await asyncio.sleep(0)
    assert line.sent == ["1", "2"]


async def test_what_is_said_in_one_moment_goes_in_one_write() -> None:
    line = Line()
    writes: list[list[bytes]] = []

    def put(frames: Iterable[bytes]) -> bool:
        writes.append(list(frames))
        return len(writes) < 3

    connection = Connection(Actor(), line.send, Effort(1.0, 1.0), put)
    connection.send(b"1")
    connection.send(b"2")
    await asyncio.sleep(0)
    connection.send(b"3")
    await asyncio.sleep(0)
    connection.send(b"4")
    await asyncio.sleep(0)
    assert (writes, line.sent) == ([[b"1", b"2"], [b"3"], [b"4"]], [])
    line.open.set()
    await connection.finish()
    assert line.sent == ["4", "1000"], "what could not be written at once is waited for"


async def test_the_last_word_follows_what_was_said_in_the_same_moment() -> None:
    line, connection = connected()
    line.open.set()
    connection.send(b"1")
    await connection.finish()
    assert line.sent == ["1", "1000"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_a_frame_is_what_every_client_reads(size: int) -> None:
    text = b"x" * size
    assert framed(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_frames_wait_in_order_for_a_client_that_takes_none() -> None:
    line, connection = connected()
    connection.send(b"1")
    await asyncio.sleep(0)
    connection.send(b"2")
    assert line.sent == []
    line.open.set()
    await connection.finish()
    assert line.sent == ["1", "2", "1000"]


async def test_a_client_that_has_gone_is_sent_nothing_and_harms_nobody() -> None:
    async def gone(_message: Any) -> None:
        raise OSError

    connection = Connection(Actor(), gone, Effort(1.0, 1.0))
    connection.send(b"1")
    connection.send(b"2")
    await connection.finish()
