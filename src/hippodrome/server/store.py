"""What is kept of tables: their logs, appended to in batches, and the lists made from them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy import Row as Record
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hippodrome.server import clocks
from hippodrome.server.database import (
    analyses,
    entries,
    open_engine,
    open_file,
    server_keys,
    sittings,
    tables,
    upgrade,
)
from hippodrome.server.table import Row, Table

CHANNEL = "hippodrome"
"""The PostgreSQL channel on which processes tell each other."""
BATCH = 200
ALIVE = "alive"
"""Under this name the keys of the server say when one was last there."""


@dataclass(slots=True)
class _Append:
    row: Row
    summary: dict[str, Any]
    guests: dict[int, str] | None
    done: asyncio.Future[bool]


def summary(table: Table) -> dict[str, Any]:
    """The line of a table in the lists, as its log makes it."""
    turn = table.turn
    bots_turn = turn is not None and table.chairs[turn].player is not None
    return {
        "game": table.game.name,
        "phase": table.phase,
        "mode": table.settings.mode,
        "listed": table.settings.listed,
        "players": table.players,
        "open": sum(chair.kind == "open" for chair in table.chairs),
        "names": json.dumps([chair.called for chair in table.chairs]),
        "host": table.host,
        "sequence": table.sequence,
        "turn": turn,
        "since": table.since,
        "deadline": clocks.deadline(table),
        "due": table.since if bots_turn and table.people else clocks.deadline(table),
        "result": None if table.result is None else json.dumps(table.result),
        "created": table.created,
        "updated": table.updated,
    }


def names(line: Record[Any]) -> list[str | tuple[str, int]]:
    """Who sits at a table of the lists, as `Chair.called` has it."""
    return [name if isinstance(name, str) else (name[0], name[1]) for name in json.loads(line.names)]


def seated(table: Table) -> dict[int, str]:
    """Which guest sits where."""
    return {seat: chair.guest for seat, chair in enumerate(table.chairs) if chair.guest is not None}


class Store:
    """The database of a server process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgresql = engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(6)
        """The name of this process in its news to others."""
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._one_writer = asyncio.Lock()
        self._line: AsyncConnection | None = None
        """PostgreSQL: the connection that appends to logs; kept open, so that a commit costs few trips."""
        self._file: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "store")
        dialect = postgresql if self.postgresql else sqlite
        self._insert_entries = (
            dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.code, entries.c.sequence)
        )
        self._insert_tables = dialect.insert(tables).on_conflict_do_nothing().returning(tables.c.code)
        self._insert_key = dialect.insert(server_keys).on_conflict_do_nothing()
        noted = dialect.insert(server_keys)
        self._note_key = noted.on_conflict_do_update(index_elements=["name"], set_={"value": noted.excluded.value})

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open a database and bring it up to date."""
        engine = open_engine(address)
        await upgrade(engine)
        return cls(engine)

    async def close(self) -> None:
        """Finish what is queued, then let go."""
        if self._writer is not None:
            while not self._queue.empty():
                await asyncio.sleep(0.01)
            async with self._one_writer:
                self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._line is not None:
            await self._line.close()
        if self._file is not None:
            self._file.dispose()
        self._thread.shutdown()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer at a time, so this process takes turns."""
        if self.postgresql:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    async def _all(self, query: Select[Any]) -> list[Record[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    # Logs

    async def create(self, table: Table, row: Row, secret: bytes) -> bool:
        """Keep a new table with its first row; False if the code is taken."""
        values = summary(table) | {"code": row.code, "secret": secret.hex(), "keeper": None, "kept_until": 0.0}
        async with self.writing() as connection:
            won = (await connection.execute(self._insert_tables, values)).all()
            if not won:
                return False
            await connection.execute(insert(entries), _columns(row))
            await connection.run_sync(_seat, row.code, seated(table))
        return True

    async def append(self, row: Row, after: Table, reseated: bool) -> bool:
        """Add a row to a log; True once it is committed, False if another was faster or the client's
        id was used before. `after` is the table with the row.
        """
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        guests = seated(after) if reseated else None
        self._queue.put_nowait(_Append(row, summary(after), guests, done))
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
                for append in batch:
                    if not append.done.done():
                        append.done.set_exception(error)
                continue
            for append in batch:
                if not append.done.done():
                    append.done.set_result((append.row.code, append.row.sequence) in won)

    async def _commit(self, batch: list[_Append]) -> set[tuple[str, int]]:
        async with self._one_writer:
            if not self.postgresql:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)
            if self._line is None or self._line.closed:
                self._line = await self.engine.connect()
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
            self._file = open_file(self.engine.url)
        with self._file.begin() as connection:
            return self._add(connection, batch)

    def _add(self, connection: Connection, batch: list[_Append]) -> set[tuple[str, int]]:
        rows = [_columns(append.row) for append in batch]
        won = {(code, sequence) for code, sequence in connection.execute(self._insert_entries, rows)}
        winners = [append for append in batch if (append.row.code, append.row.sequence) in won]
        if winners:
            connection.execute(_UPDATE_TABLE, [_changes(append) for append in winners])
        for append in winners:
            if append.guests is not None:
                _seat(connection, append.row.code, append.guests)
        if winners and self.postgresql:
            news = ",".join(f"{append.row.code}:{append.row.sequence}" for append in winners)
            connection.execute(_NOTIFY, {"channel": CHANNEL, "news": f"log {self.process} {news}"})
        return won

    async def tell(self, news: str) -> None:
        """Tell the other processes (PostgreSQL)."""
        if self.postgresql:
            async with self.engine.begin() as connection:
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})

    async def rows(self, code: str, since: int = 0, limit: int | None = None) -> list[Row]:
        """A log from after a sequence number on."""
        query = (
            select(entries)
            .where(entries.c.code == code, entries.c.sequence > since)
            .order_by(entries.c.sequence)
            .limit(limit)
        )
        return [_row(found) for found in await self._all(query)]

    async def secret(self, code: str) -> bytes | None:
        """The secret of a table's dice; None if there is no such table."""
        found = await self._all(select(tables.c.secret).where(tables.c.code == code))
        return bytes.fromhex(found[0].secret) if found else None

    async def answered(self, code: str, client: str) -> int | None:
        """The sequence at which a client's request was committed."""
        query = select(entries.c.sequence).where(entries.c.code == code, entries.c.client == client)
        found = await self._all(query)
        return int(found[0].sequence) if found else None

    async def sequences(self, codes: Iterable[str]) -> dict[str, int]:
        """How far some tables have got."""
        query = select(tables.c.code, tables.c.sequence).where(tables.c.code.in_(list(codes)))
        return {found.code: int(found.sequence) for found in await self._all(query)}

    # Who looks after a table

    async def keep(self, code: str, keeper: str, now: float, until: float) -> bool:
        """Become (or stay) the process that plays a table's bots and watches its clocks."""
        query = (
            update(tables)
            .where(tables.c.code == code, or_(tables.c.keeper == keeper, tables.c.kept_until < now))
            .values(keeper=keeper, kept_until=until)
        )
        async with self.writing() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def release(self, keeper: str) -> None:
        """Let other processes look after this one's tables."""
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.keeper == keeper).values(kept_until=0.0))

    async def beat(self, now: float) -> None:
        """Note that a server is there."""
        async with self.writing() as connection:
            await connection.execute(self._note_key, {"name": ALIVE, "value": str(now)})

    async def alive(self) -> float | None:
        """When a server was last known to be there."""
        found = await self._all(select(server_keys.c.value).where(server_keys.c.name == ALIVE))
        return float(found[0].value) if found else None

    async def neglected(self, now: float) -> list[str]:
        """Tables where something is due and nobody looks after it."""
        query = select(tables.c.code).where(tables.c.due < now, tables.c.kept_until < now).limit(50)
        return [found.code for found in await self._all(query)]

    # Lists

    async def count_open(self) -> int:
        """How many tables are not over."""
        query = select(func.count()).select_from(tables).where(tables.c.phase != "over")
        return int((await self._all(query))[0][0])

    async def count_hosted(self, guest: str) -> int:
        """How many tables that are not over a guest has created."""
        query = select(func.count()).select_from(tables).where(tables.c.host == guest, tables.c.phase != "over")
        return int((await self._all(query))[0][0])

    async def listed(self, limit: int = 100) -> list[Record[Any]]:
        """Tables anybody may find: with open seats first, the newest first."""
        query = (
            select(tables)
            .where(tables.c.listed.is_(True), tables.c.phase != "over")
            .order_by((tables.c.open == 0), tables.c.updated.desc())
            .limit(limit)
        )
        return await self._all(query)

    async def races(self, guest: str, limit: int = 200) -> list[Record[Any]]:
        """The tables where a guest sits, with the seat."""
        query = (
            select(tables, sittings.c.seat)
            .join(sittings, sittings.c.code == tables.c.code)
            .where(sittings.c.guest == guest)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._all(query)

    async def every(self, phase: str | None = None) -> list[Record[Any]]:
        """All tables, for the operator."""
        query = select(tables).order_by(tables.c.updated.desc())
        return await self._all(query if phase is None else query.where(tables.c.phase == phase))

    # Housekeeping

    async def remove(self, code: str) -> None:
        """Forget a table."""
        async with self.writing() as connection:
            for kept in (entries, sittings, analyses, tables):
                await connection.execute(delete(kept).where(kept.c.code == code))

    async def archive(self, row: Row) -> None:
        """Replace a finished table's log by one row that holds its record."""
        async with self.writing() as connection:
            await connection.execute(delete(entries).where(entries.c.code == row.code))
            await connection.execute(insert(entries), _columns(row))

    async def key(self, name: str, made: str) -> str:
        """A key of the server: the one kept, or the one just made if there is none yet."""
        async with self.writing() as connection:
            await connection.execute(self._insert_key, {"name": name, "value": made})
            found = await connection.execute(select(server_keys.c.value).where(server_keys.c.name == name))
            return str(found.scalar_one())


def _seat(connection: Connection, code: str, guests: dict[int, str]) -> None:
    connection.execute(delete(sittings).where(sittings.c.code == code))
    if guests:
        lines = [{"code": code, "seat": seat, "guest": guest} for seat, guest in guests.items()]
        connection.execute(insert(sittings), lines)


def _changes(append: _Append) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in append.summary.items()} | {"at_code": append.row.code}


def _columns(row: Row) -> dict[str, Any]:
    return {
        "code": row.code,
        "sequence": row.sequence,
        "at": row.at,
        "kind": row.kind,
        "seat": row.seat,
        "client": row.client,
        "body": json.dumps(row.body, separators=(",", ":")),
    }


def _row(found: Record[Any]) -> Row:
    return Row(found.code, found.sequence, found.at, found.kind, found.seat, found.client, json.loads(found.body))


_NOTIFY = text("SELECT pg_notify(:channel, :news)")
_SUMMARY = (
    "game", "phase", "mode", "listed", "players", "open", "names", "host", "sequence", "turn", "since",
    "deadline", "due", "result", "created", "updated",
)  # fmt: skip
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.code == bindparam("at_code"))
    .values({name: bindparam(f"new_{name}") for name in _SUMMARY})
)
