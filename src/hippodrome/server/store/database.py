"""The database: SQLite in a file or PostgreSQL by address, the same tables, brought up to date at start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    false,
    make_url,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("open", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("host", String(40)),
    Column("sequence", Integer, nullable=False),
    Column("turn", Integer),
    Column("since", Float, nullable=False),
    Column("deadline", Float),
    Column("due", Float),
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("keeper", String(40)),
    Column("origin", String(32)),
    Column("uploaded", Boolean, nullable=False, server_default=false()),
    Column("club", String(12)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("tables_due", "due"),
    Index("tables_club", "club", "updated"),
    Index("tables_phase", "phase", "updated"),
    Index("tables_origin", "origin"),
)
"""One line for each table: what lists need, made from the log with every entry."""

entries = Table(
    "entries",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("client", String(120)),
    Column("body", Text, nullable=False),
    UniqueConstraint("code", "client", name="entries_client"),
)
"""The logs. The primary key is what makes one writer win."""

sittings = Table(
    "sittings",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Index("sittings_guest", "guest"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("webhook", Text, nullable=False),
    Column("push", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("code", String(64), unique=True),
    Column("code_made", Float),
    Column("into", String(40)),
    Index("guests_into", "into"),
)
"""Guests. `code` is the hash of what makes another device theirs; `into` is whom a guest was merged into."""

guest_keys = Table(
    "guest_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Index("guest_keys_guest", "guest"),
)
"""The keys of a guest's further devices."""

dismissals = Table(
    "dismissals",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Index("dismissals_guest", "guest"),
)
"""Tables that a guest does not want to see among their races any more."""

profiles = Table(
    "profiles",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("face", String(80), nullable=False),
    Column("slot", String(20), nullable=False),
    Column("languages", String(40), nullable=False),
    Column("shows", Text, nullable=False),
    Column("learnt", Text, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
)
"""What guests say of themselves, what others may see of it, and when they want to be left in peace."""

mails = Table(
    "mails",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("address", Text, nullable=False),
    Column("confirmed", Float),
    Column("code", String(64)),
    Column("asked", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("told", Float, nullable=False),
    Column("failed", Integer, nullable=False),
)
"""Where guests want mail to; nothing is sent there but a code until they have confirmed it."""

tidings = Table(
    "tidings",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("code", String(12), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("how", String(8), primary_key=True),
    Column("at", Float, nullable=False),
)
"""What waits to be told: by mail, or after somebody's quiet hours."""

analyses = Table(
    "analyses",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("progress", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("kept_until", Float, nullable=False),
    Column("result", Text),
    Index("analyses_status", "status", "asked"),
)
"""The look back on finished races: those that wait, and what was found (`docs/analysis.md`)."""

sets = Table(
    "sets",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("host", String(40)),
    Column("created", Float, nullable=False),
    Column("closes", Float, nullable=False),
)
"""Races that many people race on the same dice (`docs/duplicate.md`): the seat of each race, and when the secret may
be known. A day's has its date for a code."""

tries = Table(
    "tries",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("race", Integer, primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("at_table", String(12), nullable=False),
    Column("place", Integer),
    Column("ended", Float),
    Column("skill", Float),
    Index("tries_table", "at_table"),
    Index("tries_guest", "guest"),
)
"""Who races which race of a set at which table: attempt 0 counts, the others are practice. Nobody's are the par."""

gallery = Table(
    "gallery",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("option", String(60), nullable=False),
    Column("view", String(60), nullable=False),
    Column("title", String(40), nullable=False),
    Column("board", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("maker", String(40), nullable=False),
    Column("origin", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("raced", Integer, nullable=False),
    Column("likes", Integer, nullable=False),
    Index("gallery_game", "game", "listed"),
    Index("gallery_guest", "guest"),
    Index("gallery_digest", "digest"),
)
"""Boards of one's own under a short code: those that are listed are the gallery."""

likes = Table(
    "likes",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Index("likes_guest", "guest"),
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("place", String(120), nullable=False),
    Column("address", String(120), nullable=False),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""The server processes that share the database, where each listens to the others, and when it last said so."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys of the server itself (Web Push), shared by its processes."""

_UPGRADE_LOCK = 0x48495050
_DISCREET: dict[str, Any] = {"hide_parameters": True}
"""What is written to the database (secrets of dice, chat, names) must not get into the log with an error."""

_SESSION = {"idle_in_transaction_session_timeout": "4000"}
"""A process that is cut off or stands still amid a commit must not hold up who comes after it (milliseconds)."""


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("hippodrome"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def address_of(address: str) -> URL:
    """Where `postgresql://…`, `sqlite:///…` or the path of a file leads to."""
    return make_url(address if "://" in address else f"sqlite:///{address}")


def open_engine(address: str) -> AsyncEngine:
    """An engine for a database."""
    url = address_of(address)
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), **_DISCREET)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    if url.get_backend_name() != "postgresql":
        raise ValueError("neither a SQLite file nor postgresql://")
    line = url.set(drivername="postgresql+asyncpg")
    more: dict[str, Any] = {"connect_args": {"server_settings": _SESSION}}
    return create_async_engine(line, pool_size=10, pool_pre_ping=True, **more, **_DISCREET)


def open_file(url: URL) -> Engine:
    """A plain engine for a SQLite file, for the thread that writes."""
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), **_DISCREET)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def check_file(url: URL) -> None:
    """See whether a file is a database that can be opened, before threads are started for it."""
    engine = open_file(url)
    try:
        with engine.connect() as connection:
            connection.execute(text("PRAGMA schema_version"))
    finally:
        engine.dispose()


def _set_pragmas(connection: Any, _record: ConnectionPoolEntry) -> None:
    """Readers beside the writer; what is committed has reached the disk; what is deleted is overwritten."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def upgrade(engine: AsyncEngine, version: str = "head") -> None:
    """Bring the tables of the database up to date; processes that start together take turns."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _UPGRADE_LOCK})
        await connection.run_sync(_upgrade, version)


def _upgrade(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
