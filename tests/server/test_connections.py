"""What a client is sent: at once where it takes it at once, and in order where it does not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

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


async def test_a_frame_that_is_taken_at_once_is_sent_at_once() -> None:
    line, connection = connected()
    line.open.set()
    connection.send(b"1")
    connection.send(b"2")
    assert line.sent == ["1", "2"]


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
