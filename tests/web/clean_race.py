"""Run by the Python of a clean environment: serve, fetch the page and all it names, and race to the end."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import time
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from hippodrome.server.bench.ours import free_port
from hippodrome.server.wire.nouns import PROTOCOL
from hippodrome.study import report

assert shutil.which("node") is None
assert all((report.PAGE / name).is_file() for name in ("reader.js", "reader.css"))
port = free_port()
ADDRESS = f"http://127.0.0.1:{port}"


def ask(path: str, body: object = None, token: str = "") -> bytes:
    """One request."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(ADDRESS + path, data, headers if data else {}), timeout=60) as answer:
        content: bytes = answer.read()
    return content


async def race(code: str, token: str) -> list[int]:
    """Answer every question with the first choice until the race is over."""
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{code}/socket", origin=ADDRESS) as wire:  # type: ignore[arg-type]
        await wire.send(json.dumps({"type": "hello", "version": PROTOCOL, "seats": [token]}))
        answered = -1
        async for frame in wire:
            message = json.loads(frame)
            view, table = message.get("view"), message.get("table")
            if table and table["phase"] == "over":
                result: list[int] = table["result"]
                return result
            if view and view.get("choices") and view["asked"] != answered:
                answered = view["asked"]
                move = {"type": "move", "id": f"m{answered}", "asked": answered, "choice": view["choices"][-1]}
                await wire.send(json.dumps(move))
    raise AssertionError("the table closed")


server = subprocess.Popen(
    [
        sys.executable,
        "-c",
        "from hippodrome.cli import main; main()",
        "serve",
        "--port",
        str(port),
        "--database",
        "t.db",
    ]
)
try:
    for _ in range(1200):
        try:
            ask("/health")
            break
        except (URLError, ConnectionError):
            time.sleep(0.1)
    index = ask("/").decode()
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
    assert len(files) >= 2, index
    assert all(ask(file) for file in files)
    token = json.loads(ask("/api/guests", {"name": "Ann"}))["token"]
    new = {
        "game": "scrap_racer",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "settings": {"bot_seconds": 0.0},
        "start": True,
    }
    made = json.loads(ask("/api/tables", new, token))
    assert sorted(asyncio.run(race(made["table"]["code"], made["seats"][0]["token"]))) == [1, 2]
finally:
    server.terminate()
    server.wait(60)
