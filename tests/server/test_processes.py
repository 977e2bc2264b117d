"""Several server processes on one database: any takes any socket, one keeps a table, and nobody is missed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import asyncpg
import httpx
import pytest

from hippodrome.engine.record import read_record
from hippodrome.server.errors import Restarting
from hippodrome.server.http.service import Service
from hippodrome.server.settings import ServerSettings
from server.client import PATIENCE, Api, Player, Refused
from server.conftest import Served
from server.stories import race, seated
from server.stubborn import Stable, everything_is_there, known, patiently

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("postgres")]


async def keeper(database: str, code: str) -> str:
    """The name of the process that keeps a table."""
    connection = await asyncpg.connect(database)
    found = await connection.fetchval("SELECT keeper FROM tables WHERE code = $1", code)
    await connection.close()
    return str(found)


def named(servers: list[Served]) -> dict[str, Served]:
    """Servers by the names they have among each other."""
    return {line["server"]: one for one in servers for line in one.lines() if line["message"] == "open"}


async def acquainted(*servers: Served) -> list[str]:
    """Wait until some processes know each other; returns where they are."""
    addresses = [one.address for one in servers]
    await known(addresses, len(servers))
    return addresses


async def test_clients_on_two_processes_race_at_one_table(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(database=postgres), serve(database=postgres)
    await acquainted(one, two)
    async with seated([one.address, two.address], people=4, bots=1) as table:
        await table.players[0].until(lambda me: me.presence["seats"][:4] == [True] * 4)
        await race(table)
        for player in table.players:
            await player.until(lambda me: me.over)
        kinds = [[entry["kind"] for entry in player.entries.values()] for player in table.players]
        assert kinds[0] == kinds[1] == kinds[2] == kinds[3]
        for api in table.guests:
            record = read_record(await api.get(f"/api/tables/{table.code}/record"))
            assert record.verify() > 0


async def test_one_writer_wins_and_the_other_is_told(postgres: str, serve: Callable[..., Served]) -> None:
    """The same seat, open on both processes, answers the same question twice at the same moment."""
    one, two = serve(database=postgres), serve(database=postgres)
    await acquainted(one, two)
    async with contextlib.AsyncExitStack() as stack:
        table = await stack.enter_async_context(seated([one.address], people=2))
        twins = [
            await stack.enter_async_context(Player(two.address, table.code, seats=[token])) for token in table.tokens
        ]
        answered = 0
        for _ in range(40):
            while table.asked() is None and not table.players[0].over:
                await asyncio.sleep(0.005)
            asked = table.asked()
            if asked is None:
                break
            twin = twins[table.players.index(asked)]
            assert asked.view is not None
            present = asked.view["asked"]
            await twin.until(lambda me, present=present: me.view is not None and me.view["asked"] == present)
            assert twin.view is not None
            answers = await asyncio.gather(
                asked.move(asked.view["choices"][0]), twin.move(twin.view["choices"][-1]), return_exceptions=True
            )
            won = [answer for answer in answers if isinstance(answer, dict)]
            lost = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(won) == len(lost) == 1, answers
            # What wins may end the race.
            assert lost[0].key in {"stale", "not-your-turn", "race-over"}
            answered += 1
        assert answered


async def test_one_process_looks_back_and_both_tell_it(postgres: str, serve: Callable[..., Served]) -> None:
    few = {"database": postgres, "analysis": True, "playouts": 1}
    one, two = serve(**few), serve(**few)
    await acquainted(one, two)
    async with seated([one.address, two.address], people=2, options={"laps": 1}) as table:
        await race(table)
        for player in table.players:
            await player.until(lambda me: me.analysis.get("status") == "ready")


async def test_a_race_of_a_set_is_found_from_every_process(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(database=postgres), serve(database=postgres)
    async with Api(one.address) as api:
        await api.introduce("Ann")
        made = await api.post("/api/sets", {"game": "scrap_racer", "bot": "random"})
        races = f"/api/sets/{made['code']}/races"
        tables = [(await api.post(races, {"race": race}))["table"]["code"] for race in range(4)]
        await acquainted(one, two)
        for address in (one.address, two.address):
            api.http.base_url = address
            assert tables == [(await api.post(races, {"race": race}))["table"]["code"] for race in range(4)]


async def test_chat_from_both_processes_at_once_keeps_one_order(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(database=postgres), serve(database=postgres)
    await acquainted(one, two)
    async with seated([one.address, two.address], people=2, start=False) as table:
        ann, bob = table.players
        said = [player.ask("say", text=f"{name} {n}") for n in range(4) for player, name in ((ann, "a"), (bob, "b"))]
        await asyncio.gather(*said)
        for player in table.players:
            await player.until(lambda me: sum(e["kind"] == "said" for e in me.entries.values()) == 8)
        assert [e.get("text") for e in ann.entries.values()] == [e.get("text") for e in bob.entries.values()]


async def test_a_stranger_cannot_pretend_to_be_a_process(postgres: str, serve: Callable[..., Served]) -> None:
    """What says whom a request comes from is believed with the processes' secret only, at every door."""
    one, two = (serve(database=postgres, guesses=[0.001, 2.0]) for _ in range(2))
    await acquainted(one, two)
    connection = await asyncpg.connect(postgres)
    doors = [line["address"] for line in await connection.fetch("SELECT address FROM processes")]
    await connection.close()
    async with httpx.AsyncClient(trust_env=False) as http:
        for door in (one.address, two.address, *(f"http://{door}" for door in doors)):
            told = []
            for number in range(6):
                forged = {"hippodrome-inside": f"secret 10.9.8.{number}", "x-forwarded-for": "127.0.0.1"}
                told.append((await http.get(f"{door}/api/tables/ZZZZZZ", headers=forged)).status_code)
            assert told[-1] == 429, told


async def test_the_keeper_dies_and_the_race_goes_on(postgres: str, serve: Callable[..., Served]) -> None:
    """The process that keeps a table is killed: another keeps it, bots play on, nothing acknowledged is lost."""
    servers = [serve(database=postgres), serve(database=postgres)]
    addresses = await acquainted(*servers)
    async with seated(addresses, people=2, bots=1, options={"laps": 9}) as table:
        stable = Stable([table], addresses)
        stable.race()
        await stable.progress(6)
        dead = named(servers)[await keeper(postgres, table.code)]
        dead.kill()
        await stable.everywhere()
        await stable.progress(6)
        await stable.stop()
        left = next(one for one in servers if one is not dead)
        # A race that luck has ended early is opened again by whoever looks at it.
        await everything_is_there(left.address, table, stable.acknowledged[table.code])
        assert await keeper(postgres, table.code) in named([left])


async def test_two_believe_that_they_keep_a_table(postgres: str, serve: Callable[..., Served]) -> None:
    """A keeper stands still until it is taken for dead, and goes on with what it had begun; the log has one story."""
    servers = [serve(database=postgres), serve(database=postgres)]
    addresses = await acquainted(*servers)
    async with seated(addresses, people=2, bots=1, options={"laps": 9}) as table:
        stable = Stable([table], addresses)
        stable.race()
        await stable.progress(4)
        still = named(servers)[await keeper(postgres, table.code)]
        os.kill(still.pid, signal.SIGSTOP)
        await stable.everywhere()
        await stable.progress(4)
        told = max(stable.acknowledged[table.code].moves)
        stranger = Player(still.address, table.code)
        joining = asyncio.create_task(patiently(stranger.join))
        await asyncio.sleep(0.2)
        os.kill(still.pid, signal.SIGCONT)
        await joining
        assert stranger.seen >= told, "whoever comes just now sees nothing that is no longer so"
        await stranger.leave()
        await stable.progress(8)
        await stable.stop()
        for address in addresses:
            await everything_is_there(address, table, stable.acknowledged[table.code])


async def test_tables_move_to_a_process_that_joins(postgres: str, serve: Callable[..., Served]) -> None:
    first = serve(database=postgres)
    async with contextlib.AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(seated(first.address, people=2, options={"laps": 9})) for _ in range(6)
        ]
        second = serve(database=postgres)
        stable = Stable(tables, [first.address, second.address])
        stable.race()
        mine = named([second])
        async with asyncio.timeout(PATIENCE):
            while not [table for table in tables if await keeper(postgres, table.code) in mine]:
                await asyncio.sleep(0.2)
        await stable.everywhere()
        await stable.stop()
        await stable.check(first.address)


async def test_a_table_is_taken_over_by_who_must_have_it(postgres: str, serve: Callable[..., Served]) -> None:
    """What a process does at a table that another keeps: it takes it over, and its people come after it."""
    server = serve(database=postgres)
    async with seated(server.address, people=2, options={"laps": 9}) as table:
        stable = Stable([table])
        stable.race()
        await stable.progress(3)
        service = await Service.start(ServerSettings(database=postgres, analysis=False))
        try:
            await service.rooms.neighbours.join("127.0.0.1:9")
            with pytest.raises(Restarting):
                await service.rooms.get(table.code)
            seen = await service.rooms.glance(table.code)
            room = await service.rooms.fetch(table.code)
            assert room.table.sequence >= seen.sequence > 3
            assert await keeper(postgres, table.code) == service.rooms.neighbours.name
        finally:
            await service.rooms.farewell()
            await service.stop()
        await stable.progress(6)
        await stable.stop()
        await stable.check(server.address)


def children(parent: int) -> list[int]:
    """The processes that a process has started: those behind one door, for instance."""
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


async def renewed(server: Served, gone: list[int]) -> list[int]:
    """Wait until two processes stand behind the door, and none of some others."""
    async with asyncio.timeout(PATIENCE):
        while len(now := children(server.pid)) != 2 or set(now) & set(gone):
            await asyncio.sleep(0.1)
    return now


async def test_processes_behind_one_port_die_and_are_renewed(database: str, serve: Callable[..., Served]) -> None:
    """One address: a process is killed, then all are replaced one by one; everybody races on."""
    server = serve(database=database, processes=2)
    await known([server.address], 2)
    async with contextlib.AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(seated(server.address, people=2, options={"laps": 9})) for _ in range(3)
        ]
        stable = Stable(tables)
        stable.race()
        await stable.progress(6)
        before = children(server.pid)
        os.kill(before[0], signal.SIGKILL)
        await stable.everywhere()
        before = await renewed(server, before[:1])
        os.kill(server.pid, signal.SIGHUP)
        await renewed(server, before)
        await stable.everywhere()
        await stable.stop()
        await stable.check(server.address)


async def test_a_process_that_is_killed_before_it_is_ready_is_begun_anew(
    zygote: subprocess.Popen[str], serve: Callable[..., Served]
) -> None:
    """The machine wants its memory back while two processes begin: the door stays, and both come."""
    before = children(zygote.pid)
    starting = asyncio.create_task(asyncio.to_thread(serve, processes=2))
    young: list[int] = []
    async with asyncio.timeout(PATIENCE):
        while not young:
            await asyncio.sleep(0.01)
            young = [child for server in children(zygote.pid) if server not in before for child in children(server)]
    os.kill(young[0], signal.SIGKILL)
    server = await starting
    await known([server.address], 2)
    assert "a process was killed before it was ready" in [line["message"] for line in server.lines()]
