"""Players who race on whatever happens to servers, and what must be true of their tables afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

from hippodrome.engine.record import read_record
from server.client import PATIENCE, Player, Refused
from server.stories import Seated

COMING = 8.0
"""Seconds after which a server that does not let us in is given up for another."""
PULSE = 2.0
HUSH = 6.0
"""Seconds after which a server that does not answer is left."""
LOST = (OSError, Refused, TimeoutError, websockets.WebSocketException)


@dataclass
class Acknowledged:
    """What the players of a table were told was done."""

    moves: dict[int, str] = field(default_factory=dict)
    """Ids by sequence."""
    ids: dict[str, int] = field(default_factory=dict)
    last: float = field(default_factory=time.monotonic)
    longest: float = 0.0
    """The longest that everybody waited for a move to be done."""

    def add(self, sequence: int, identifier: str) -> None:
        assert self.ids.setdefault(identifier, sequence) == sequence, "one move was done twice"
        assert self.moves.setdefault(sequence, identifier) == identifier, "two moves have one place"
        now = time.monotonic()
        self.longest, self.last = max(self.longest, now - self.last), now


class Stubborn:
    """A player who plays on: resends what was not answered, comes back (elsewhere) when cut off or not answered."""

    def __init__(self, player: Player, acknowledged: Acknowledged, addresses: Sequence[str] = ()) -> None:
        self.player = player
        self.acknowledged = acknowledged
        self.addresses = itertools.cycle(addresses or [player.address])
        self.unanswered: dict[str, Any] | None = None
        self.count = 0

    async def run(self, done: asyncio.Event) -> None:
        pulse = asyncio.create_task(self._pulse())
        try:
            while not done.is_set() and not self.player.over:
                try:
                    await self._play(done)
                except LOST:
                    await self._come_back(done)
        finally:
            pulse.cancel()

    async def _pulse(self) -> None:
        """Ask now and then whether anybody is there, as a page does."""
        for number in itertools.count():
            await asyncio.sleep(PULSE)
            if gone(self.player):
                continue
            try:
                async with asyncio.timeout(HUSH):
                    await self.player.answer_to(f"pong{number}", {"type": "ping", "n": number})
            except LOST:
                with contextlib.suppress(AssertionError):
                    self.player.drop()

    async def _play(self, done: asyncio.Event) -> None:
        player = self.player
        await player.until(lambda me: me.asked or me.over or gone(me) or done.is_set() or self.unanswered)
        if gone(player):
            raise ConnectionError
        if player.over or done.is_set():
            return
        if self.unanswered is None:
            assert player.view is not None
            if not player.view["choices"]:
                return
            self.count += 1
            name = f"{player.you['seats'][0]}-{self.count}"
            choices = player.view["choices"]
            choice = choices[self.count % len(choices)]
            self.unanswered = {"type": "move", "id": name, "asked": player.view["asked"], "choice": choice}
        answer = await player.answer_to(self.unanswered["id"], self.unanswered)
        if answer["type"] == "ack":
            self.acknowledged.add(answer["sequence"], self.unanswered["id"])
            self.unanswered = None
            await player.until(lambda me: me.seen >= answer["sequence"] or gone(me))
        else:
            assert answer["reason"]["key"] in {"stale", "not-your-turn", "broken"}, answer
            self.unanswered = None

    async def _come_back(self, done: asyncio.Event) -> None:
        while not done.is_set():
            # Also what was begun and took too long: of two lines to one table both would be read.
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(0.5):
                    await self.player.leave()
            self.player.address = next(self.addresses).replace("http", "ws", 1)
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(COMING):
                    await self.player.join()
                return
            await asyncio.sleep(0.02)


async def known(addresses: Sequence[str], count: int) -> None:
    """Wait until so many processes know each other, wherever one asks."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False, timeout=5) as http:
        for address in addresses:
            while (await http.get(f"{address}/health")).json()["processes"] != count:
                await asyncio.sleep(0.05)


def gone(player: Player) -> bool:
    return player.reader is None or player.reader.done()


@dataclass
class Stable:
    """Tables with stubborn players, while servers are killed."""

    tables: list[Seated]
    addresses: Sequence[str] = ()
    acknowledged: dict[str, Acknowledged] = field(default_factory=dict)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    players: list[Stubborn] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def race(self) -> None:
        """Let everybody begin."""
        for table in self.tables:
            mine = self.acknowledged[table.code] = Acknowledged()
            self.players += [Stubborn(player, mine, self.addresses) for player in table.players]
        self.tasks = [asyncio.create_task(player.run(self.done)) for player in self.players]

    @property
    def total(self) -> int:
        return sum(len(one.moves) for one in self.acknowledged.values())

    @property
    def over(self) -> bool:
        return all(table.players[0].over for table in self.tables)

    async def progress(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged, or every race is over."""
        wanted = self.total + moves
        await self.until(lambda: self.total >= wanted)

    async def everywhere(self) -> None:
        """Wait until a move was acknowledged at every table where the race is not over."""
        before = {code: len(one.moves) for code, one in self.acknowledged.items()}
        await self.until(
            lambda: all(
                len(self.acknowledged[table.code].moves) > before[table.code] or any(p.over for p in table.players)
                for table in self.tables
            )
        )

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted() and not self.over:
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    async def stop(self) -> None:
        """Let everybody stop, with their last word."""
        self.done.set()
        for one in self.players:
            async with one.player.changed:
                one.player.changed.notify_all()
        await asyncio.gather(*self.tasks)

    async def check(self, address: str) -> int:
        """Everything acknowledged is there, once; returns how many records were verified."""
        return sum([await everything_is_there(address, table, self.acknowledged[table.code]) for table in self.tables])


async def everything_is_there(address: str, table: Seated, acknowledged: Acknowledged) -> bool:
    """The log has every acknowledged move under its number, without gaps, and a stranger sees the same."""
    async with contextlib.AsyncExitStack() as stack:
        stranger = Player(address, table.code)
        stack.push_async_callback(stranger.leave)
        await patiently(stranger.join)
        assert sorted(stranger.entries) == list(range(1, stranger.seen + 1))
        for sequence in acknowledged.moves:
            assert stranger.entries[sequence]["kind"] == "moved"
        people = [e for e in stranger.entries.values() if e["kind"] == "moved" and e["bot"] is None]
        assert len({entry["sequence"] for entry in people}) == len(people) >= len(acknowledged.moves)
        for player in table.players:
            for sequence, entry in player.entries.items():
                kept = stranger.entries[sequence]
                assert (kept["kind"], kept["at"]) == (entry["kind"], entry["at"])
        if not stranger.over:
            return False
        table.host.http.base_url = address
        record = read_record(await patiently(table.host.get, f"/api/tables/{table.code}/record"))
        assert record.verify() > 0
        return True


async def patiently(ask: Callable[..., Awaitable[Any]], *what: Any) -> Any:
    """What a server answers once it, or the one it asks, does not restart any more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask(*what)
            except Refused as refused:
                if refused.key != "restarting":
                    raise
            await asyncio.sleep(0.5)
