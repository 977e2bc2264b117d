"""Guests: a name and a key, no account."""

from __future__ import annotations

import hmac
import json
import re
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from hippodrome.server.log.chairs import hashed, new_token
from hippodrome.server.store.database import guests, sittings
from hippodrome.server.store.store import Store
from hippodrome.server.wire import resources
from hippodrome.server.wire.nouns import Language

_KEY = re.compile("[A-Za-z0-9_.-]{16,128}")
DAY = 86_400.0
BROWSERS = 5
"""Browsers of one guest that push messages go to."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has said a name."""

    id: str
    name: str
    language: Language
    webhook: str
    push: tuple[dict[str, Any], ...]
    """The push subscriptions of the guest's browsers."""

    def to_wire(self) -> resources.Guest:
        return resources.Guest(
            id=self.id, name=self.name, language=self.language, webhook=self.webhook, push=len(self.push)
        )


class Guests:
    """The guests of a database. A key is `ID.SECRET`; only its hash is kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, name: str, language: Language) -> tuple[Guest, str]:
        """A new guest, and the only copy of the key."""
        guest = Guest(secrets.token_hex(8), name, language, "", ())
        token = f"{guest.id}.{new_token()}"
        now = time.time()
        async with self.store.access.writing() as connection:
            await connection.execute(
                insert(guests),
                {
                    "id": guest.id, "token": hashed(token), "name": name, "language": language,
                    "webhook": "", "push": "", "created": now, "seen": now,
                },
            )  # fmt: skip
        return guest, token

    async def known(self, token: str) -> Guest | None:
        """The guest whose key this is."""
        if not _KEY.fullmatch(token):
            return None
        async with self.store.access.engine.connect() as connection:
            found = (
                await connection.execute(select(guests).where(guests.c.id == token.partition(".")[0]))
            ).one_or_none()
        kept = found.token if found is not None else "0" * 64
        if not hmac.compare_digest(hashed(token), kept) or found is None:
            return None
        if time.time() - found.seen > DAY:
            await self._see(found.id)
        return _guest(found)

    async def _see(self, identifier: str) -> None:
        """Note, once a day, that a guest is still there."""
        async with self.store.access.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == identifier).values(seen=time.time()))

    async def expire(self, before: float) -> None:
        """Forget guests who sit nowhere and have not been seen since."""
        nowhere = guests.c.id.not_in(select(sittings.c.guest))
        async with self.store.access.writing() as connection:
            await connection.execute(delete(guests).where(guests.c.seen < before, nowhere))

    async def find(self, identifier: str) -> Guest | None:
        """A guest by id, for notices."""
        async with self.store.access.engine.connect() as connection:
            found = (await connection.execute(select(guests).where(guests.c.id == identifier))).one_or_none()
        return None if found is None else _guest(found)

    async def change(self, guest: Guest, **changes: Any) -> Guest:
        """A guest with some things changed."""
        if changes:
            async with self.store.access.writing() as connection:
                await connection.execute(
                    update(guests).where(guests.c.id == guest.id).values(seen=time.time(), **changes)
                )
        found = await self.find(guest.id)
        assert found is not None
        return found

    async def subscribe(self, guest: Guest, target: dict[str, Any]) -> Guest:
        """One more browser wants push messages; the oldest of too many is forgotten."""
        others = [known for known in guest.push if known["endpoint"] != target["endpoint"]]
        return await self.change(guest, push=json.dumps([*others, target][-BROWSERS:]))

    async def unsubscribe(self, guest: Guest, endpoint: str) -> Guest:
        """A browser wants no more push messages."""
        others = [known for known in guest.push if known["endpoint"] != endpoint]
        return await self.change(guest, push=json.dumps(others) if others else "")

    async def forget(self, guest: Guest) -> None:
        """Remove a guest; seats already taken go on with their own keys."""
        async with self.store.access.writing() as connection:
            await connection.execute(delete(sittings).where(sittings.c.guest == guest.id))
            await connection.execute(delete(guests).where(guests.c.id == guest.id))


def _guest(found: Any) -> Guest:
    push = json.loads(found.push) if found.push else []
    return Guest(found.id, found.name, found.language, found.webhook, tuple(push))
