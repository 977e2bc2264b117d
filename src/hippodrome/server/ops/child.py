"""One of several processes behind a door that its parent has opened."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

from hippodrome.server.ops.run import serve
from hippodrome.server.settings import ServerSettings

PULSE = 2.0
"""Seconds between two words to the parent."""
_PULSE: list[asyncio.Task[None]] = []


def settings_of(given: dict[str, Any]) -> ServerSettings:
    """Settings that came as JSON."""
    read: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in given.items()}
    if "page" in read:
        read["page"] = Path(read["page"])
    return ServerSettings(**read)


def _follow_parent() -> None:
    """End when the parent has ended, however that came about."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _ready() -> None:
    print("ready", flush=True)
    _PULSE.append(asyncio.get_running_loop().create_task(_live()))


async def _live() -> None:
    """Say again and again that the process does not hang."""
    while True:
        await asyncio.sleep(PULSE)
        # A parent that is gone is noticed elsewhere.
        with contextlib.suppress(OSError):
            print("alive", flush=True)


def main() -> None:
    """Serve as the parent says in a line of JSON."""
    line = b""
    while not line.endswith(b"\n"):
        line += os.read(sys.stdin.fileno(), 65536) or b"\n"
    if not line.strip():
        return
    wanted = json.loads(line)
    threading.Thread(target=_follow_parent, daemon=True).start()
    door = socket.socket(fileno=wanted["door"])
    serve("", 0, settings_of(wanted["settings"]), wanted["level"], _ready, door)


if __name__ == "__main__":
    main()
