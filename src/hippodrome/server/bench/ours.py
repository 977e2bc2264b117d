"""Our own server under load: a process of its own, a database of its own."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from hippodrome.engine import registry
from hippodrome.server.bench.load import Applied, Opened, Opener
from hippodrome.server.wire.nouns import PROTOCOL


def longest_race(game: str) -> dict[str, object]:
    """A game with as many laps as it allows, so that few races end during the run."""
    laps = next((option.high for option in registry.game(game).options if option.key == "laps"), None)
    return {"game": game, "options": {} if laps is None else {"laps": laps}}


LISTENING = range(15_000, 32_000)
"""Ports below those that systems give to outgoing calls: none of these takes one before its server does."""


def free_port() -> int:
    """A port nobody listens on."""
    while True:
        port = random.choice(LISTENING)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def process(command: list[str], port: int, page: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server process, from when it answers until the end of the block."""
    with (folder / "server.log").open("wb") as log:
        started = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=os.environ)
        try:
            for _ in range(300):
                try:
                    httpx.get(f"http://127.0.0.1:{port}{page}", timeout=2, trust_env=False)
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield started
        finally:
            started.terminate()
            try:
                started.wait(15)
            except subprocess.TimeoutExpired:
                started.kill()
                started.wait()


@contextlib.contextmanager
def server(database: str, folder: Path, processes: int = 1) -> Iterator[tuple[int, list[int]]]:
    """Our server: its port and process ids, without those in which bots think."""
    port = free_port()
    command = [
        sys.executable, "-m", "hippodrome.server", "--port", str(port), "--database", database,
        "--unlimited", "--no-analysis", "--open-tables", "100000", "--workers", "1", "--log-level", "warning",
        "--processes", str(processes),
    ]  # fmt: skip
    with process(command, port, "/health", folder) as started:
        _acquainted(port, processes)
        children = Path(f"/proc/{started.pid}/task/{started.pid}/children").read_text() if processes > 1 else ""
        yield port, [started.pid, *map(int, children.split())]


def _acquainted(port: int, processes: int) -> None:
    """Wait until the processes know each other: before, tables move to those who come."""
    agreed = 0
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            found = httpx.get(f"http://127.0.0.1:{port}/health", timeout=5, trust_env=False).json()
            agreed = agreed + 1 if found["processes"] == processes else 0
            # Each of them may answer.
            if agreed == 5 * processes:
                return
        time.sleep(0.1)
    raise TimeoutError("the processes do not find each other")


async def opener(port: int, game: str) -> Opener:
    """Opens tables of four people; one guest holds all seats, each on a socket of its own."""
    http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False)
    key = (await http.post("/api/guests", json={"name": "Load"})).json()["token"]
    ids = itertools.count()
    seats = [{"kind": "me"}, *[{"kind": "here"}] * 3]
    new = {**longest_race(game), "seats": seats, "start": True}

    def answer(view: dict[str, object]) -> str | None:
        choices = view.get("choices")
        if not isinstance(choices, list) or not choices:
            return None
        number = next(ids)
        choice = choices[number % len(choices)]
        return json.dumps({"type": "move", "id": f"m{number}", "asked": view["asked"], "choice": choice})

    def read(text: str) -> Applied | None:
        if not text.startswith('{"type":"events"'):
            return None
        view = json.loads(text)["view"]
        return None if view is None else Applied(view["asked"], view["turn"], answer(view))

    async def open_table(_number: int) -> Opened:
        made = (await http.post("/api/tables", json=new, headers={"Authorization": f"Bearer {key}"})).json()
        sockets, turn, first, asked = [], 0, "", 0
        for seat in made["seats"]:
            address = f"ws://127.0.0.1:{port}/api/tables/{made['table']['code']}/socket"
            connection = await connect(address, compression=None, ping_interval=None, max_size=None)
            hello = {"type": "hello", "version": PROTOCOL, "seats": [seat["token"]]}
            await connection.send(json.dumps(hello))
            view = json.loads(await connection.recv())["view"]
            turn, asked = view["turn"], view["asked"]
            first = answer(view) or first
            sockets.append(connection)
        return Opened(sockets, asked, turn, first, read)

    return open_table
