"""Messages that mean harm, millions of them, over sockets and HTTP: each is answered, nothing breaks or leaks.

`python tools/hostile.py [MESSAGES] [--seconds N]` starts a server of its own on 127.0.0.1 without limits per address:
every message is read and not only counted. Attackers watch an honest race, sit at tables of their own, and ask for
everything; meanwhile honest players race on. It ends with an error if a frame to an attacker is no message of the
protocol or holds a key, an honest move is lost, a server logs what it did not expect, or answers with a 5xx.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from multiprocessing import Process, Queue
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import dice
from hippodrome.server.bench.load import resident
from hippodrome.server.wire.messages import SERVER_MESSAGE
from hippodrome.server.wire.nouns import PROTOCOL
from server.client import Api
from server.conftest import LOOSE, Served, spawning
from server.stories import seated
from server.stubborn import Stable

TYPES = (
    "move", "undo", "say", "mute", "ready", "arrange", "swap", "rename", "configure", "start", "leave", "hand_over",
    "take_back", "resign", "rematch", "look", "view", "plans", "foresight", "standing", "ping", "hello", "nonsense", "",
)  # fmt: skip
FIELDS = (
    "id", "seat", "asked", "choice", "text", "phrase", "who", "on", "everyone", "salt", "bot", "a", "b", "name",
    "options", "settings", "players", "fill", "n", "version", "seats", "guest", "seen", "after", "choices", "windows",
    "same", "look", "__proto__",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 3, 7, 11, 2**31, 2**63, -(2**70), 1e308, 0.1, "", "x", "a" * 500, "\u202e", "\x00", "Zoë",
    "random", "none", "../..", "'; DROP TABLE entries; --", [], [0], [1, 2, 3], [[[[[[]]]]]], {}, {"laps": 1},
    {"circuit": {"name": "x" * 900}}, {"a": {"b": {"c": {}}}}, ["t" * 40] * 9,
)  # fmt: skip
RUBBISH = (
    "",
    "x",
    "{",
    "[" * 3000,
    "null",
    '"',
    '{"type":',
    "{}" * 50,
    "9" * 4000,
    '{"type":"say","type":"move"}',
    "🏇",
)
PATHS = (
    "/api/tables/{code}", "/api/tables/{code}/seats", "/api/tables/{code}/history?since=-1",
    "/api/tables/{code}/record", "/api/tables/{code}/replay?from=99999999999", "/api/tables/{code}/proof",
    "/api/tables/{code}/analysis", "/api/races",
    "/api/tables/%00", "/api/tables/AAAAAA/history", "/api/guests", "/api/guests/me", "/api/tables", "/api/records",
    "/api/games/nothing", "/api/games/titan_race/art/..%2f..%2fetc", "/api/text/xx.ftl", "/..%2f..%2fetc/passwd",
    "/api/games/titan_race/boards/x/y.svg", "/" + "a" * 3000, "/api/schema", "/health", "/api/tables/{code}/socket",
    "/api/today", "/api/sets", "/api/sets/%00", "/api/sets/2026-99-99/races", "/api/sets/ZZZZZZZZ/close",
    "/api/workshop/titan_race", "/api/workshop/nothing/fairness", "/api/guests/me/code", "/api/guests/recover",
    "/api/guests/me/devices", "/api/guests/me/export", "/api/races/{code}", "/api/games/titan_race/lesson",
    "/api/games/titan_race/puzzles", "/api/games/titan_race/puzzles/99999999999999999999", "/metrics",
    "/api/openapi.json",
)  # fmt: skip
BURST = 40
"""Messages sent before their answers are read."""


def message(rng: random.Random) -> str:
    """Something that is no message, nearly one, or one that its sender has no right to."""
    if rng.random() < 0.15:
        return rng.choice(RUBBISH)
    made: dict[str, Any] = {"type": rng.choice(TYPES), "id": f"h{rng.randrange(10**9)}"}
    for name in rng.sample(FIELDS, rng.randrange(7)):
        made[name] = rng.choice(VALUES)
    return json.dumps(made)[:16_000]


def request(rng: random.Random, code: str) -> bytes:
    """A request that is wrong in one way or another; sometimes not even one."""
    if rng.random() < 0.05:
        return bytes(rng.randrange(256) for _ in range(80)) + b"\r\n\r\n"
    path = rng.choice(PATHS).format(code=code)
    method = rng.choice(("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "BREW"))
    body = rng.choice(("", "{", "[]", message(rng), json.dumps({"name": rng.choice(VALUES)}))).encode(
        "utf-8", "replace"
    )
    headers = rng.choice(
        (
            "", "Authorization: Bearer x\r\n", "X-Seat: \x7f\r\n", "Origin: https://elsewhere.example\r\n",
            "hippodrome-inside: x 10.0.0.1\r\n", "X-Forwarded-For: 127.0.0.1, ::1, x\r\n", f"X-Long: {'y' * 5000}\r\n",
            "Content-Type: text/xml\r\n",
        )
    )  # fmt: skip
    head = f"{method} {path} HTTP/1.1\r\nHost: h\r\nContent-Length: {len(body)}\r\n{headers}\r\n"
    return head.encode("latin1", "replace") + body


class Attack:
    """What one process of attackers has sent, and what came of it."""

    def __init__(
        self, address: str, codes: list[str], tokens: list[str], keys: list[str], until: float, most: int
    ) -> None:
        self.address, self.codes, self.tokens, self.keys = address, codes, tokens, keys
        self.until, self.most = until, most
        self.counted: Counter[str] = Counter()

    @property
    def left(self) -> int:
        """Messages that are still to be sent."""
        return max(0, self.most - self.counted["messages"] - self.counted["requests"])

    @property
    def over(self) -> bool:
        return time.time() > self.until or not self.left

    def read(self, frame: str, rng: random.Random) -> None:
        self.counted["frames"] += 1
        if any(key in frame for key in self.keys):
            raise SystemExit(f"a key was told to a stranger: {frame[:300]}")
        if rng.random() < 0.02:
            SERVER_MESSAGE.validate_json(frame)

    async def sockets(self, number: int) -> None:
        rng = random.Random(number)
        address = self.address.replace("http", "ws", 1)
        while not self.over:
            own = number % 2
            seats = [self.tokens[own]] if own else []
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                socket = f"{address}/api/tables/{self.codes[own]}/socket"
                async with connect(socket, compression=None, max_size=None, ping_interval=None) as line:
                    self.counted["sockets"] += 1
                    hello: dict[str, Any] = {"type": "hello", "version": PROTOCOL, "seats": seats}
                    await line.send(json.dumps(hello) if rng.random() < 0.9 else message(rng))
                    bursts = 0
                    while bursts < 200 and time.time() < self.until and self.left:
                        await self._burst(line, rng)
                        bursts += 1

    async def _burst(self, line: Any, rng: random.Random) -> None:
        """Some messages, then a ping, whose answer comes after all of theirs."""
        for _ in range(BURST):
            await line.send(message(rng))
        mark = rng.randrange(10**6)
        await line.send(json.dumps({"type": "ping", "n": mark}))
        self.counted["messages"] += BURST
        async with asyncio.timeout(60):
            while True:
                frame = await line.recv()
                self.read(str(frame), rng)
                if frame.startswith('{"type":"pong"') and f'"n":{mark},' in frame:
                    return

    async def http(self, number: int) -> None:
        rng = random.Random(number)
        host, _, port = self.address.rpartition("/")[2].partition(":")
        while not self.over:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
                reader, writer = await asyncio.open_connection(host, int(port))
                try:
                    for _ in range(100):
                        sent = request(rng, self.codes[0])
                        writer.write(sent)
                        self.counted["requests"] += 1
                        async with asyncio.timeout(10):
                            head = await reader.readuntil(b"\r\n\r\n")
                            await self._answer(sent, head, reader)
                finally:
                    writer.close()

    async def _answer(self, sent: bytes, head: bytes, reader: asyncio.StreamReader) -> None:
        status, asked = head.split(b" ", 2)[1].decode(), sent.split(b"\r\n", 1)[0].decode("latin1")
        self.counted[f"answered {status[0]}xx"] += 1
        # A machine too busy to write within seconds says so where it is asked for that.
        if status.startswith("5") and "/health" not in asked:
            raise SystemExit(f"a request was answered with {status}: {asked[:100]}")
        if sent.startswith(b"HEAD"):
            return
        length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b": 0")
        body = await reader.readexactly(int(length.partition(b":")[2]))
        if any(key.encode() in body for key in self.keys):
            raise SystemExit("a key was told to a stranger")

    async def run(self) -> None:
        work = [self.sockets(number) for number in range(12)] + [self.http(number) for number in range(100, 104)]
        await asyncio.gather(*work)


def attackers(told: Queue[dict[str, int]], *given: Any) -> None:
    """A process of their own."""
    attack = Attack(*given)
    try:
        asyncio.run(attack.run())
    except SystemExit as error:
        attack.counted[f"FAILED: {error}"] += 1
    told.put(dict(attack.counted))


async def story(server: Served, most: int, seconds: float) -> None:
    """Honest players race while the attackers do their worst."""
    async with contextlib.AsyncExitStack() as stack:
        table = await stack.enter_async_context(seated(server.address, "titan_race", people=2))
        own = await (await stack.enter_async_context(Api(server.address))).introduce("Hostile")
        new = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
        made = await own.post("/api/tables", new)
        keys = [*table.tokens, *(str(api.token) for api in table.guests)]
        codes, tokens = [table.code, made["table"]["code"]], ["", made["seats"][0]["token"]]
        stable = Stable([table])
        stable.race()
        before, began = resident([server.pid]), time.monotonic()
        told: Queue[dict[str, int]] = Queue()
        given = (told, server.address, codes, tokens, keys, time.time() + seconds, most)
        process = Process(target=attackers, args=given)
        process.start()
        counted = await asyncio.to_thread(told.get)
        process.join()
        await stable.stop()
        finished = await stable.check(server.address)
        took = time.monotonic() - began
        print(f"{counted.get('messages', 0) + counted.get('requests', 0)} messages in {took:.0f} s: {counted}")
        print(f"honest moves meanwhile: {stable.total}, records verified: {finished}")
        print(f"memory: {before / 1e6:.0f} MB before, {resident([server.pid]) / 1e6:.0f} MB after")
        if any(name.startswith("FAILED") for name in counted):
            raise SystemExit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("messages", type=int, nargs="?", default=10**7)
    parser.add_argument("--seconds", type=float, default=7200.0)
    given = parser.parse_args()
    dice.running("hostile")
    with tempfile.TemporaryDirectory() as folder, spawning() as zygote:
        settings = {**LOOSE, "database": f"{folder}/tables.sqlite", "chatter": [1e9, 1e9], "tables_each": 10**6}
        server = Served(zygote, settings, Path(folder) / "server.log").start()
        try:
            asyncio.run(story(server, given.messages, given.seconds))
        finally:
            server.stop()
            if "Traceback" in server.log.read_text():
                print(server.log.read_text()[-5000:])
                raise SystemExit("the server met what it did not expect")


if __name__ == "__main__":
    main()
