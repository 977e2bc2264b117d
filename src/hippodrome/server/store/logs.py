"""The logs of the tables: appended to in batches, read from any entry on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Insert, Update, delete, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hippodrome.server.log.deed import Entry
from hippodrome.server.log.deeds import read_deed
from hippodrome.server.log.table import Table
from hippodrome.server.store.access import PAUSES, Access, Line, away, surely
from hippodrome.server.store.database import analyses, dismissals, entries, open_file, sittings, tables
from hippodrome.server.store.lists import UPDATE, changes, summary

log = logging.getLogger(__name__)

BATCH = 200


class _Plain:
    """A statement as SQLite's driver takes it."""

    def __init__(self, statement: Insert | Update) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
        self.text = str(compiled)
        self._order = tuple(compiled.positiontup or ())

    def values(self, named: dict[str, Any]) -> list[Any]:
        """Values in the order of the statement."""
        return [named[name] for name in self._order]


_INSERT = _Plain(sqlite.insert(entries).on_conflict_do_nothing())
_UPDATE = _Plain(UPDATE)


@dataclass(slots=True)
class _Append:
    entry: Entry
    summary: dict[str, Any]
    guests: dict[int, str] | None
    done: asyncio.Future[bool]


def seated(table: Table) -> dict[int, str]:
    """Which guest sits where."""
    return {seat: chair.guest for seat, chair in enumerate(table.chairs) if chair.guest is not None}


class Logs:
    """What is kept of tables. The unique (table, sequence) makes one writer win."""

    def __init__(self, access: Access) -> None:
        self.access = access
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._line: AsyncConnection | None = None
        """PostgreSQL: the connection that appends; kept open, so that a commit costs few trips."""
        self._file: Connection | None = None
        """SQLite: the same, of the writer's thread."""
        self._thread = ThreadPoolExecutor(1, "store")
        insert_entries = access.dialect.insert(entries).on_conflict_do_nothing()
        self._insert_entries = insert_entries.returning(entries.c.code, entries.c.sequence)
        self._insert_tables = access.dialect.insert(tables).on_conflict_do_nothing().returning(tables.c.code)

    async def close(self) -> None:
        """Finish what is queued, then let go."""
        if self._writer is not None:
            # A queue tells nobody that it has become empty.
            while not self._queue.empty():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            async with self.access.one_writer:
                self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._line is not None:
            await self._line.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_file)
        self._thread.shutdown()

    # Writing

    async def create(
        self, table: Table, entry: Entry, secret: bytes, origin: str | None = None, uploaded: bool = False
    ) -> bool:
        """Keep a new table with its first entry; False if the code is taken."""
        values = summary(table) | {"code": entry.code, "secret": secret.hex(), "keeper": self.access.process}
        values |= {"origin": origin, "uploaded": uploaded}
        async with self.access.writing() as connection:
            won = (await connection.execute(self._insert_tables, values)).all()
            if not won:
                return False
            await connection.execute(insert(entries), _columns(entry))
            await connection.run_sync(_seat, entry.code, seated(table))
        return True

    async def append(self, entry: Entry, after: Table) -> bool:
        """Add an entry to a log; True once it is committed, False if another was faster or the client's
        id was used before. `after` is the table with the entry.
        """
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        guests = seated(after) if entry.deed.reseats else None
        self._queue.put_nowait(_Append(entry, summary(after), guests, done))
        return await done

    async def _write(self) -> None:
        """Commit what is queued, many tables in one transaction."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            try:
                won = await self._commit(batch)
            except Exception as error:
                log.warning("a commit failed", extra={"error": type(error).__name__, "entries": len(batch)})
                for append in batch:
                    await self._settle(append)
                continue
            for append in batch:
                _answer(append, (append.entry.code, append.entry.sequence) in won)

    async def _settle(self, append: _Append) -> None:
        """Find out what becomes of an entry whose commit failed; nothing is answered until the database has said.

        What broke off may still be committed a moment later: the same entry is added once more, and of both
        tries one wins.
        """
        while not append.done.done():
            try:
                _answer(append, bool(await self._commit([append])) or await self._present(append.entry))
            except Exception as error:
                if self.access.postgresql and away(error):
                    await asyncio.sleep(PAUSES[-1])
                elif await surely(lambda: self._present(append.entry)):
                    _answer(append, True)
                else:
                    append.done.set_exception(error)

    async def _present(self, entry: Entry) -> bool:
        """True if an entry stands in the log just as it was meant to."""
        meant = _columns(entry)
        query = select(entries).where(entries.c.code == entry.code, entries.c.sequence == entry.sequence)
        return [dict(line._mapping) for line in await self.access.all(query)] == [meant]

    async def _commit(self, batch: list[_Append]) -> set[tuple[str, int]]:
        async with self.access.one_writer:
            if not self.access.postgresql:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)
            if self._line is None or self._line.closed:
                self._line = await self.access.engine.connect()
            try:
                async with self._line.begin():
                    return await self._line.run_sync(self._add, batch)
            except BaseException:
                line, self._line = self._line, None
                with contextlib.suppress(Exception):
                    await line.invalidate()
                    await line.close()
                raise

    def _commit_here(self, batch: list[_Append]) -> set[tuple[str, int]]:
        """SQLite's commit, in the writer's own thread: one hop there and back, not one for each statement."""
        if self._file is None:
            self._file = open_file(self.access.engine.url).connect()
        try:
            with self._file.begin():
                return self._add_here(self._file, batch)
        except BaseException:
            self._close_file()
            raise

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file.engine.dispose()
            self._file = None

    def _add_here(self, connection: Connection, batch: list[_Append]) -> set[tuple[str, int]]:
        """What `_add` does, in the driver's own words: of what a move costs the database, most was SQLAlchemy's."""
        line = connection.connection.driver_connection
        assert isinstance(line, sqlite3.Connection)
        won = set()
        for append in batch:
            entry = append.entry
            if line.execute(_INSERT.text, _INSERT.values(_columns(entry))).rowcount:
                won.add((entry.code, entry.sequence))
                line.execute(_UPDATE.text, _UPDATE.values(changes(entry.code, append.summary)))
                if append.guests is not None:
                    _seat(connection, entry.code, append.guests)
        return won

    def _add(self, connection: Connection, batch: list[_Append]) -> set[tuple[str, int]]:
        """PostgreSQL's statements of a commit: few trips for many entries."""
        lines = [_columns(append.entry) for append in batch]
        won = {(code, sequence) for code, sequence in connection.execute(self._insert_entries, lines)}
        winners = [append for append in batch if (append.entry.code, append.entry.sequence) in won]
        if winners:
            connection.execute(UPDATE, [changes(append.entry.code, append.summary) for append in winners])
        for append in winners:
            if append.guests is not None:
                _seat(connection, append.entry.code, append.guests)
        return won

    async def remove(self, code: str) -> None:
        """Forget a table."""
        async with self.access.writing() as connection:
            for kept in (entries, sittings, dismissals, analyses, tables):
                await connection.execute(delete(kept).where(kept.c.code == code))

    async def archive(self, entry: Entry) -> None:
        """Replace a finished table's log by one entry that holds its record."""
        async with self.access.writing() as connection:
            await connection.execute(delete(entries).where(entries.c.code == entry.code))
            await connection.execute(insert(entries), _columns(entry))

    # Reading

    async def read(self, code: str, since: int = 0) -> list[Entry]:
        """A log from after a sequence number on."""
        query = select(entries).where(entries.c.code == code, entries.c.sequence > since).order_by(entries.c.sequence)
        return [_entry(found) for found in await surely(lambda: self.access.all(query))]

    async def secret(self, code: str) -> bytes | None:
        """The secret of a table's dice; None if there is no such table."""
        found = await self.access.all(select(tables.c.secret).where(tables.c.code == code))
        return bytes.fromhex(found[0].secret) if found else None

    async def answered(self, code: str, client: str) -> int | None:
        """The sequence at which a client's request was committed."""
        query = select(entries.c.sequence).where(entries.c.code == code, entries.c.client == client)
        found = await surely(lambda: self.access.all(query))
        return int(found[0].sequence) if found else None


def _answer(append: _Append, won: bool) -> None:
    if not append.done.done():
        append.done.set_result(won)


def _seat(connection: Connection, code: str, guests: dict[int, str]) -> None:
    connection.execute(delete(sittings).where(sittings.c.code == code))
    if guests:
        lines = [{"code": code, "seat": seat, "guest": guest} for seat, guest in guests.items()]
        connection.execute(insert(sittings), lines)


def _columns(entry: Entry) -> dict[str, Any]:
    return {
        "code": entry.code,
        "sequence": entry.sequence,
        "at": entry.at,
        "kind": entry.deed.kind,
        "seat": entry.deed.seat,
        "client": entry.client,
        "body": entry.deed.body(),
    }


def _entry(found: Line) -> Entry:
    deed = read_deed(found.kind, found.seat, json.loads(found.body))
    return Entry(found.code, found.sequence, found.at, deed, found.client)
