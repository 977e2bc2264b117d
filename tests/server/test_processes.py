"""Several server processes on one database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable

import pytest

from hippodrome.engine.record import read_record
from server.client import Player, Refused
from server.conftest import Served
from server.stories import race, seated

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("postgres")]


async def test_clients_on_two_processes_race_at_one_table(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(database=postgres), serve(database=postgres)
    async with seated([one.address, two.address], people=4, bots=1) as table:
        await table.players[0].until(lambda me: me.presence["seats"][:4] == [True] * 4)
        await race(table)
        for player in table.players:
            await player.until(lambda me: me.over)
        kinds = [[entry["kind"] for entry in player.entries.values()] for player in table.players]
        assert kinds[0] == kinds[1] == kinds[2] == kinds[3]
        record = read_record(await table.host.get(f"/api/tables/{table.code}/record"))
        assert record.verify() > 0


async def test_one_writer_wins_and_the_other_is_told(postgres: str, serve: Callable[..., Served]) -> None:
    """The same seat, open on both processes, answers the same question twice at the same moment."""
    one, two = serve(database=postgres), serve(database=postgres)
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
    async with seated([one.address, two.address], people=2, options={"laps": 1}) as table:
        await race(table)
        for player in table.players:
            await player.until(lambda me: me.analysis.get("status") == "ready")


async def test_chat_from_both_processes_at_once_keeps_one_order(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(database=postgres), serve(database=postgres)
    async with seated([one.address, two.address], people=2, start=False) as table:
        ann, bob = table.players
        said = [player.ask("say", text=f"{name} {n}") for n in range(4) for player, name in ((ann, "a"), (bob, "b"))]
        await asyncio.gather(*said)
        for player in table.players:
            await player.until(lambda me: sum(e["kind"] == "said" for e in me.entries.values()) == 8)
        assert [e.get("text") for e in ann.entries.values()] == [e.get("text") for e in bob.entries.values()]


async def test_a_surviving_process_takes_over(postgres: str, serve: Callable[..., Served]) -> None:
    """One process is killed: its clients go to the other, bots play on, presence is right again."""
    one, two = serve(database=postgres), serve(database=postgres)
    async with seated([one.address, two.address], people=2, bots=1, options={"laps": 9}) as table:
        ann, bob = table.players
        await bob.until(lambda me: me.presence["seats"][0])
        await race(table, until=lambda: ann.seen > 30)
        one.kill()
        await bob.until(lambda me: not me.presence["seats"][0])
        await ann.leave()
        ann.address = two.address.replace("http", "ws", 1)
        await ann.join()
        await bob.until(lambda me: me.presence["seats"][0])
        before = ann.seen
        await race(table, until=lambda: ann.seen > before + 40)
        assert any(e["kind"] == "moved" and e["bot"] for n, e in ann.entries.items() if n > before)


async def test_a_process_that_was_taken_for_dead_has_its_people_back(
    postgres: str, serve: Callable[..., Served]
) -> None:
    """A process that stood still for long and goes on: the other one knows again who is connected to it."""
    one, two = serve(database=postgres), serve(database=postgres)
    async with seated([one.address, two.address], people=2, start=False) as table:
        _, bob = table.players
        await bob.until(lambda me: me.presence["seats"][0])
        os.kill(one.pid, signal.SIGSTOP)
        await bob.until(lambda me: not me.presence["seats"][0])
        os.kill(one.pid, signal.SIGCONT)
        await bob.until(lambda me: me.presence["seats"][0])
