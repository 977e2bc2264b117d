"""What an operator does with the tables of a database, with or without a server running."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.record import Record
from hippodrome.server.errors import NoSuchBoard, NoSuchTable, NotOver, NotStarted
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Entry
from hippodrome.server.log.opening import Created
from hippodrome.server.log.table import Table, fold
from hippodrome.server.rooms.creation import checked_record, new_code, opened, sealed, watched
from hippodrome.server.store.database import default_url
from hippodrome.server.store.store import Store
from hippodrome.server.views.lists import called

DAY = 86_400.0


@asynccontextmanager
async def _store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database or default_url())
    try:
        yield store
    finally:
        await store.close()


async def listing(database: str, phase: str | None) -> list[dict[str, Any]]:
    """All tables, the last changed first."""
    async with _store(database) as store:
        return [
            {
                "code": line.code, "game": line.game, "phase": line.phase, "mode": line.mode,
                "names": [name if isinstance(name, str) else f"{name[0]} {name[1]}" for name in called(line.names)],
                "sequence": line.sequence, "updated": line.updated,
            }
            for line in await store.lists.every(phase)
        ]  # fmt: skip


async def export(database: str, code: str, unfinished: bool) -> Record:
    """The record of a table's race."""
    async with _store(database) as store:
        entries = await store.logs.read(code)
    if not entries:
        raise NoSuchTable(code=code)
    table = fold(code, entries)
    if table.position is None:
        raise NotStarted()
    if table.phase != "over" and not unfinished:
        raise NotOver()
    return table.record()


async def finished(database: str, game: str | None) -> AsyncIterator[Record]:
    """The records of all finished races, their players without names; none on dice that others have still to meet."""
    async with _store(database) as store:
        for line in await store.lists.every("over"):
            if game is not None and line.game != game:
                continue
            table = fold(line.code, await store.logs.read(line.code))
            if table.position is None or table.result is None:
                continue
            record = table.record()
            if not record.chance.get("shared"):
                yield replace(record, seats=[str(seat) for seat in range(1, record.players + 1)])


async def bring_in(database: str, record: Record) -> str:
    """Keep a recorded race as a table to watch; returns its code."""
    record = checked_record(record.to_json())
    async with _store(database) as store:
        while True:
            secret = secrets.token_bytes(32)
            entry = sealed(new_code(private=True), watched(record, "", None), secret)
            table, _ = Table(entry.code).after(entry)
            if await store.logs.create(table, entry, secret):
                return entry.code


async def boards(database: str) -> list[dict[str, Any]]:
    """All boards of the workshop that are kept, the newest first."""
    keys = ("code", "game", "option", "title", "maker", "listed", "raced", "likes")
    async with _store(database) as store:
        return [{key: getattr(one, key) for key in keys} for one in await store.gallery.every()]


async def remove_board(database: str, code: str) -> None:
    """Take a board away, whoever made it."""
    async with _store(database) as store:
        if not await store.gallery.remove(code):
            raise NoSuchBoard(code=code)


@dataclass(frozen=True, slots=True)
class Pruned:
    archived: int
    removed: int


async def prune(database: str, finished_days: float, idle_days: float, lobby_days: float, dry_run: bool) -> Pruned:
    """Archive finished races, remove idle ones and tables that never started."""
    archived = removed = 0
    now = time.time()
    async with _store(database) as store:
        for line in await store.lists.every():
            idle = (now - line.updated) / DAY
            if line.phase == "over" and idle > finished_days:
                archived += await _archive(store, line.code, dry_run)
            elif (line.phase == "racing" and idle > idle_days) or (line.phase == "lobby" and idle > lobby_days):
                removed += 1
                if not dry_run:
                    await store.logs.remove(line.code)
    return Pruned(archived, removed)


async def _archive(store: Store, code: str, dry_run: bool) -> int:
    """Keep only the record of a finished race; its page, replay and proof stay."""
    entries = await store.logs.read(code)
    if len(entries) < 2:
        return 0
    try:
        table = fold(code, entries)
    except HippodromeError:
        return 0
    settings = table.settings
    if table.in_set and table.secret is None and table.occasion.cup is not None:
        # A round of a cup tells its dice when it is over; until then they stay in the log.
        return 0
    if table.lot is not None and table.lot.set is not None:
        kept = await store.sets.get(table.lot.set)
        if kept is not None and kept.closes > time.time():
            return 0
        secret = await store.logs.secret(code)
        table.secret = None if secret is None else secret.hex()
        # The set is closed: everybody may look at its races.
        settings = settings.model_copy(update={"spectators": True})
    if not dry_run:
        created = entries[0].deed
        assert isinstance(created, Created)
        chairs = [
            Chair(chair.kind, chair.name, chair.bot, chair.number, chair.guest, why=chair.why) for chair in table.chairs
        ]
        more: dict[str, Any] = {
            "host": table.host,
            "record": table.record().to_json(),
            "watch": True,
            "commitment": table.commitment,
        }
        more |= {"occasion": table.occasion}
        deed = opened(table.game, chairs, table.options, settings, created.name, **more)
        await store.logs.archive(Entry(code, table.sequence, entries[-1].at, deed))
    return 1
