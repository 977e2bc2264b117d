"""The workshop over HTTP: a board comes in, its drawing and its flaws go out, and nothing is kept."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.engine import registry
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
