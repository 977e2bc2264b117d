"""The database: what the migrations make is what the code expects, and errors tell nothing."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from hippodrome.server.store.database import guests, metadata, open_engine, sittings, upgrade
from hippodrome.server.store.guests import Guests
from hippodrome.server.store.store import Store

pytestmark = pytest.mark.asyncio


async def test_migrations_make_the_tables_that_are_used(database: str) -> None:
    engine = open_engine(database)
    await upgrade(engine)
    await upgrade(engine)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_subscription_of_the_first_version_is_kept(database: str) -> None:
    engine = open_engine(database)
    await upgrade(engine, "0001")
    old = {
        "id": "a", "token": "t", "name": "Ann", "language": "fr", "webhook": "",
        "push": '{"endpoint":"https://push.example/1","keys":{}}', "created": 0.0, "seen": 0.0,
    }  # fmt: skip
    async with engine.begin() as connection:
        await connection.execute(insert(guests), old)
    await engine.dispose()
    store = await Store.open(database)
    ann = await Guests(store).find("a")
    await store.close()
    assert ann is not None
    assert [target["endpoint"] for target in ann.push] == ["https://push.example/1"]


async def test_errors_do_not_tell_what_was_to_be_written(database: str) -> None:
    engine = open_engine(database)
    with pytest.raises(SQLAlchemyError) as raised:
        async with engine.connect() as connection:
            await connection.execute(select(sittings).where(sittings.c.guest == "hush", text("nonsense")))
    assert "hush" not in str(raised.value)
    await engine.dispose()
