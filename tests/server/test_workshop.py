"""The workshop over HTTP: a board comes in, its drawing and its flaws go out, and nothing is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hippodrome.cli import app
from hippodrome.engine import registry
from hippodrome.engine.models import model
from hippodrome.server.errors import TooFast
from hippodrome.server.jobs.trials import QUEUED, Trials
from server.client import Api
from server.conftest import Served

GAMES = [game.name for game in registry.all_games() if game.workbenches]


def changes(drawn: dict[str, Any]) -> list[dict[str, Any]]:
    """Something that can be set of a part: its value as it is."""
    part = drawn["parts"][0]
    return [{"part": part["id"], "key": key, "value": value} for key, value in part["values"].items()]


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_every_kind_of_board_is_drawn_and_what_is_set_as_it_was_changes_nothing(
    server: Served, game: str
) -> None:
    async with Api(server.address) as api:
        for kind in (await api.post(f"/api/workshop/{game}", {}))["kinds"]:
            first = await api.post(f"/api/workshop/{game}", {"option": kind})
            assert first["flaws"] == []
            assert first["supplied"]
            again = {key: first[key] for key in ("option", "board", "view")}
            for change in changes(first):
                assert (await api.post(f"/api/workshop/{game}", {**again, "change": change}))["board"] == first["board"]
            found = await api.post(f"/api/workshop/{game}", {"board": {"game": game, **first["board"]}})
            assert (found["option"], found["board"]) == (kind, first["board"])


@pytest.mark.asyncio
async def test_a_flaw_is_told_in_the_askers_language_where_it_is(server: Served) -> None:
    board = {"bonus": ["A1"], "lava": ["C5"]}
    async with Api(server.address) as api:
        told = [
            (
                await api.ask(
                    "POST", "/api/workshop/titan_race", {"board": board}, headers={"Accept-Language": language}
                )
            ).json()
            for language in ("en", "fr")
        ]
    assert [flaw["places"] for flaw in told[0]["flaws"]] == [["space:A1"]]
    assert "must stay plain" in told[0]["flaws"][0]["message"]
    assert told[0]["flaws"][0]["message"] != told[1]["flaws"][0]["message"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "asked",
    [
        {"option": "nothing"},
        {"like": "nowhere"},
        {"board": {}, "option": "circuit", "change": {"part": "space:Z9", "key": "feature", "value": "lava"}},
        {"board": {"lava": ["C5"]}, "change": {"part": "space:C5", "key": "feature", "value": "custard"}},
        {"board": {"lava": 5}},
        {"board": {"lava": [["C5"]]}},
        {"board": {"lava": ["C5", "C5"]}},
        {"board": {"game": "chess", "lava": ["C5"]}},
        {"board": {"lava": ["x" * 700] * 200}},
        {"board": {"lava": ["C5"]}, "change": {"part": "space:C5", "key": "feature", "value": [1]}},
    ],
)
async def test_what_is_no_board_is_refused(server: Served, asked: dict[str, Any]) -> None:
    async with Api(server.address) as api:
        answer = await api.ask("POST", "/api/workshop/titan_race", asked)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"error", "message"}


@pytest.mark.asyncio
async def test_a_game_that_is_not_there_has_no_workshop(server: Served) -> None:
    async with Api(server.address) as api:
        assert (await api.ask("POST", "/api/workshop/chess", {})).status_code == 404


@pytest.mark.asyncio
async def test_races_that_nobody_asks_about_any_more_are_stopped_and_too_many_are_not_begun() -> None:
    game, trials = registry.game("titan_race"), Trials(100_000, silence=0.0)
    trial = trials.begin(game, {})
    assert trials.of(game, {}) is trial
    while trial.status != "stopped":
        await asyncio.sleep(0.01)
    assert trials.of(game, {}) is None
    await trials.stop()
    for laps in range(QUEUED):
        trials.begin(game, {"laps": laps})
    with pytest.raises(TooFast):
        trials.begin(game, {"laps": QUEUED})


@pytest.mark.asyncio
async def test_how_fair_a_board_is_agrees_with_the_command_line(serve: Callable[..., Served], tmp_path: Path) -> None:
    trying = serve(trials=3)
    game = "scrap_racer"
    async with Api(trying.address) as api:
        drawn = await api.post(f"/api/workshop/{game}", {"like": "D"})
        asked = {"options": drawn["options"]}
        told = await api.post(f"/api/workshop/{game}/fairness", asked)
        while told["status"] != "done":
            assert told["status"] in ("waiting", "racing")
            await asyncio.sleep(0.05)
            told = await api.post(f"/api/workshop/{game}/fairness", asked)
        assert told == await api.post(f"/api/workshop/{game}/fairness", asked)
        wrong = await api.ask("POST", f"/api/workshop/{game}/fairness", {"options": {"circuit": {"sections": []}}})
        assert wrong.status_code == 422
    assert told["done"] == told["races"] == 3
    file = tmp_path / "own.toml"
    file.write_text(model(registry.game(game), "circuit", "D"))
    command = ["balance", game, "--games", "3", "--ladder", "", "--option", str(file), "--json"]
    report = json.loads(CliRunner().invoke(app, command).stdout)
    for part in ("fairness", "figures", "outcomes"):
        assert told["found"][part] == report[part]
    assert told["found"]["told"]["en"]["headlines"] == report["headlines"]
