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


class Server:
    """A server whose database is in a folder; it can be killed, and comes back at the same address."""

    def __init__(self, folder: Path, environment: Mapping[str, str], options: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = str(folder / "tables.sqlite")
        usual = ["--port", str(self.port), "--database", self.database, "--unlimited", "--workers", "1"]
        self._command = [*COMMAND, *usual, *options]
        self._environment = dict(environment)
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes]

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "the server ended"
            try:
                if httpx.get(f"{self.address}/health", timeout=5, trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """It ends at once, whatever it was doing."""
        self._process.kill()
        self._process.wait(60)

    def end(self) -> None:
        """It ends without complaint."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)
        said = self._log.read_text()
        assert "Traceback" not in said, said


@contextmanager
def serving(folder: Path, environment: Mapping[str, str], options: Sequence[str] = ()) -> Iterator[str]:
    """The address of a running server whose database is in a folder; it ends without complaint."""
    server = Server(folder, environment, options)
    server.start()
    yield server.address
    server.end()
