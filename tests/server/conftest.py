"""Real parts: server processes on free ports, SQLite files, a PostgreSQL cluster of our own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

import dice
from hippodrome.server.bench.cluster import Address
from hippodrome.server.bench.cluster import cluster as own_cluster
from hippodrome.server.bench.ours import free_port
from server.client import PATIENCE


@dataclass
class Served:
    """A running server process."""

    zygote: subprocess.Popen[str]
    settings: dict[str, Any]
    log: Path
    port: int = field(default_factory=free_port)
    pid: int = 0
    host: str = "127.0.0.1"

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def start(self) -> Served:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        wanted = {"host": self.host, "port": self.port, "settings": self.settings, "log": str(self.log)}
        self.zygote.stdin.write(json.dumps(wanted) + "\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health", timeout=5, trust_env=False).status_code == 200:
                    return self
            except httpx.TransportError:
                if not Path(f"/proc/{self.pid}").exists():
                    break
                time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As when the machine loses power over the process: no goodbye."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """As an operator restarts it."""
        os.kill(self.pid, signal.SIGTERM)
        self._gone()

    def _gone(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not Path(f"/proc/{self.pid}").exists():
                return
            time.sleep(0.02)
        raise AssertionError("the server does not end")

    @property
    def memory(self) -> float:
        """Megabytes the process holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def spawning(*before: str) -> Iterator[subprocess.Popen[str]]:
    """A process that starts servers quickly, perhaps with a command before it."""
    process = subprocess.Popen(
        [*before, sys.executable, "-c", dice.START + "from server.zygote import main; main()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    process.wait(PATIENCE)


@pytest.fixture(scope="session")
def zygote() -> Iterator[subprocess.Popen[str]]:
    with spawning() as process:
        yield process


LOOSE = {
    "requests": [1e9, 1e9],
    "creations": [1e9, 1e9],
    "messages": [1e9, 1e9],
    "connects": [1e9, 1e9],
    "effort": [1e9, 1e9],
    "guesses": [1e9, 1e9],
    "hints": [1e9, 1e9],
    "sockets_each": 10**6,
    "tables_from": 10**6,
    "uploads_from": 10**6,
    "connections_each": 10**6,
    "workers": 1,
    "analysis": False,
    "trials": 0,
    "silence": 3600,
}
"""Tests come from one address and send no pings; what the limits do has tests of its own."""


def _end(server: Served) -> None:
    """Stop a server; it must have met nothing it did not expect."""
    if Path(f"/proc/{server.pid}").exists():
        server.stop()
    text = server.log.read_text()
    assert "Traceback" not in text, text


@pytest.fixture
def serve(zygote: subprocess.Popen[str], tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start a server of one's own: `serve(database=…, **settings)`."""
    started: list[Served] = []

    def start(**settings: Any) -> Served:
        given = {"database": str(tmp_path / "tables.sqlite"), **LOOSE, **settings}
        server = Served(zygote, given, tmp_path / f"server{len(started)}.log")
        started.append(server)
        return server.start()

    yield start
    for server in started:
        _end(server)


@pytest.fixture(scope="session")
def server(zygote: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a SQLite file that tests share: they meet at tables of their own."""
    folder = tmp_path_factory.mktemp("server")
    server = Served(zygote, {"database": str(folder / "tables.sqlite"), **LOOSE}, folder / "server.log").start()
    yield server
    _end(server)


# PostgreSQL


@pytest.fixture(scope="session")
def cluster() -> Iterator[Address]:
    """A PostgreSQL of our own in a temporary folder."""
    with own_cluster(durable=False) as address:
        yield address


@pytest.fixture
def postgres(cluster: str) -> str:
    """A fresh PostgreSQL database."""
    import asyncio
    import secrets

    import asyncpg

    name = f"race_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{cluster}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{cluster}/{name}"


DATABASES = [
    pytest.param("sqlite", id="sqlite"),
    pytest.param("postgres", id="postgresql", marks=pytest.mark.xdist_group("postgres")),
]


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each database in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("postgres"))
