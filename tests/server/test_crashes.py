"""Kill -9 in the middle of races: everything acknowledged is there, and everybody goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from hippodrome.engine.record import read_record
from server.client import PATIENCE, Player, Refused
from server.conftest import Served
from server.stories import GAMES, Seated, seated

pytestmark = pytest.mark.asyncio

KILLS = 50


class Stubborn:
    """A player who plays on whatever happens: resends what was not answered, reconnects when cut off."""

    def __init__(self, player: Player, acknowledged: dict[int, str]) -> None:
        self.player = player
        self.acknowledged = acknowledged
        self.unanswered: dict[str, Any] | None = None
        self.count = 0
        self.again = asyncio.Event()
        self.again.set()

    async def run(self, done: asyncio.Event) -> None:
        while not done.is_set() and not self.player.over:
            try:
                await self._play(done)
            except (OSError, Refused, TimeoutError, websockets.WebSocketException):
                await self._come_back(done)

    async def _play(self, done: asyncio.Event) -> None:
        player = self.player
        await player.until(lambda me: me.asked or me.over or _gone(me) or done.is_set() or self.unanswered)
        if _gone(player):
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
            self.acknowledged[answer["sequence"]] = self.unanswered["id"]
            self.unanswered = None
            await player.until(lambda me: me.seen >= answer["sequence"] or _gone(me))
        else:
            assert answer["reason"]["key"] in {"stale", "not-your-turn", "broken"}, answer
            self.unanswered = None

    async def _come_back(self, done: asyncio.Event) -> None:
        await self.player.leave()
        while not done.is_set():
            with contextlib.suppress(OSError, Refused, TimeoutError, websockets.WebSocketException):
                await self.player.join()
                return
            await asyncio.sleep(0.02)


async def progress(tables: list[Seated], acknowledged: dict[str, dict[int, str]], moves: int) -> None:
    """Wait until so many more moves were acknowledged, or every race is over."""
    wanted = sum(map(len, acknowledged.values())) + moves
    async with asyncio.timeout(PATIENCE):
        while sum(map(len, acknowledged.values())) < wanted and not all(table.players[0].over for table in tables):
            await asyncio.sleep(0.005)


def _gone(player: Player) -> bool:
    return player.reader is None or player.reader.done()


async def test_fifty_kills_lose_nothing_that_was_acknowledged(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    rng = random.Random(7)
    acknowledged: dict[str, dict[int, str]] = {}
    async with contextlib.AsyncExitStack() as stack:
        tables: list[Seated] = []
        for game, people, bots in ((GAMES[0], 3, 0), (GAMES[1], 3, 0), ("scrap_racer", 2, 1)):
            options: dict[str, Any] = {"options": {"laps": 9}} if game == "scrap_racer" else {}
            at = seated(server.address, game, people=people, bots=bots, **options)
            tables.append(await stack.enter_async_context(at))
        done = asyncio.Event()
        stubborn = []
        for table in tables:
            acknowledged[table.code] = {}
            stubborn += [Stubborn(player, acknowledged[table.code]) for player in table.players]
        players = [asyncio.create_task(one.run(done)) for one in stubborn]
        for _ in range(KILLS // 2):
            await progress(tables, acknowledged, rng.randrange(1, 8))
            await asyncio.sleep(rng.uniform(0, 0.02))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.3)
        done.set()
        for one in stubborn:
            async with one.player.changed:
                one.player.changed.notify_all()
        await asyncio.gather(*players)
        total = 0
        for table in tables:
            await _everything_is_there(server, table, acknowledged[table.code])
            total += len(acknowledged[table.code])
        assert total > KILLS
        for player in (player for table in tables for player in table.players):
            await player.leave()
            await player.join()
            assert player.view is not None


async def _everything_is_there(server: Served, table: Seated, acknowledged: dict[int, str]) -> None:
    """The log has every acknowledged move under its number, without gaps, and a stranger sees the same."""
    async with Player(server.address, table.code) as stranger:
        assert sorted(stranger.entries) == list(range(1, stranger.seen + 1))
        for sequence in acknowledged:
            assert stranger.entries[sequence]["kind"] == "moved"
        people = [e for e in stranger.entries.values() if e["kind"] == "moved" and e["bot"] is None]
        assert len({entry["sequence"] for entry in people}) == len(people) >= len(acknowledged)
        for player in table.players:
            for sequence, entry in player.entries.items():
                kept = stranger.entries[sequence]
                assert (kept["kind"], kept["at"]) == (entry["kind"], entry["at"])
        if stranger.over:
            record = read_record(await table.host.get(f"/api/tables/{table.code}/record"))
            assert record.verify() > 0
