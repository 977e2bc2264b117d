"""Kill -9 in the middle of races: everything acknowledged is there, and everybody goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from server.conftest import Served
from server.stories import GAMES, seated
from server.stubborn import Stable

pytestmark = pytest.mark.asyncio

KILLS = int(os.environ.get("KILLS", "20"))
"""`tools/kills.py` does it a thousand times."""


async def test_kills_lose_nothing_that_was_acknowledged(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    rng = random.Random(7)
    async with contextlib.AsyncExitStack() as stack:
        stable = Stable([])
        for game, people, bots in ((GAMES[0], 3, 0), (GAMES[1], 3, 0), ("scrap_racer", 2, 1)):
            options: dict[str, Any] = {"options": {"laps": 9}} if game == "scrap_racer" else {}
            at = seated(server.address, game, people=people, bots=bots, **options)
            stable.tables.append(await stack.enter_async_context(at))
        stable.race()
        for _ in range(KILLS // 2):
            await stable.progress(rng.randrange(1, 8))
            await asyncio.sleep(rng.uniform(0, 0.02))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.3)
        await stable.stop()
        await stable.check(server.address)
        assert stable.total > KILLS
        for player in (player for table in stable.tables for player in table.players):
            await player.leave()
            await player.join()
            assert player.view is not None
