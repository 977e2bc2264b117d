"""Guests: a name and a key, no account."""

from __future__ import annotations

import hmac
import json
import re
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from hippodrome.server.log.chairs import hashed, new_token
from hippodrome.server.store import clubs
from hippodrome.server.store.access import Line
from hippodrome.server.store.clubhouse import members
from hippodrome.server.store.database import (
    dismissals,
    gallery,
    guest_keys,
    guests,
    likes,
    mails,
    profiles,
    sittings,
    tidings,
    tries,
)
from hippodrome.server.store.erasure import Erased, erase, sweep
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
    recovery: float | None = None
    """When the code was made that makes another device theirs."""
    also: frozenset[str] = frozenset()
    """Guests who were merged into this one, and sit at tables under their old ids."""

    @property
    def ids(self) -> tuple[str, ...]:
        """Everybody this guest is."""
        return (self.id, *sorted(self.also))

    def to_wire(self) -> resources.Guest:
        return resources.Guest(
            id=self.id,
            name=self.name,
            language=self.language,
            webhook=self.webhook,
            push=len(self.push),
            recovery=self.recovery,
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
        identifier = token.partition(".")[0]
        found = await self._line(identifier)
        if found is None or not await self._opens(hashed(token), found):
            return None
        if time.time() - found.seen > DAY:
            await self._see(found.into or found.id)
        return await self.find(identifier)

    async def _line(self, identifier: str) -> Line | None:
        found = await self.store.access.all(select(guests).where(guests.c.id == identifier))
        return found[0] if found else None

    async def _opens(self, key: str, found: Line) -> bool:
        """True if a key's hash is that of the guest's first device, or of a further one."""
        if hmac.compare_digest(key, found.token):
            return True
        further = select(guest_keys.c.hash).where(guest_keys.c.guest == found.id, guest_keys.c.hash == key)
        return bool(await self.store.access.all(further))

    async def _see(self, identifier: str) -> None:
        """Note, once a day, that a guest is still there."""
        async with self.store.access.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == identifier).values(seen=time.time()))

    async def expire(self, before: float) -> None:
        """Forget guests who sit nowhere, are in no club and were not seen since, and whoever was merged into them."""
        nowhere = guests.c.id.not_in(select(sittings.c.guest)) & guests.c.id.not_in(select(members.c.guest))
        other = guests.alias()
        left = guests.c.into.is_not(None) & guests.c.into.not_in(select(other.c.id))
        async with self.store.access.writing() as connection:
            await connection.execute(delete(guests).where(guests.c.seen < before, guests.c.into.is_(None), nowhere))
            await connection.execute(delete(guests).where(left))
            for kept in (guest_keys, dismissals, profiles, mails, tidings):
                await connection.execute(delete(kept).where(kept.c.guest.not_in(select(guests.c.id))))

    async def find(self, identifier: str) -> Guest | None:
        """A guest by id; whoever was merged into another is the other."""
        found = await self._line(identifier)
        if found is not None and found.into is not None:
            found = await self._line(found.into)
        if found is None:
            return None
        merged = await self.store.access.all(select(guests.c.id).where(guests.c.into == found.id))
        return _guest(found, frozenset(str(line.id) for line in merged))

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

    async def forget(self, guest: Guest) -> Erased:
        """Remove a guest, and every name they had; seats already taken go on with their own keys."""
        async with self.store.access.writing() as connection:
            erased = await erase(connection, guest.ids)
            for kept in (sittings, dismissals, guest_keys, tries, profiles, mails, tidings, likes, gallery):
                await connection.execute(delete(kept).where(kept.c.guest.in_(guest.ids)))
            await clubs.forget(connection, guest.ids)
            await connection.execute(delete(guests).where(guests.c.id.in_(guest.ids)))
            await connection.execute(delete(likes).where(likes.c.code.not_in(select(gallery.c.code))))
            count = select(func.count()).select_from(likes).where(likes.c.code == gallery.c.code).scalar_subquery()
            await connection.execute(update(gallery).values(likes=count))
        return erased

    async def erase_again(self, guest: Guest) -> None:
        """What an open table may have written of a name while it was taken out."""
        async with self.store.access.writing() as connection:
            await erase(connection, guest.ids)
        await sweep(self.store.access)


def _guest(found: Line, also: frozenset[str]) -> Guest:
    push = json.loads(found.push) if found.push else []
    return Guest(found.id, found.name, found.language, found.webhook, tuple(push), found.code_made, also)
