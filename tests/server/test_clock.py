"""The wall's clock is set forward or back while people race: nobody loses a second, no seat is handed over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hippodrome.engine import registry
from hippodrome.server import clock
from hippodrome.server.http.service import Service
from hippodrome.server.log import clocks, starting
from hippodrome.server.log.chairs import Chair
from hippodrome.server.rooms.creation import keep, opened
from hippodrome.server.rooms.room import Room
from hippodrome.server.settings import ServerSettings
from hippodrome.server.wire.nouns import MoveClock, TableSettings
from server.client import PATIENCE

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def service(database: Path) -> AsyncIterator[Service]:
    running = await Service.start(ServerSettings(database=str(database), analysis=False))
    try:
        yield running
    finally:
        await running.stop()
        clock.CLOCK.follow()


async def racing(running: Service) -> Room:
    """Two people with a minute for each answer; nobody is connected, so only the clock counts."""
    game = registry.game("scrap_racer")
    chairs = [Chair("person", name, guest=name, ready=True) for name in ("Ann", "Bob")]
    settings = TableSettings(mode="turns", clock=MoveClock(kind="move", seconds=60))
    room = await keep(running.rooms, opened(game, chairs, game.read_options(2), settings, "Ann", host="Ann"), None)
    await room.commit(lambda _now: starting.start(room.table, room.secret, None, by_host=True))
    return room


def left(room: Room) -> float:
    assert room.table.turn is not None
    seconds = clocks.left(room.table, room.table.turn, clock.now(), room.pause)
    assert seconds is not None
    return seconds


@pytest.mark.parametrize("jump", [7200.0, -7200.0, 40 * 86_400.0])
async def test_a_jump_of_the_clock_costs_nobody_a_second(
    jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true_time = time.time
    async with service(tmp_path / "tables.sqlite") as running:
        room = await racing(running)
        code, seat = room.table.code, room.table.turn
        assert seat is not None
        before = clock.now()
        monkeypatch.setattr(time, "time", lambda: true_time() + jump)
        async with asyncio.timeout(PATIENCE):
            while abs(clock.now() - before) < abs(jump) / 2:
                await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)
        assert room.table.chairs[seat].player is None
        assert 30 < left(room) <= 60
        # The same for a table that was put away meanwhile and is opened again.
        running.rooms.open.clear()
        again = await running.rooms.get(code)
        assert again is not room
        assert 30 < left(again) <= 60
        await running.expiry.round(clock.CLOCK.steady())
        assert (await running.rooms.get(code)).table.code == code
        monkeypatch.undo()
