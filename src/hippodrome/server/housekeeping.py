"""What an operator does with the tables of a database, with or without a server running."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.record import Record
from hippodrome.server.chairs import Chair
from hippodrome.server.creation import checked_record, new_code, opened_body
from hippodrome.server.database import default_url
from hippodrome.server.errors import NoSuchTable, NotOver, NotStarted
from hippodrome.server.store import Store, names
from hippodrome.server.table import Row, Table, fold
from hippodrome.server.wire import Settings

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
                "names": [name if isinstance(name, str) else f"{name[0]} {name[1]}" for name in names(line)],
                "sequence": line.sequence, "updated": line.updated,
            }
            for line in await store.every(phase)
        ]  # fmt: skip


async def export(database: str, code: str, unfinished: bool) -> Record:
    """The record of a table's race."""
    async with _store(database) as store:
        rows = await store.rows(code)
    if not rows:
        raise NoSuchTable(code=code)
    table = fold(code, rows)
    if table.position is None:
        raise NotStarted()
    if table.phase != "over" and not unfinished:
        raise NotOver()
    return table.record()


async def bring_in(database: str, record: Record) -> str:
    """Keep a recorded race as a table to watch; returns its code."""
    record = checked_record(record.to_json())
    async with _store(database) as store:
        while True:
            secret = secrets.token_bytes(32)
            body = opened_body(
                record.declared,
                [Chair("person", name[:24]) for name in record.seats],
                record.options, Settings(undo=False, hints=False), None, "",
            )  # fmt: skip
            body |= {"record": record.to_json(), "watch": True, "commitment": hashlib.sha256(secret).hexdigest()}
            row = Row(new_code(), 1, time.time(), "created", body=body)
            table, _ = Table(row.code).after(row)
            if await store.create(table, row, secret):
                return row.code


@dataclass(frozen=True, slots=True)
class Pruned:
    archived: int
    removed: int


async def prune(database: str, finished_days: float, idle_days: float, lobby_days: float, dry_run: bool) -> Pruned:
    """Archive finished races, remove idle ones and tables that never started."""
    archived = removed = 0
    now = time.time()
    async with _store(database) as store:
        for line in await store.every():
            idle = (now - line.updated) / DAY
            if line.phase == "over" and idle > finished_days:
                archived += await _archive(store, line.code, dry_run)
            elif (line.phase == "racing" and idle > idle_days) or (line.phase == "lobby" and idle > lobby_days):
                removed += 1
                if not dry_run:
                    await store.remove(line.code)
    return Pruned(archived, removed)


async def _archive(store: Store, code: str, dry_run: bool) -> int:
    """Keep only the record of a finished race; its page, replay and proof stay."""
    rows = await store.rows(code)
    if len(rows) < 2:
        return 0
    try:
        table = fold(code, rows)
    except HippodromeError:
        return 0
    if not dry_run:
        chairs = [
            Chair(chair.kind, chair.name, chair.bot, chair.number, chair.guest, why=chair.why) for chair in table.chairs
        ]
        body = opened_body(table.game, chairs, table.options, table.settings, table.host, rows[0].body["name"])
        body |= {"record": table.record().to_json(), "watch": True, "commitment": table.commitment}
        await store.archive(Row(code, table.sequence, rows[-1].at, "created", body=body))
    return 1
