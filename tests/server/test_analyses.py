"""The look back on a finished race: made in the background, told to the table, kept."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from hippodrome.server.errors import Restarting
from hippodrome.server.jobs.analyses import Analyses
from hippodrome.server.log.table import Table
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.database import analyses
from hippodrome.server.store.store import Store
from hippodrome.server.wire.resources import LookBack
from server.client import PATIENCE, Api, Player
from server.conftest import Served
from server.stories import race, seated
from server.test_records import why

pytestmark = pytest.mark.asyncio

FEW = {"analysis": True, "playouts": 1}


async def ready(api: Api, code: str) -> dict[str, Any]:
    for _ in range(600):
        found: dict[str, Any] = await api.get(f"/api/tables/{code}/analysis")
        if found["status"] != "pending":
            return found
        assert found["analysis"] is None or found["analysis"]["stage"] != "whole"
        await asyncio.sleep(0.1)
    raise AssertionError("still pending")


async def test_a_finished_race_is_looked_back_on(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database, **FEW)
    async with seated(server.address, options={"laps": 1}) as table:
        page = f"/api/tables/{table.code}/analysis"
        assert await why(table.host.get(page)) == "not-over"
        await race(table)
        for player in table.players:
            await player.until(lambda me: me.analysis.get("status") == "ready")
        text = (await table.host.ask("GET", page)).text
        found = LookBack.model_validate_json(text)
        assert found.status == "ready"
        assert found.analysis is not None
        assert [seat.name for seat in found.analysis.seats] == ["Player 1", "Player 2"]
        record = await table.host.get(f"/api/tables/{table.code}/record")
        assert found.analysis.points[-1].at == len(record["moves"])
        sent = await table.host.post("/api/records", record)
        assert (await ready(table.host, sent["code"]))["status"] == "ready"
        half = {**record, "moves": record["moves"][: len(record["moves"]) // 2], "result": None}
        cut = await table.host.post("/api/records", half)
        assert (await ready(table.host, cut["code"]))["status"] == "off"


async def test_choices_of_a_bot_in_a_players_place_are_told_apart(serve: Callable[..., Served]) -> None:
    server = serve(**FEW)
    async with seated(server.address, options={"laps": 1}) as table:
        await table.players[0].ask("hand_over", who=0, bot="random")
        await table.players[1].ask("hand_over", who=1, bot="random")
        await table.players[0].until(lambda me: me.analysis.get("status") == "ready")
        found = (await ready(table.host, table.code))["analysis"]
        assert [seat["decisions"] for seat in found["seats"]] == [0, 0]
        assert sum(seat["stood_in"] for seat in found["seats"]) == len(found["decisions"])


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split() if b"analyst" in command(int(child))]


def command(pid: int) -> bytes:
    """What a process runs; nothing if it has ended meanwhile."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


async def test_what_was_not_done_before_a_crash_is_done_after_it(serve: Callable[..., Served]) -> None:
    server = serve(analysis=True, playouts=200)
    async with seated(server.address, options={"laps": 1}) as table:
        await race(table)
        while not children(server.pid):
            await asyncio.sleep(0.02)
        server.kill()
        server.settings["playouts"] = 1
        server.start()
        async with Api(server.address) as stranger:
            assert (await ready(stranger, table.code))["status"] == "ready"


async def test_an_analyst_that_keeps_dying_is_given_up(serve: Callable[..., Served]) -> None:
    server = serve(analysis=True, playouts=100_000)
    async with seated(server.address, options={"laps": 1}) as table:
        await race(table)
        killed: set[int] = set()
        while len(killed) < 2:
            for child in set(children(server.pid)) - killed:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
                    killed.add(child)
            await asyncio.sleep(0.02)
        await table.players[0].until(lambda me: me.analysis.get("status") == "failed")
        assert (await ready(table.host, table.code))["status"] == "failed"


async def test_a_server_can_do_without(server: Served) -> None:
    async with seated(server.address, options={"laps": 1}, settings={"spectators": False}) as table:
        await race(table)
        assert (await ready(table.host, table.code))["status"] == "off"
        async with Api(server.address) as stranger:
            assert await why(stranger.get(f"/api/tables/{table.code}/analysis")) == "switched-off"
            with pytest.raises(Exception, match="switched-off"):
                await Player(server.address, table.code).join()


async def test_a_server_that_ends_leaves_a_race_to_the_next_one_without_complaint(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The table cannot be opened any more, and nobody has yet told the one who looks back to stop."""
    store = await Store.open(str(tmp_path / "tables.sqlite"))

    async def closed(_code: str) -> Table:
        raise Restarting()

    def untold(*_words: object) -> None:
        """Nobody listens."""

    async with store.access.writing() as connection:
        waiting = {"code": "ABCDEF", "status": "pending", "progress": 0.0, "tries": 0, "asked": 1.0, "kept_until": 0.0}
        await connection.execute(insert(analyses), waiting)
    background = Analyses(store, ServerSettings(), closed, untold)
    await background.start()
    assert background.working is not None
    async with asyncio.timeout(PATIENCE):
        await background.working
    async with store.access.engine.connect() as connection:
        found = (await connection.execute(select(analyses))).one()
    assert (found.status, found.tries, found.kept_until) == ("pending", 0, 0.0)
    assert caplog.records == []
    await store.close()
