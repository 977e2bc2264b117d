"""Connections that say nothing, say it slowly, or come in their hundreds; and those who still want to race."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import pytest

from server.client import PATIENCE, Player
from server.conftest import Served
from server.stories import seated

pytestmark = pytest.mark.asyncio

HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"


class Caller:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, words: bytes) -> None:
        self.writer.write(words)
        await self.writer.drain()

    async def shown_out(self) -> bool:
        """Wait until the server hangs up; False if it answers instead."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read(1) == b""
        except ConnectionError:
            return True

    async def status(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return int((await self.reader.readline()).split()[1])

    async def hang_up(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


async def call(server: Served, source: str = "127.0.0.1") -> Caller:
    return Caller(*await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0)))


async def test_headers_and_bodies_have_their_time(serve: Callable[..., Served]) -> None:
    server = serve(header_seconds=4, body_seconds=4)
    post = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n"

    async def too_slow(begun: bytes) -> None:
        slow = await call(server)
        await slow.say(begun)
        assert await slow.shown_out(), begun
        await slow.hang_up()

    await asyncio.gather(*map(too_slow, (b"", b"G", HEAD, b"\r\n", HEAD + b"X-Long: ", post, post + b'{"na')))
    prompt = await call(server)
    await prompt.say(HEAD + b"\r\n")
    assert await prompt.status() == 200
    await prompt.say(HEAD)
    while await prompt.reader.read(1000):
        pass
    await prompt.hang_up()


async def test_a_socket_must_say_hello_soon(serve: Callable[..., Served]) -> None:
    """The time for headers does not concern a player who has said hello."""
    server = serve(header_seconds=4)
    async with seated(server.address) as table:
        await asyncio.sleep(5)
        assert (await table.players[0].answer_to("pong1", {"type": "ping", "n": 1}))["type"] == "pong"


async def test_one_address_cannot_hold_all_connections(serve: Callable[..., Served]) -> None:
    server = serve(connections_each=20)
    crowd = [await call(server) for _ in range(30)]
    assert sum([await caller.shown_out() for caller in crowd[20:]]) == 10
    other = await call(server, "127.0.0.2")
    await other.say(HEAD + b"\r\n")
    assert await other.status() == 200
    for caller in [*crowd, other]:
        await caller.hang_up()


async def test_newcomers_are_let_in_when_the_house_is_full_of_idlers(serve: Callable[..., Served]) -> None:
    server = serve(connections=40)
    async with seated(server.address) as table:
        crowd = [await call(server, f"127.0.0.{2 + number % 9}") for number in range(80)]
        for caller in crowd:
            try:
                await caller.say(HEAD)
            except ConnectionError:
                continue
        async with Player(server.address, table.code, "127.0.0.99") as newcomer:
            assert newcomer.table["code"] == table.code
        assert (await table.players[0].answer_to("pong1", {"type": "ping", "n": 1}))["type"] == "pong"
        for caller in crowd:
            await caller.hang_up()
