"""The database goes away, is locked or full: nothing is answered that is not so, and races go on afterwards."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import httpx
import pytest

from hippodrome.server.bench.cluster import Address
from server.client import PATIENCE, Player
from server.conftest import Served
from server.stories import seated

pytestmark = pytest.mark.asyncio


async def lines_of(database: str, code: str) -> dict[str, int]:
    """The ids of clients in a table's log, with their sequences."""
    connection = await asyncpg.connect(database)
    found = await connection.fetch("SELECT client, sequence FROM entries WHERE code = $1", code)
    await connection.close()
    return {str(line["client"]).partition("/")[2]: line["sequence"] for line in found if line["client"]}


@pytest.mark.xdist_group("postgres")
async def test_a_database_that_goes_away_makes_no_answer_a_lie(
    postgres: str, cluster: Address, serve: Callable[..., Served]
) -> None:
    """Lines are cut again and again while everybody talks, and the database is stopped for two seconds; what was
    acknowledged is there, what was refused is not.
    """
    server = serve(database=postgres, chatter=[1e9, 1e9])
    name = postgres.rpartition("/")[2]
    answers: dict[str, dict[str, object]] = {}
    async with seated(server.address, start=False) as table:

        async def talk(player: Player, who: str) -> None:
            for number in range(60):
                identifier = f"{who}{number}"
                message = {"type": "say", "id": identifier, "text": f"{identifier}"}
                answers[identifier] = await player.answer_to(identifier, message)
                await asyncio.sleep(0.05)

        async def cut() -> None:
            connection = await asyncpg.connect(f"{cluster}/postgres")
            for _ in range(3):
                await connection.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
                )
                await asyncio.sleep(0.3)
                await connection.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
                await asyncio.sleep(0.3)
            await connection.close()
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(2)
            await asyncio.to_thread(cluster.start)

        ann, bob = table.players
        await asyncio.gather(talk(ann, "ann"), talk(bob, "bob"), cut())
        kept = await lines_of(postgres, table.code)
        assert len(answers) == 120
        for identifier, answer in answers.items():
            if answer["type"] == "ack":
                assert kept[identifier] == answer["sequence"]
            else:
                assert identifier not in kept
        assert sum(answer["type"] == "ack" for answer in answers.values()) >= 100
        again = await ann.answer_to("ann3", {"type": "say", "id": "ann3", "text": "ann3"})
        assert again["sequence"] == kept["ann3"]


def health(server: Served) -> tuple[int, str]:
    answer = httpx.get(f"{server.address}/health", timeout=PATIENCE, trust_env=False)
    return answer.status_code, answer.json()["status"]


async def until_health(server: Served, wanted: tuple[int, str]) -> None:
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(health, server) != wanted:
            await asyncio.sleep(0.2)


async def test_health_tells_that_the_database_is_locked(serve: Callable[..., Served], tmp_path: Path) -> None:
    server = serve()
    await until_health(server, (200, "ok"))
    lock = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    await until_health(server, (503, "failing"))
    lock.execute("ROLLBACK")
    lock.close()
    await until_health(server, (200, "ok"))


async def test_a_locked_file_makes_no_answer_a_lie(serve: Callable[..., Served], tmp_path: Path) -> None:
    """Whoever talks while another program holds the file waits; everything is done once, in its order."""
    server = serve(chatter=[1e9, 1e9])
    async with seated(server.address, start=False) as table:
        player = table.players[0]
        lock = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        words = [f"w{number}" for number in range(10)]
        asked = [
            asyncio.create_task(player.answer_to(word, {"type": "say", "id": word, "text": word})) for word in words
        ]
        done, _ = await asyncio.wait(asked, timeout=1)
        assert not done, "nothing is known yet"
        lock.execute("ROLLBACK")
        answers = [await one for one in asked]
        kept = dict(lock.execute("SELECT client, sequence FROM entries WHERE client IS NOT NULL").fetchall())
        lock.close()
        assert [answer["type"] for answer in answers] == ["ack"] * 10
        said = {client.partition("/")[2]: sequence for client, sequence in kept.items()}
        assert [answer["sequence"] for answer in answers] == [said[word] for word in words]


async def test_a_full_disk_is_told_and_nothing_is_lost(serve: Callable[..., Served], tmp_path: Path) -> None:
    server = serve(chatter=[1e9, 1e9])
    async with seated(server.address, start=False) as table:
        player = table.players[0]
        full = (tmp_path / "tables.sqlite-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        refused = await player.answer_to("full", {"type": "say", "id": "full", "text": "Is there room?"})
        assert refused["type"] == "refused"
        assert refused["reason"] == {"key": "broken", "args": {}}
        await until_health(server, (503, "failing"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await until_health(server, (200, "ok"))
        said = await player.ask("say", id="full", text="Is there room?")
        assert player.entries[said["sequence"]]["text"] == "Is there room?"
