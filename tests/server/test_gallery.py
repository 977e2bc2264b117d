"""The gallery: boards under short codes, who made them, raced how often, liked or not, and who may take them away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from hippodrome.cli import app
from server.client import Api
from server.conftest import Served

LAVA = {"lava": ["C5", "D6"]}


async def guest(api: Api, name: str) -> dict[str, str]:
    made = await api.post("/api/guests", {"name": name})
    return {"Authorization": f"Bearer {made['token']}"}


def new(**other: Any) -> dict[str, Any]:
    return {"game": "titan_race", "option": "circuit", "board": LAVA, "title": "The Anvil", **other}


async def send(api: Api, who: dict[str, str], **other: Any) -> dict[str, Any]:
    answer = await api.ask("POST", "/api/boards", new(**other), headers=who)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@pytest.mark.asyncio
async def test_a_board_is_sent_found_liked_raced_and_taken_away(serve: Callable[..., Served], database: str) -> None:
    async with Api(serve(database=database).address) as api:
        ann, bob = await guest(api, "Ann"), await guest(api, "Bob")
        made = await send(api, ann)
        assert (made["maker"], made["mine"], made["listed"], made["raced"], made["likes"]) == ("Ann", True, False, 0, 0)
        path = f"/api/boards/{made['code']}"
        listed = "/api/boards?game=titan_race&order=raced"
        assert made["code"] not in [one["code"] for one in (await api.get(listed))["boards"]]
        again = await send(api, ann, title="Anvil", listed=True)
        assert (again["code"], again["title"], again["listed"]) == (made["code"], "Anvil", True)
        for on, likes in ((True, 1), (True, 1), (False, 0), (True, 1)):
            liked = (await api.ask("PUT", f"{path}/like", {"like": on}, headers=bob)).json()
            assert (liked["likes"], liked["liked"], liked["mine"]) == (likes, on, False)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = {"game": "titan_race", "seats": seats, "options": {"circuit": LAVA}}
        assert (await api.ask("POST", "/api/tables", table, headers=bob)).status_code == 201
        seen = await api.get(path)
        assert (seen["board"], seen["raced"], seen["likes"], seen["liked"], seen["mine"]) == (LAVA, 1, 1, False, False)
        found = (await api.get(listed))["boards"]
        assert found[0]["code"] == made["code"]
        assert "board" not in found[0]
        drawing = await api.ask("GET", f"{path}/picture.svg?scheme=dark", None)
        assert drawing.text.startswith("<svg")
        assert (await api.ask("DELETE", path, None, headers=bob)).status_code == 403
        assert (await api.ask("DELETE", path, None, headers=ann)).status_code == 204
        assert (await api.ask("GET", path, None)).status_code == 404
        mine = await api.ask("GET", "/api/boards?mine=true", None, headers=ann)
        assert mine.json()["boards"] == []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "wrong",
    [
        {"board": {"bonus": ["A1"]}},
        {"board": {"lava": 5}},
        {"option": "nothing"},
        {"game": "chess"},
        {"title": ""},
        {"title": "\u200b"},
        {"title": "x" * 41},
        {"board": {"lava": ["x" * 700] * 200}},
    ],
)
async def test_what_cannot_be_raced_on_or_read_is_not_kept(server: Served, wrong: dict[str, Any]) -> None:
    async with Api(server.address) as api:
        ann = await guest(api, "Ann")
        assert 400 <= (await api.ask("POST", "/api/boards", new(**wrong), headers=ann)).status_code < 500
        assert (await api.ask("POST", "/api/boards", new(), headers={})).status_code == 401
        assert (await api.ask("GET", "/api/boards?mine=true", None, headers=ann)).json()["boards"] == []


@pytest.mark.asyncio
async def test_there_is_an_end_to_what_one_guest_may_send_and_who_leaves_leaves_nothing(
    serve: Callable[..., Served],
) -> None:
    small = serve(boards_each=2)
    async with Api(small.address) as api:
        ann, bob = await guest(api, "Ann"), await guest(api, "Bob")
        made = [await send(api, ann, board={"lava": [cell]}, listed=True) for cell in ("C5", "D6")]
        too_many = await api.ask("POST", "/api/boards", new(board={"lava": ["E7"]}), headers=ann)
        assert (too_many.status_code, too_many.json()["error"]["key"]) == (429, "too-many-boards")
        path = f"/api/boards/{made[0]['code']}"
        await api.ask("PUT", f"{path}/like", {"like": True}, headers=bob)
        await api.ask("DELETE", "/api/guests/me", None, headers=bob)
        assert (await api.get(path))["likes"] == 0
        await api.ask("DELETE", "/api/guests/me", None, headers=ann)
        assert (await api.ask("GET", path, None)).status_code == 404


@pytest.mark.asyncio
async def test_the_host_takes_a_board_away(server: Served) -> None:
    async with Api(server.address) as api:
        made = await send(api, await guest(api, "Ann"), listed=True)
        runner = CliRunner()
        listed = await asyncio.to_thread(
            runner.invoke, app, ["tables", "boards", "--database", server.settings["database"], "--json"]
        )
        assert made["code"] in listed.stdout
        command = ["tables", "remove-board", made["code"], "--database", server.settings["database"]]
        assert (await asyncio.to_thread(runner.invoke, app, command)).exit_code == 0
        assert (await asyncio.to_thread(runner.invoke, app, command)).exit_code != 0
        assert (await api.ask("GET", f"/api/boards/{made['code']}", None)).status_code == 404
