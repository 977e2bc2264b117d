"""One address cannot fill the server: quotas for tables and uploads, and what idles goes by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import hippodrome
from server.client import PATIENCE, Api, Refused
from server.conftest import Served
from server.stories import race, seated

pytestmark = pytest.mark.asyncio

TABLE = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}]}


def elsewhere(server: Served) -> Api:
    """A guest who comes from another address."""
    api = Api(server.address)
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    api.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, transport=transport)
    return api


def unfinished() -> dict[str, Any]:
    return dict(hippodrome.new("scrap_racer", players=2, seed=1).record.to_json())


async def test_one_address_has_so_many_tables_and_uploads_whoever_creates_them(serve: Callable[..., Served]) -> None:
    server = serve(tables_from=3, uploads_from=2)
    for path, body, most in (("/api/tables", TABLE, 3), ("/api/records", unfinished(), 2)):
        for number in range(most + 1):
            async with Api(server.address) as api:
                await api.introduce(f"Guest {number}")
                answer = await api.ask("POST", path, body)
                assert answer.status_code == (201 if number < most else 429)
        async with elsewhere(server) as other:
            await other.introduce("Somebody else")
            assert (await other.ask("POST", path, body)).status_code == 201


async def test_a_rematch_counts_too(serve: Callable[..., Served]) -> None:
    server = serve(tables_from=1)
    async with seated(server.address, people=2) as table:
        await race(table)
        await table.players[0].until(lambda me: me.over)
        await table.host.post("/api/tables", TABLE)
        with pytest.raises(Refused) as refused:
            await table.players[0].ask("rematch")
        assert refused.value.key == "too-many-tables"


def age(database: Path, code: str, days: float) -> None:
    """Let a table have idled for days."""
    with sqlite3.connect(database) as line:
        line.execute("UPDATE tables SET updated = ? WHERE code = ?", (time.time() - days * 86_400, code))
    line.close()


def guests(database: Path) -> list[str]:
    """Who is known."""
    line = sqlite3.connect(database)
    names = [name for (name,) in line.execute("SELECT name FROM guests ORDER BY name")]
    line.close()
    return names


async def gone(api: Api, database: Path, code: str, days: float) -> None:
    """A table that has idled for days goes, once the bot at it has made its choice, whenever that is."""
    async with asyncio.timeout(PATIENCE):
        while (await api.ask("GET", f"/api/tables/{code}")).status_code != 404:
            age(database, code, days)


async def test_what_idles_goes_by_itself(serve: Callable[..., Served], tmp_path: Path) -> None:
    server = serve(expiry_seconds=0.3)
    database = tmp_path / "tables.sqlite"
    async with Api(server.address) as api, seated(server.address, start=False) as occupied:
        await api.introduce("Ann")
        lobby, slow, raced = [
            (await api.post("/api/tables", {**TABLE, **more}))["table"]["code"]
            for more in (
                {},
                {"settings": {"mode": "turns"}},
                {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True},
            )
        ]
        upload = (await api.post("/api/records", unfinished()))["code"]
        for code in (slow, occupied.code):
            age(database, code, 2.1)
        for code, days in ((lobby, 2.1), (raced, 14.1), (upload, 30.1)):
            await gone(api, database, code, days)
        assert (await api.ask("GET", f"/api/tables/{slow}")).status_code == 200
        # Where somebody is, nothing goes.
        assert (await api.ask("GET", f"/api/tables/{occupied.code}")).status_code == 200
        assert (await occupied.players[0].ask("say", text="still here"))["sequence"]


async def test_a_race_goes_for_good_while_it_is_asked_for(serve: Callable[..., Served], tmp_path: Path) -> None:
    """Whoever opens a table in the moment in which it is forgotten does not keep it alive."""
    server = serve(expiry_seconds=0.3)
    against_a_bot = {**TABLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    async with Api(server.address) as api:
        await api.introduce("Ann")
        codes = [(await api.post("/api/tables", against_a_bot))["table"]["code"] for _ in range(6)]
        await asyncio.gather(*(gone(api, tmp_path / "tables.sqlite", code, 14.1) for code in codes for _ in range(2)))


async def test_guests_who_sit_nowhere_go_after_half_a_year(serve: Callable[..., Served], tmp_path: Path) -> None:
    server = serve(expiry_seconds=0.3)
    async with Api(server.address) as sitting, Api(server.address) as idle, Api(server.address) as back:
        for api, name in ((sitting, "Ann"), (idle, "Bob"), (back, "Cleo")):
            await api.introduce(name)
        await sitting.post("/api/tables", TABLE)
        with sqlite3.connect(tmp_path / "tables.sqlite") as line:
            line.execute("UPDATE guests SET seen = seen - 170 * 86400")
        line.close()
        await back.get("/api/guests/me")
        with sqlite3.connect(tmp_path / "tables.sqlite") as line:
            line.execute("UPDATE guests SET seen = seen - 20 * 86400")
        line.close()
        async with asyncio.timeout(PATIENCE):
            while len(guests(tmp_path / "tables.sqlite")) == 3:
                await asyncio.sleep(0.2)
        assert guests(tmp_path / "tables.sqlite") == ["Ann", "Cleo"]
        assert (await idle.ask("GET", "/api/guests/me")).status_code == 401


async def test_private_tables_have_longer_codes(server: Served) -> None:
    async with Api(server.address) as api:
        await api.introduce("Ann")
        private = await api.post("/api/tables", TABLE)
        listed = await api.post("/api/tables", {**TABLE, "settings": {"listed": True}})
        assert len(private["table"]["code"]) == 8
        assert len(listed["table"]["code"]) == 6
