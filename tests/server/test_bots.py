"""Bots think in processes of their own, with their seat's knowledge, and dying changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from hippodrome import bots
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation
from hippodrome.server.jobs.worker import answer, observation, task
from hippodrome.server.jobs.workers import Workers
from server.client import Api, Player
from server.conftest import Served
from server.stories import GAMES, seated, usual_players


def workers_of(server: Served) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            continue
        if parent == server.pid and b"hippodrome.server.jobs.worker" in command:
            found.append(int(folder.name))
    return found


def workers_lost() -> float:
    return REGISTRY.get_sample_value("hippodrome_workers_lost_total") or 0.0


@pytest.mark.asyncio
async def test_a_worker_that_dies_is_replaced_and_the_move_made_again(serve) -> None:  # type: ignore[no-untyped-def]
    server = serve()
    killed = 0
    async with seated(server.address, people=1, bots=3, settings={"bot_seconds": 0.02}) as table:
        (player,) = table.players

        async def murder() -> None:
            nonlocal killed
            while not player.over and killed < 12:
                for pid in workers_of(server):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                        killed += 1
                await asyncio.sleep(0.15)

        killing = asyncio.create_task(murder())
        while not player.over:
            await player.until(lambda me: me.asked or me.over)
            if player.asked:
                await player.move()
        await killing
        assert killed > 2
        record = await table.host.get(f"/api/tables/{table.code}/record")
        assert record["result"]


@pytest.mark.asyncio
async def test_a_worker_that_is_slow_to_begin_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine Python itself takes long to start; killing it then would begin it anew, and again."""
    dead = 4.0
    (tmp_path / "sitecustomize.py").write_text(f"import time\ntime.sleep({dead + 1})\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    declared = registry.game("scrap_racer")
    options = declared.read_options(4)
    seen = Observation(declared.start(declared.build(4, options), Seeded(1)), 0)
    lost = workers_lost()
    workers = Workers(1, dead=dead)
    try:
        assert await workers.choose(declared.name, 4, options, seen, "greedy", 7) in seen.choices()
    finally:
        await workers.close()
    assert workers_lost() == lost


@pytest.mark.asyncio
async def test_every_bot_of_the_catalogue_races_at_a_table(server: Served) -> None:
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        games = (await ann.get("/api/games"))["games"]
        told = {game["name"]: game["bots"] for game in games}
        assert all(told[name] == [bot for bot in bots.names() if bots.plays(bot, registry.game(name))] for name in told)
        offered = told["scrap_racer"]
        shared = (await ann.ask("GET", "/api/text/fr.ftl")).text
        assert all(f"bot-{name} =" in shared for name in offered)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": name} for name in offered)]
        new = {"game": "scrap_racer", "seats": seats, "settings": {"bot_seconds": 0}, "start": True}
        made = await ann.post("/api/tables", new)
        async with Player(server.address, made["table"]["code"], seats=[made["seats"][0]["token"]]) as player:
            while len({entry["bot"] for entry in player.entries.values() if entry["kind"] == "moved"} - {None}) < len(
                offered
            ):
                await player.until(lambda me: me.asked or me.entries[me.seen]["kind"] == "moved")
                if player.asked:
                    await player.move(player.view["choices"][-1])  # type: ignore[index]
                else:
                    seen = player.seen
                    await player.until(lambda me, seen=seen: me.seen > seen or me.asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_holds_what_the_seat_knows_and_no_more(game: str) -> None:
    """Carried over as text it gives the same choice, and exchanging what is hidden changes no byte of it."""
    declared = registry.game(game)
    players = usual_players(game)
    options = declared.read_options(players)
    setup = declared.build(players, options)
    chance = Seeded(5)
    state = declared.start(setup, chance)
    for step in range(60):
        if state.over:
            break
        seat = int(state.seat)
        seen = Observation(state, seat)
        asked = task(game, players, options, seen, bot="random", whim=7)
        text = json.dumps(asked)
        other = Observation(seen.redeal(chance), seat)
        assert json.dumps(task(game, players, options, other, bot="random", whim=7)) == text
        carried = observation(json.loads(text))
        assert carried.choices() == seen.choices()
        assert carried.known == seen.known
        assert answer(json.loads(text))["choice"] in seen.choices()
        if step % 10 == 0:
            greedy = bots.bot("greedy", declared)
            assert greedy.choose(carried, Seeded(step)) == greedy.choose(seen, Seeded(step))
        state.play(seen.choices()[step % len(seen.choices())], chance)
