"""Records and proofs: download, upload, replay, continue, archive."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from golden import races
from hippodrome.engine import registry
from hippodrome.engine.record import load_record, read_record
from hippodrome.server.ops.cli import tables_app
from hippodrome.server.wire.resources import HistoryPage, Proof, Replay
from server.client import Api, Player, Refused, patched
from server.conftest import Served
from server.stories import GAMES, race, seated, usual_players

pytestmark = pytest.mark.asyncio
GUARDED = [game.name for game in registry.all_games() if game.windows]
"""Games whose moves are told so that nobody learns who could have answered."""


async def why(wanted: Any) -> str:
    with pytest.raises(Refused) as refused:
        await wanted
    return refused.value.key


@pytest.mark.parametrize("game", GAMES)
async def test_a_race_is_sealed_until_its_end_and_proved_after_it(game: str, server: Served) -> None:
    async with seated(server.address, game, 1, bots=usual_players(game) - 1) as table:
        page = f"/api/tables/{table.code}"
        before = Proof.model_validate_json((await table.host.ask("GET", f"{page}/proof")).text)
        assert before.seal.secret is None
        assert before.record is None
        if registry.game(game).secrets:
            assert await why(table.host.get(f"{page}/record")) == "not-over"
        else:
            unfinished = await table.host.get(f"{page}/record")
            assert "secret" not in unfinished["chance"]
        assert await why(table.host.get(f"{page}/replay?open=true")) == "not-over"
        assert await why(table.host.get(f"{page}/replay?seat=1")) == "not-seated"
        await race(table)
        proof = Proof.model_validate_json((await table.host.ask("GET", f"{page}/proof")).text)
        assert proof.seal.commitment == before.seal.commitment
        assert proof.record is not None
        record = read_record(proof.record)
        assert record.verify() == len(record.start) + sum(len(move.outcomes) for move in record.moves)
        tampered = json.loads(json.dumps(proof.record))
        for move in tampered["moves"]:
            if len(move) > 1:
                move[1] = 1 - move[1] if move[1] in (0, 1) else move[1] - 1
                break
        assert await why(table.host.post("/api/records", tampered)) == "bad-record"
        sent = await table.host.post("/api/records", proof.record)
        assert sent["finished"]
        assert sent["points"] == len(record.moves)
        async with Api(server.address) as stranger:
            await replay_everything(stranger, sent["code"], len(record.moves))
            watched = await stranger.get(f"/api/tables/{sent['code']}/record")
            assert read_record(watched).verify() > 0
            opened = Proof.model_validate(await stranger.get(f"/api/tables/{sent['code']}/proof"))
            assert opened.seal.commitment == proof.seal.commitment
            assert opened.seal.table == proof.seal.table
            assert opened.seal.secret == proof.seal.secret


async def replay_everything(api: Api, code: str, points: int) -> None:
    scene: dict[str, Any] = {}
    reached = 0
    while reached < points:
        text = (await api.ask("GET", f"/api/tables/{code}/replay?from={reached}&open=true")).text
        page = Replay.model_validate_json(text)
        assert page.points == points
        for step in page.steps:
            scene = patched(scene, step.scene) if step.point > reached else dict(step.scene)
            assert step.point == 0 or step.choice is not None
        reached = page.steps[-1].point
    assert scene["question"] is None or points == 0


async def test_history_by_http_is_what_the_socket_tells(server: Served) -> None:
    async with seated(server.address, options={"laps": 9}) as table:
        await race(table, until=lambda: table.players[0].seen > 60)
        me = table.players[0]
        read: list[dict[str, Any]] = []
        headers = {"X-Seat": table.tokens[0]}
        while len(read) < 60:
            page = await table.host.get(f"/api/tables/{table.code}/history?since={len(read)}&limit=25", headers=headers)
            HistoryPage.model_validate_json(json.dumps(page))
            read += page["entries"]
        assert read[:60] == [me.entries[n] for n in range(1, 61)]


@pytest.mark.parametrize("game", GUARDED)
async def test_what_was_raced_before_a_race_went_on_is_told_in_its_replay(game: str, server: Served) -> None:
    record = next(race for race in races(game) if race.players == 2)
    point = len(record.moves) // 2
    continued = {"record": record.to_json(), "point": point}
    async with seated(server.address, game, continued=continued) as table:
        text = (await table.host.ask("GET", f"/api/tables/{table.code}/replay?from=0&to={point}")).text
        steps = Replay.model_validate_json(text).steps
        told = [[event.key for event in step.events] for step in steps if step.point]
        whose = [step.seat for step in steps if step.point]
    happened = [[event.key for event in events] for events in record.events()]
    windows = [int(state.window()) for state in record.walk()]
    asked = [int(state.seat) for state in record.walk()]
    hidden = [window >= 0 and not record.declared.windows[window].own for window in windows]
    assert whose == [None if secret else seat for seat, secret in zip(asked, hidden, strict=True)][: len(whose)]
    assert told == happened[: len(told)]
    assert len(told) >= min(point, 40)


async def test_a_recorded_race_goes_on_from_a_point(server: Served) -> None:
    async with seated(server.address, "scrap_racer", 2) as table:
        await race(table)
        record = await table.host.get(f"/api/tables/{table.code}/record")
        point = len(record["moves"]) // 2
        new = {"seats": [{"kind": "me"}, {"kind": "bot"}], "continued": {"record": record, "point": point}}
        settings = {"settings": {"bot_seconds": 0}, "start": True}
        made = await table.host.post("/api/tables", {"game": "scrap_racer", **new, **settings})
        assert made["table"]["continued"] == point
        code = made["table"]["code"]
        async with Player(server.address, code, seats=[made["seats"][0]["token"]]) as player:
            assert player.view is not None
            assert player.view["point"] >= point
            while not player.over:
                await player.until(lambda me: me.asked or me.over)
                if player.asked:
                    await player.move(player.view["choices"][-1])
        ended = read_record(await table.host.get(f"/api/tables/{code}/record"))
        assert ended.chance["after"] == point
        assert [[move.choice, *move.outcomes] for move in ended.moves[:point]] == record["moves"][:point]
        assert ended.verify() >= 0
        anew = {**new, "seats": [{"kind": "me"}, {"kind": "here"}], "continued": {"record": record, "point": 0}}
        made = await table.host.post("/api/tables", {"game": "scrap_racer", **anew, "start": True})
        assert made["table"]["continued"] == 0
        async with Player(server.address, made["table"]["code"], seats=[key["token"] for key in made["seats"]]) as both:
            assert both.view is not None
            while not both.over:
                await both.send({"type": "look", "seat": both.view["turn"]})
                await both.until(lambda me: me.view["viewer"] == me.view["turn"])
                await both.move(both.view["choices"][-1])
        again = read_record(await table.host.get(f"/api/tables/{made['table']['code']}/record"))
        assert list(again.start) == record["start"]
        assert again.chance["after"] == 0
        assert again.verify() == sum(len(move.outcomes) for move in again.moves)
        over = {**new, "continued": {"record": record}}
        assert await why(table.host.post("/api/tables", {"game": "scrap_racer", **over})) == "bad-record"


@pytest.mark.parametrize("broken", ["{}", '{"format": "hippodrome-race/1"}', "[]", "7", '{"moves": null}'])
async def test_what_is_no_record_is_refused(broken: str, server: Served) -> None:
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        assert await why(ann.post("/api/records", json.loads(broken))) in {"bad-record", "bad-message"}


async def test_the_operator_lists_exports_imports_and_prunes(serve: Callable[..., Served], tmp_path: Path) -> None:
    server = serve()
    database = server.settings["database"]
    async with seated(server.address, "chariot_race", 2) as table, seated(server.address, start=False) as lobby:
        await race(table)
        kept = await table.host.get(f"/api/tables/{table.code}/record")
    server.stop()

    async def tables(*arguments: str) -> str:
        command = [*arguments, "--database", database]
        done = await asyncio.to_thread(CliRunner().invoke, tables_app, command, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        return done.output

    lines = [json.loads(line) for line in (await tables("list", "--json")).splitlines()]
    assert {line["code"]: line["phase"] for line in lines} == {table.code: "over", lobby.code: "lobby"}
    assert table.code in await tables("list")
    file = tmp_path / "race.json"
    await tables("export", table.code, str(file))
    assert load_record(file).to_json() == kept
    imported = (await tables("import", str(file))).strip()
    assert "archived 1, removed 1" in await tables("prune", "--finished-days", "0", "--lobby-days", "0", "--dry-run")
    assert "archived 1, removed 1" in await tables("prune", "--finished-days", "0", "--lobby-days", "0")
    assert "archived 0, removed 0" in await tables("prune", "--finished-days", "0", "--lobby-days", "0")
    server.start()
    async with Api(server.address, table.host.token) as host:
        for code in (table.code, imported):
            assert (await host.get(f"/api/tables/{code}/record"))["moves"] == kept["moves"]
            assert len((await host.get(f"/api/tables/{code}/replay?from=3&to=5"))["steps"]) == 3
        async with Player(server.address, table.code, seen=table.players[0].seen - 1) as late:
            assert late.over
            assert late.view is not None
            assert late.view["point"] == len(kept["moves"])
        assert (await host.get("/api/races"))["races"][0]["place"] in (1, 2)
        assert await why(host.get(f"/api/tables/{lobby.code}")) == "no-such-table"
