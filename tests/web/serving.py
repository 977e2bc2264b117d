"""A server in a process of its own, as an operator starts it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

import dice
from hippodrome.server.bench.ours import free_port

COMMAND = (
    sys.executable,
    "-c",
    dice.START + "from hippodrome.cli import main; main()",
    "serve",
    "--log-level",
    "warning",
)


@contextmanager
def serving(folder: Path, environment: Mapping[str, str], options: Sequence[str] = ()) -> Iterator[str]:
    """The address of a running server whose database is in a folder; it ends without complaint."""
    port = free_port()
    usual = ["--port", str(port), "--database", str(folder / "tables.sqlite"), "--unlimited", "--workers", "1"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([*COMMAND, *usual, *options], stdout=log, stderr=log, env=dict(environment))
        yield _ready(f"http://127.0.0.1:{port}", server)
        server.send_signal(signal.SIGTERM)
        server.wait(60)
    said = (folder / "log").read_text()
    assert "Traceback" not in said, said


def _ready(address: str, server: subprocess.Popen[bytes]) -> str:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server ended"
        try:
            if httpx.get(f"{address}/health", timeout=5, trust_env=False).status_code == 200:
                return address
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")
