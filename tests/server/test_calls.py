"""Calls to addresses that guests gave: never into one's own network, and whatever the receiver does is one warning."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable

import pytest

from hippodrome.server.errors import BadAddress
from hippodrome.server.jobs.calls import checked, is_open
from server.client import PATIENCE, Player
from server.conftest import Served
from server.test_notices import both_ready, by_post

pytestmark = pytest.mark.asyncio

OPEN = ["9.9.9.9", "2620:fe::fe", "193.0.6.139"]
CLOSED = [
    "127.0.0.1", "10.0.0.1", "172.16.0.9", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:9.9.9.9", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1",
]  # fmt: skip


@pytest.mark.parametrize("address", OPEN)
async def test_the_open_internet_may_be_called(address: str) -> None:
    assert is_open(address)


@pytest.mark.parametrize("address", CLOSED)
async def test_no_other_address_may(address: str) -> None:
    assert not is_open(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadAddress):
        await checked(f"https://{host}/hook", ())


@pytest.mark.parametrize(
    "address",
    ["http://9.9.9.9/", "https://9.9.9.9:22/", "https://user:secret@9.9.9.9/", "https:///hook", "https://9.9.9.9:x/",
     "https://[9.9.9.9/", "ftp://9.9.9.9/", "https://" + "a" * 300 + "/"],
)  # fmt: skip
async def test_only_https_at_its_own_port(address: str) -> None:
    with pytest.raises(BadAddress):
        await checked(address, ())


async def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means another address the next time does not lead there."""
    answers = iter(["9.9.9.9", "127.0.0.1"])

    async def lookup(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup, raising=False)
    target = await checked("https://hooks.example/race?x=1", ())
    assert target.url == "https://9.9.9.9:443/race?x=1"
    assert target.parts.hostname == "hooks.example"


Receiver = Callable[[asyncio.StreamReader, asyncio.StreamWriter], None]


def hangs_up(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


def babbles(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"\x00\xff not HTTP at all\r\n\r\n" * 100)
    writer.close()


def never_ends(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 500 No\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 100_000)


@contextlib.asynccontextmanager
async def receiving(receiver: Receiver) -> AsyncIterator[tuple[str, list[asyncio.StreamWriter]]]:
    calls: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.append(writer)
        with contextlib.suppress(ConnectionError):
            receiver(reader, writer)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", calls
    finally:
        server.close()
        for writer in calls:
            writer.transport.abort()
        await asyncio.sleep(0)


@pytest.mark.parametrize("receiver", [hangs_up, babbles, never_ends])
async def test_whatever_a_receiver_does_is_a_warning_and_a_retry(
    receiver: Receiver, serve: Callable[..., Served]
) -> None:
    server = serve(notices=True, notice_hosts=["127.0.0.1"])
    async with receiving(receiver) as (address, calls):
        ann, bob, code, tokens = await by_post(server)
        for guest in (ann, bob):
            await guest.ask("PATCH", "/api/guests/me", {"webhook": address})
        await both_ready(server, code, tokens)
        for token in tokens:
            async with Player(server.address, code, seats=[token]) as player:
                while player.asked:
                    await player.move(player.view["choices"][-1])  # type: ignore[index]
        async with asyncio.timeout(PATIENCE):
            while len(calls) < 2:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
    lines = [line for line in server.lines() if line["from"].endswith("notices")]
    assert all(line["level"] == "warning" and "trace" not in line for line in lines)
    for guest in (ann, bob):
        await guest.http.aclose()
    if receiver is not never_ends:
        assert lines
