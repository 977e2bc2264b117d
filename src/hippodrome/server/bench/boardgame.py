"""boardgame.io's own server under the same load: installed by npm into a cache folder, spoken to in socket.io."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import platformdirs
from websockets.asyncio.client import connect

from hippodrome.server.bench.load import Applied, Opened, Opener
from hippodrome.server.bench.ours import free_port, process


def install() -> Path:
    """The peer's folder, with its packages installed; Node and npm must be there."""
    folder = Path(platformdirs.user_cache_dir("hippodrome")) / "boardgame"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (resources.files("hippodrome.server.bench") / "boardgame").iterdir():
        (folder / file.name).write_text(file.read_text("utf-8"), encoding="utf-8")
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise FileNotFoundError("npm")
        command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(command, cwd=folder, check=True, timeout=300, stdout=subprocess.DEVNULL)
    return folder


@contextmanager
def server() -> Iterator[tuple[int, list[int]]]:
    """The peer's server: its port and process ids. It keeps its tables in memory."""
    folder = install()
    port = free_port()
    with process([shutil.which("node") or "node", "server.js", str(port)], port, "/games", folder) as started:
        yield port, [started.pid]


def opener(port: int) -> Opener:
    """Opens matches of four players."""
    matches = itertools.count()

    async def open_table(_number: int) -> Opened:
        match = f"m{next(matches)}"
        sockets = []
        for seat in range(4):
            address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            connection = await connect(address, compression=None, ping_interval=None, max_size=None)
            await connection.recv()
            await connection.send("40/race,")
            await connection.recv()
            await connection.send("42/race," + json.dumps(["sync", match, str(seat), None, 4]))
            await connection.recv()
            sockets.append(connection)

        def answer(seat: int, number: int) -> str:
            payload: dict[str, object] = {"type": "drive", "args": [], "playerID": str(seat), "credentials": None}
            action = {"type": "MAKE_MOVE", "payload": payload}
            return "42/race," + json.dumps(["update", action, number, match, str(seat)])

        def read(text: str) -> Applied | str | None:
            if text == "2":
                return "3"
            if not text.startswith('42/race,["update"'):
                return None
            state = json.loads(text[8:])[2]
            number, turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
            return Applied(number, turn, answer(turn, number))

        return Opened(sockets, 0, 0, answer(0, 0), read)

    return open_table
