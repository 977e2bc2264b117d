"""What is too long, too odd or too much is refused in a line: names, boards, records, addresses, databases."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import hippodrome
from server.client import PATIENCE, Api, Player, Refused
from server.conftest import Served
from server.stories import on_turn, seated

pytestmark = pytest.mark.asyncio

INVISIBLE = [
    "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b", "\u202eAnn", "\u00ad", "\u0301\u0301", "   ", "\u00a0",
    "Ann\u3164", "A\u0301\u0302\u0303\u0304\u0305", "\U000e0041", "\x00", "\ue000", "\u034f",
]  # fmt: skip
VISIBLE = ["Ann", "Zoë", "Nguyễn Thị", "李小龙", "👍", "❤\ufe0f", "O'Neil-Łuk", "שרה", "ประเทศ"]


async def test_names_that_cannot_be_seen_are_refused(server: Served) -> None:
    async with Api(server.address) as api:
        for name in INVISIBLE:
            answer = await api.ask("POST", "/api/guests", {"name": name})
            assert answer.status_code == 422, ascii(name)
            assert answer.json()["error"]["key"] == "bad-message"
        for name in VISIBLE:
            assert (await api.ask("POST", "/api/guests", {"name": name})).status_code == 201, name


async def ascii_post(api: Api, path: str, body: object) -> httpx.Response:
    """As a client that escapes whatever is no ASCII, half letters included."""
    headers = {"Authorization": f"Bearer {api.token}", "Content-Type": "application/json"}
    return await api.http.post(path, content=json.dumps(body).encode(), headers=headers)


def circuit(**changes: Any) -> dict[str, Any]:
    from hippodrome.engine import registry

    game = registry.game("scrap_racer")
    option = next(option for option in game.options if option.own)
    return {option.key: {"name": "Mine", **changes}}


ODD: list[Any] = [
    circuit(name="x" * 1_900_000),
    circuit(name="x" * 801),
    circuit(name="\x00"),
    circuit(**{"y" * 900: 1}),
    circuit(name=[["x" * 700] * 100]),
    circuit(name=2**60),
    {"laps": "9" * 700},
    {"laps": [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]},
    {"laps": 10**30},
    {"\ud800": 1},
]


@pytest.mark.parametrize("options", ODD, ids=range(len(ODD)))
async def test_boards_of_ones_own_are_bounded(options: dict[str, Any], server: Served) -> None:
    """Over HTTP and over the socket alike; what is refused is refused in a few bytes."""
    async with Api(server.address) as api:
        await api.introduce("Ann")
        new = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
        answer = await ascii_post(api, "/api/tables", new)
        assert answer.status_code == 422
        assert len(answer.content) < 1000


RECORD = ("chance", "table"), ("chance", "commitment"), ("seats", 0), ("game",), ("options", "circuit")


@pytest.mark.parametrize("path", RECORD, ids=lambda path: ".".join(map(str, path)))
@pytest.mark.parametrize("text", ["x" * 300_000, "\x00", "\ud800", "x" * 801])
async def test_texts_of_records_are_bounded(path: tuple[Any, ...], text: str, server: Served) -> None:
    race = hippodrome.new("scrap_racer", players=2, sealed=True)
    for _ in range(5):
        race.play(race.options[0])
    record: Any = json.loads(json.dumps(race.record.to_json()))
    inner = record
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = text
    async with Api(server.address) as api:
        await api.introduce("Ann")
        answer = await ascii_post(api, "/api/records", record)
        assert 400 <= answer.status_code < 500
        assert len(answer.content) < 1000


def raw(server: Served, request: bytes) -> int:
    """Send bytes as they are; the status of the answer."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request)
        answer = line.makefile("rb").readline()
    return int(answer.split()[1]) if answer else 0


async def test_no_request_is_too_odd_to_be_answered(serve: Callable[..., Served], tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    server = serve(page=str(page))
    for path in (
        "/%00", "/t/%00", "/" + "a" * 5000, "/" + "a/" * 3000, "/api/games/%00", "/api/tables/%00", "/..%00/",
        "/api/games/scrap_racer/art/%00.svg", "/api/games/scrap_racer/art/" + "x" * 4000 + ".svg",
        "/api/games/scrap_racer/boards/circuit/%00.svg", "/api/text/%00.ftl", "/api/tables/ABCDEF/history?since=" + "9" * 5000,
        "/api/tables/ABCDEF/replay?from=-1", "/api/tables/ABCDEF/replay?seat=99999999999999999999", "/%ff%fe", "/%c0%ae",
    ):  # fmt: skip
        status = raw(server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert status == 0 or status < 500, path[:60]
    for header in (b"Content-Length: " + b"9" * 5000, b"Authorization: Bearer \x01", b"X-Seat: " + b"\xff" * 50,
                   b"Authorization: Bearer " + b"a" * 4000, b"Accept-Language: " + b"," * 4000):  # fmt: skip
        request = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + header + b"\r\n\r\n"
        status = raw(server, request)
        assert status == 0 or status < 500, header[:60]
    for body in (
        b"[" * 100_000,
        b'{"name": ' + b"9" * 5000 + b"}",
        b'{"name": "\\ud800"}',
        b"\xff\xfe",
        b'{"name": 1e999}',
    ):
        head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        assert 400 <= raw(server, head + b"Content-Length: %d\r\n\r\n" % len(body) + body) < 500, body[:40]


def served(*arguments: str) -> tuple[int, str]:
    """`hippodrome serve …` until it fails: how, and what it says."""
    done = subprocess.run(
        [sys.executable, "-c", "from hippodrome.cli import main; main()", "serve", "--port", "0", *arguments],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, done.stderr


async def test_a_server_that_cannot_start_says_why_in_a_line(tmp_path: Path, zygote: object) -> None:
    (tmp_path / "text.sqlite").write_text("this is no database " * 100)
    newer = sqlite3.connect(tmp_path / "newer.sqlite")
    newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.commit()
    newer.close()
    for database, said in (
        (str(tmp_path / "text.sqlite"), "not a database"),
        (str(tmp_path / "newer.sqlite"), "newer version"),
        (str(tmp_path / "none" / "x.sqlite"), "unable to open"),
        ("mysql://root@localhost/races", "neither"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "failed"),
    ):
        code, text = await asyncio.to_thread(served, "--database", database)
        assert code == 2, text
        assert said in " ".join(text.split()), text
        assert "Traceback" not in text
        assert "secret" not in text


async def test_a_log_that_cannot_be_read_holds_up_nobody(serve: Callable[..., Served], tmp_path: Path) -> None:
    """Sixty tables whose logs are spoilt and where something is due; the sixty-first is looked after."""
    server = serve(tables_each=100)
    settings = {"clock": {"kind": "move", "seconds": 5}, "bot_seconds": 0}
    async with Api(server.address) as api:
        await api.introduce("Ann")
        new = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
        codes = [(await api.post("/api/tables", {**new, "settings": settings}))["table"]["code"] for _ in range(61)]
        server.stop()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            for code in codes[:30]:
                database.execute("UPDATE entries SET body = '{}' WHERE code = ? AND sequence = 1", (code,))
            for code in codes[30:60]:
                database.execute("UPDATE entries SET kind = 'strange' WHERE code = ?", (code,))
            database.execute("UPDATE tables SET due = 2 WHERE code != ?", (codes[60],))
            database.execute("UPDATE tables SET due = 3, since = 3 WHERE code = ?", (codes[60],))
        database.close()
        server.start()
        refused = await api.ask("GET", f"/api/tables/{codes[0]}")
        assert refused.status_code == 410
        assert refused.json()["error"] == {"key": "unreadable", "args": {"code": codes[0]}}
        async with asyncio.timeout(PATIENCE):
            while not any(race["table"]["code"] == codes[60] and race["table"]["updated"] > 0 and race["seat"] == 0
                          for race in (await api.get("/api/races"))["races"]):  # fmt: skip
                await asyncio.sleep(0.2)
        async with asyncio.timeout(PATIENCE):
            while (await api.get(f"/api/tables/{codes[60]}"))["seats"][0]["handed_over"] != "time":
                await asyncio.sleep(0.3)


async def test_hints_have_a_budget_and_a_process_of_their_own(serve: Callable[..., Served]) -> None:
    server = serve(hints=[0.001, 2.0])
    async with seated(server.address) as table:
        asked, _ = await on_turn(table)
        for _ in range(2):
            await asked.ask("hint")
        with pytest.raises(Refused) as refused:
            await asked.ask("hint")
        assert refused.value.key == "too-fast"
        async with Player(server.address, table.code, seats=[table.tokens[asked.you["seats"][0]]]) as twin:
            with pytest.raises(Refused):
                await twin.ask("hint")


async def test_bots_do_not_wait_for_hints(serve: Callable[..., Served]) -> None:
    """Many ask for hints at once: some wait, too many are refused, and a bot at another table plays meanwhile."""
    server = serve()
    async with (
        seated(server.address, people=1, bots=1) as table,
        seated(server.address, people=1, bots=1) as other,
    ):
        (player,), (racer,) = table.players, other.players
        await player.until(lambda me: me.asked)
        await racer.until(lambda me: me.asked)
        devices = [Player(server.address, table.code, seats=table.tokens) for _ in range(30)]
        for device in devices:
            await device.join()
        await asyncio.gather(*(device.send({"type": "hint", "id": "h"}) for device in devices))
        for _ in range(5):
            await racer.until(lambda me: me.asked)
            await racer.move()
        answered = [frame for device in devices for frame in device.frames if '"id":"h"' in frame]
        assert len(answered) < 30
        for device in devices:
            await device.until(lambda me: any('"id":"h"' in frame for frame in me.frames))
        refused = sum('"too-fast"' in frame for device in devices for frame in device.frames)
        assert 10 <= refused < 30
        for device in devices:
            await device.leave()
