"""The load: tables of four sockets, each table a move a second, timed from the move to the others' frames.

The same code drives our server and a peer's; a `Dialect` says how to speak to each. Everything runs on
127.0.0.1, for a bounded time and number of tables.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection

MOST_TABLES = 2000
MOST_SECONDS = 300.0
SEATS = 4
OPENING = 20
"""Tables opened at the same time."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What a frame said: the race has come to `number`, and `turn` is asked; `answer` is what to send then."""

    number: int
    turn: int | None
    answer: str | None = None


@dataclass
class Opened:
    """A table ready to be driven: a socket for each seat, and how the race stands."""

    sockets: list[ClientConnection]
    number: int
    turn: int
    answer: str
    read: Callable[[str], Applied | str | None]
    """Understands a frame: a move that was applied, a reply to send at once, or nothing."""


Opener = Callable[[int], Awaitable[Opened]]


@dataclass
class Result:
    """What one run measured. Times in seconds, memory in bytes."""

    name: str
    tables: int
    seconds: float
    game: str = ""
    """What is raced; a peer has a race of its own."""
    moves: int = 0
    late: int = 0
    """Moves not sent because the one before had not reached everybody after a second."""
    times: list[float] = field(default_factory=list)
    processor: float = 0.0
    """Seconds of processor time the server used meanwhile."""
    received: int = 0
    """Bytes that all sockets got."""
    memory_before: int = 0
    memory_after: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def memory_per_table(self) -> float:
        return (self.memory_after - self.memory_before) / self.tables

    def to_json(self) -> dict[str, object]:
        return {
            "server": self.name,
            "game": self.game,
            "tables": self.tables,
            "seats": SEATS,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "late": self.late,
            "p50_ms": round(self.percentile(0.50) * 1000, 2),
            "p95_ms": round(self.percentile(0.95) * 1000, 2),
            "p99_ms": round(self.percentile(0.99) * 1000, 2),
            "cpu_ms_per_move": round(self.processor / max(1, self.moves) * 1000, 2),
            "kB_per_move": round(self.received / max(1, self.moves) / SEATS / 1000, 2),
            "kB_per_table": round(self.memory_per_table / 1024, 1),
        }


def resident(pids: Sequence[int]) -> int:
    """The memory that processes hold, in bytes."""
    return sum(map(_resident, pids))


def _resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pids: Sequence[int]) -> float:
    """The processor time that processes have used, in seconds."""
    return sum(map(_processor, pids))


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class _Driven:
    """One table under load."""

    def __init__(self, opened: Opened, result: Result) -> None:
        self.opened = opened
        self.result = result
        self.turn: int | None = opened.turn
        self.number = opened.number
        self.answer = opened.answer
        self.mover = -1
        self.sent = 0.0
        self.missing: set[int] = set()
        self.measuring = False

    async def read(self, seat: int) -> None:
        socket = self.opened.sockets[seat]
        async for text in socket:
            assert isinstance(text, str)
            self.result.received += len(text) if self.measuring else 0
            heard = self.opened.read(text)
            if isinstance(heard, str):
                await socket.send(heard)
            elif heard is not None:
                self._applied(seat, heard)

    def _applied(self, seat: int, heard: Applied) -> None:
        if seat in self.missing:
            self.missing.discard(seat)
            if seat != self.mover and self.measuring:
                self.result.times.append(time.perf_counter() - self.sent)
        if heard.number >= self.number:
            self.number, self.turn = heard.number, heard.turn
        if heard.answer is not None:
            self.answer = heard.answer

    async def move(self) -> None:
        """Send the next move, if the last one has reached everybody."""
        if self.missing or self.turn is None:
            self.result.late += self.measuring
            return
        self.mover = self.turn
        self.missing = set(range(len(self.opened.sockets)))
        self.result.moves += self.measuring
        self.sent = time.perf_counter()
        await self.opened.sockets[self.mover].send(self.answer)


async def drive(
    name: str, game: str, opener: Opener, tables: int, seconds: float, pids: Sequence[int],
    warm_up: float = 3.0, rate: float = 1.0,
) -> Result:  # fmt: skip
    """Open tables, make moves at a steady rate at each, and measure."""
    tables, seconds = min(tables, MOST_TABLES), min(seconds, MOST_SECONDS)
    # One table first: what a server loads once is not what a table costs.
    await _close([await opener(0)])
    result = Result(name, tables, seconds, game, memory_before=resident(pids))
    gate = asyncio.Semaphore(OPENING)

    async def open_one(number: int) -> _Driven:
        async with gate:
            return _Driven(await opener(number), result)

    driven = await asyncio.gather(*(open_one(number) for number in range(tables)))
    readers = [asyncio.create_task(table.read(seat)) for table in driven for seat in range(len(table.opened.sockets))]

    async def keep_moving(table: _Driven, offset: float) -> None:
        beat = time.perf_counter() + offset
        end = began + warm_up + seconds
        while beat < end:
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            table.measuring = time.perf_counter() >= began + warm_up
            await table.move()
            beat += 1 / rate

    async def watch_processor() -> None:
        await asyncio.sleep(warm_up)
        result.processor = -processor(pids)

    began = time.perf_counter()
    watching = asyncio.create_task(watch_processor())
    await asyncio.gather(*(keep_moving(table, number / tables / rate) for number, table in enumerate(driven)))
    await watching
    result.processor += processor(pids)
    await asyncio.sleep(0.5)
    result.memory_after = resident(pids)
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    await _close([table.opened for table in driven])
    return result


async def _close(opened: list[Opened]) -> None:
    await asyncio.gather(*(socket.close() for table in opened for socket in table.sockets), return_exceptions=True)
