"""One address does its worst to a server for a while: what an honest player's pings take meanwhile.

`python tools/worst.py [SECONDS]` starts a server of its own with the usual limits and attacks it from 127.0.0.1:
spectators that send rubbish and ask for views, sockets opened again and again, hints, replays, the schema, slow
connections, guesses of codes. The honest player comes from 127.0.0.2.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from multiprocessing import Process, Queue
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from hippodrome.server.bench.ours import free_port
from server.client import Api, Player, Refused

HONEST = "127.0.0.2"
TABLE = {"game": "titan_race", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}


class Worst:
    """The attackers, and how often each of them tried."""

    def __init__(self, address: str, port: int, code: str, own: str, token: str, guest: str) -> None:
        self.address, self.port, self.code = address, port, code
        self.own, self.token, self.guest = own, token, guest
        """A table where they sit themselves, to ask for hints."""
        self.tried: Counter[str] = Counter()

    async def flood(self, what: str, message: str) -> None:
        while True:
            with contextlib.suppress(Exception):
                sitting = what == "hints"
                code, seats = (self.own, [self.token]) if sitting else (self.code, [])
                async with Player(self.address, code, seats=seats) as player:
                    for _ in range(200):
                        await player.send(message)
                        self.tried[what] += 1
                        await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    async def hello(self) -> None:
        while True:
            self.tried["hellos"] += 1
            with contextlib.suppress(Exception):
                async with Player(self.address, self.code):
                    pass
            await asyncio.sleep(0.01)

    async def fetch(self, path: str) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=20, trust_env=False) as http:
            while True:
                self.tried[path] += 1
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(path, headers={"Authorization": f"Bearer {self.guest}"})
                await asyncio.sleep(0)

    async def dawdle(self) -> None:
        while True:
            self.tried["slow connections"] += 1
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /health HTTP/1.1\r\nX-")
                await asyncio.sleep(1)
                writer.close()

    def all(self) -> list[asyncio.Task[None]]:
        replay = f"/api/tables/{self.code}/replay"
        paths = ["/api/schema", replay, "/api/games", "/api/tables/ZZZZZZ", f"/api/tables/{self.code}/history"]
        work = [
            *(self.flood("rubbish", "x") for _ in range(20)),
            *(self.flood("views", '{"type":"view"}') for _ in range(20)),
            *(self.flood("hints", '{"type":"hint","id":"h"}') for _ in range(5)),
            *(self.hello() for _ in range(10)),
            *(self.fetch(path) for path in paths * 3),
            *(self.dawdle() for _ in range(100)),
        ]
        return [asyncio.create_task(one) for one in work]


async def pings(player: Player, seconds: float) -> list[float]:
    took: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        await player.answer_to(f"pong{len(took)}", {"type": "ping", "n": len(took)})
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)
    return sorted(took)


def memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


async def attack(address: str, port: int, pid: int, seconds: float) -> None:
    async with Api(address) as api, Api(address) as other:
        await api.introduce("Honest")
        made = await api.post("/api/tables", TABLE)
        code, token = made["table"]["code"], made["seats"][0]["token"]
        await other.introduce("Worst")
        theirs = await other.post("/api/tables", TABLE)
        async with Player(address, code, HONEST, seats=[token]) as player:
            calm, held = await pings(player, 3), memory(pid)
            tried: Queue[dict[str, int]] = Queue()
            keys = (theirs["table"]["code"], theirs["seats"][0]["token"], str(other.token))
            given = (tried, seconds, address, port, code, *keys)
            attackers = Process(target=attackers_of_one_address, args=given)
            attackers.start()
            try:
                took = await pings(player, seconds)
            except (Refused, ConnectionError, TimeoutError) as error:
                raise SystemExit(f"the honest player was lost: {error!r}") from error
            finally:
                counted = await asyncio.to_thread(tried.get)
                attackers.kill()
            print("calm:   ", figures(calm))
            print("attack: ", figures(took))
            print(f"memory: {held:.0f} MB before, {memory(pid):.0f} MB after")
            print("tried:  ", counted)


def attackers_of_one_address(
    tried: Queue[dict[str, int]], seconds: float, address: str, port: int, code: str, own: str, token: str, guest: str
) -> None:
    """A process of its own, so that the honest player waits for the server only."""
    worst = Worst(address, port, code, own, token, guest)

    async def attack() -> None:
        tasks = worst.all()
        await asyncio.sleep(seconds)
        tried.put(dict(worst.tried))
        for task in tasks:
            task.cancel()

    asyncio.run(attack())


def figures(took: list[float]) -> str:
    p99 = took[min(len(took) - 1, int(len(took) * 0.99))]
    return f"{len(took)} pings, p50 {took[len(took) // 2]:.1f} ms, p99 {p99:.1f} ms, worst {took[-1]:.1f} ms"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hippodrome.server", "--port", str(port), "--log-level", "error"]
        server = subprocess.Popen([*command, "--database", f"{folder}/tables.sqlite"], env=os.environ)
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    httpx.get(f"{address}/health", trust_env=False)
                    break
                time.sleep(0.05)
            asyncio.run(attack(address, port, server.pid, seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
