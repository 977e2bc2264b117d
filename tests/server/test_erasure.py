"""Who is forgotten leaves no name: not in old races, logs, chats, clubs, copies of races, nor in the file itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from hippodrome.engine.record import read_record
from hippodrome.server.log.erasure import without
from hippodrome.server.store.database import address_of, open_engine
from server.client import Api, Player
from server.conftest import Served
from server.stories import race, seated

pytestmark = pytest.mark.asyncio
NAMES = ("Xanthippe", "Zenobia")
"""What somebody is called who wants to be forgotten, one after the other."""


async def kept(database: str) -> dict[str, str]:
    """Everything that stands in any column of any table, as text."""
    engine = open_engine(database)
    found = {}
    async with engine.connect() as connection:
        for table in await connection.run_sync(lambda line: inspect(line).get_table_names()):
            found[table] = str((await connection.execute(text(f'SELECT * FROM "{table}"'))).all())
    await engine.dispose()
    return found


def raw(database: str) -> bytes:
    """The bytes of a database file and of the journal beside it."""
    file = address_of(database).database
    return b"".join(Path(f"{file}{end}").read_bytes() for end in ("", "-wal") if Path(f"{file}{end}").exists())


async def belong(ghost: Api, other: Api) -> str:
    """Both are in a club that is called after the one who goes, and talk there."""
    made = await ghost.post("/api/clubs", {"name": "Xanthippe's stable"})
    path = f"/api/clubs/{made['code']}"
    await ghost.ask("PATCH", path, {"about": "Xanthippe keeps it."})
    board = {"name": "Xanthippe's own", "game": "scrap_racer", "options": {}}
    await ghost.ask("PATCH", path, {"boards": [board]})
    invited = await ghost.post(f"{path}/invitations", {"role": "member"})
    await other.post(f"{path}/join", {"key": invited["invitations"][0]["key"]})
    await ghost.post(f"{path}/lines", {"text": "It is I, Xanthippe"})
    await other.post(f"{path}/lines", {"text": "Welcome, Xanthippe! Xanthippes are rare."})
    new = {"name": "Xanthippe cup", "games": [{"game": "scrap_racer"}], "size": 2}
    await ghost.post(f"{path}/cups", new)
    table = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}], "club": made["code"]}
    opened = await other.post("/api/tables", table)
    async with Player(other.address, opened["table"]["code"], guest=other.token) as player:
        await player.ask("say", text="No Xanthippe at this one, nor Zenobia")
    return path


async def copies(other: Api, code: str) -> dict[str, Any]:
    """Copies of a race: brought as a file by another, and raced on from the middle of it; returns the file."""
    record: dict[str, Any] = await other.get(f"/api/tables/{code}/record")
    await other.post("/api/records", record)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in record["seats"][1:])]
    await other.post(
        "/api/tables", {"game": record["game"], "seats": seats, "continued": {"record": record, "point": 1}}
    )
    return record


async def test_who_is_forgotten_leaves_no_name_anywhere(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    async with seated(server.address, start=False, options={"laps": 1}) as table, Api(server.address) as watcher:
        other, ghost = table.guests
        opponent, player = table.players
        for name in NAMES:
            await player.ask("rename", name=name)
            await ghost.ask("PATCH", "/api/guests/me", {"name": name})
        await player.ask("say", text="Call me Zenobia")
        await opponent.ask("say", text="Hello Zenobia, once Xanthippe, and Zenobias all")
        for someone in table.players:
            await someone.ask("ready")
        await race(table)
        await belong(ghost, other)
        # A club that was left long ago remembers, too.
        assert (await ghost.ask("DELETE", f"{await belong(ghost, other)}/people/me")).status_code == 204
        record = await copies(other, table.code)
        assert record["seats"][1] == "Zenobia"
        before = await kept(database)
        assert {place for place, lines in before.items() if any(name in lines for name in NAMES)} >= {
            "guests", "entries", "tables", "clubs", "club_lines",
        }  # fmt: skip

        assert (await ghost.ask("DELETE", "/api/guests/me")).status_code == 204
        for place, lines in (await kept(database)).items():
            told = lines.replace("Xanthippes", "").replace("Zenobias", "")
            assert not any(name in told for name in NAMES), place
        if not database.startswith("postgresql"):
            whole = raw(database).replace(b"Xanthippes", b"").replace(b"Zenobias", b"")
            assert not any(name.encode() in whole for name in NAMES), "bytes that were deleted, and can still be read"

        shown = await watcher.get(f"/api/tables/{table.code}")
        assert [seat["name"] for seat in shown["seats"]] == ["Player 1", "#2"]
        await opponent.join()
        assert opponent.table["seats"][1]["name"] == "#2", "who was there is sent the table anew"
        proof = read_record((await watcher.get(f"/api/tables/{table.code}/proof"))["record"])
        assert proof.erased
        assert not proof.named
        assert proof.verify() == read_record(record).verify(), "the dice can still be proved, every one of them"
        assert read_record(record).named, "a download stays what it was"
        history = await watcher.get(f"/api/tables/{table.code}/history")
        assert not any(name in str(history).replace("Zenobias", "") for name in NAMES)
    assert not any(name in str(server.lines()) for name in NAMES), "what the server logs"


async def test_only_whole_names_are_taken_out_of_what_others_said() -> None:
    assert without("Ann and Anna, ann: Ann!", {"Ann", ""}) == "… and Anna, ann: …!"
    assert without("Ann", set()) == "Ann"
