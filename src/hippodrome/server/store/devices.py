"""A guest on several devices: a code that makes a device theirs, keys for each, two guests made one."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from hippodrome.server.log.chairs import hashed, new_token
from hippodrome.server.store import clubs
from hippodrome.server.store.access import Line
from hippodrome.server.store.database import (
    dismissals,
    entries,
    guest_keys,
    guests,
    mails,
    profiles,
    sittings,
    tables,
    tidings,
)
from hippodrome.server.store.guests import Guest, Guests
from hippodrome.server.wire.nouns import CODE_LETTERS

GROUPS, GROUP = 4, 5
"""Twenty letters of thirty-one: 99 bits, more than can ever be searched."""
DEVICES = 20
"""Devices of one guest besides the first; the oldest of too many is forgotten."""
MERGED = 20
"""Guests that can be merged into one."""
KEPT = 2000
"""Races and lines of chat in an export."""


def new_code() -> str:
    """A recovery code as people read it."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def plain(code: str) -> str:
    """A code as it is hashed: however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


class Devices:
    """The devices of a database's guests."""

    def __init__(self, known: Guests) -> None:
        self.guests = known
        self.access = known.store.access

    async def renew_code(self, guest: Guest) -> tuple[str, float]:
        """A new recovery code, the only copy of it, and when it was made; the one before opens nothing any more."""
        code, now = new_code(), time.time()
        await self.guests.change(guest, code=hashed(plain(code)), code_made=now)
        return code, now

    async def recover(self, code: str) -> tuple[Guest, str] | None:
        """The guest whose code this is, and a key for one more device."""
        found = await self.access.all(select(guests.c.id).where(guests.c.code == hashed(plain(code))))
        guest = await self.guests.find(found[0].id) if found else None
        if guest is None:
            return None
        token = f"{guest.id}.{new_token()}"
        async with self.access.writing() as connection:
            await connection.execute(
                insert(guest_keys), {"hash": hashed(token), "guest": guest.id, "made": time.time()}
            )
            newest = (
                select(guest_keys.c.hash)
                .where(guest_keys.c.guest == guest.id)
                .order_by(guest_keys.c.made.desc(), guest_keys.c.hash)
                .limit(DEVICES)
            )
            await connection.execute(
                delete(guest_keys).where(guest_keys.c.guest == guest.id, guest_keys.c.hash.not_in(newest))
            )
        return guest, token

    async def merge(self, guest: Guest, into: Guest) -> Guest:
        """All races and seats of a guest are another's from now on; every device of both is the other's."""
        if guest.id == into.id or len(guest.ids) + len(into.also) > MERGED:
            return into
        async with self.access.writing() as connection:
            already = select(dismissals.c.code).where(dismissals.c.guest == into.id)
            fresh = (dismissals.c.guest == guest.id) & dismissals.c.code.not_in(already)
            await connection.execute(update(sittings).where(sittings.c.guest.in_(guest.ids)).values(guest=into.id))
            await connection.execute(update(dismissals).where(fresh).values(guest=into.id))
            await clubs.merge(connection, guest.ids, into.id)
            for one in (profiles, mails):
                taken = select(one.c.guest).where(one.c.guest == into.id)
                lacking = (one.c.guest == guest.id) & ~taken.exists()
                await connection.execute(update(one).where(lacking).values(guest=into.id))
                await connection.execute(delete(one).where(one.c.guest == guest.id))
            await connection.execute(delete(tidings).where(tidings.c.guest == guest.id))
            await connection.execute(
                update(guests).where(guests.c.id.in_(guest.ids)).values(into=into.id, code=None, code_made=None)
            )
        merged = await self.guests.find(into.id)
        assert merged is not None
        return merged

    async def sign_out_others(self, guest: Guest, token: str) -> None:
        """Only the device that asks stays this guest's; the code is known to the others, so it ends, too."""
        mine = hashed(token)
        async with self.access.writing() as connection:
            await connection.execute(
                delete(guest_keys).where(guest_keys.c.guest.in_(guest.ids), guest_keys.c.hash != mine)
            )
            asked = guests.c.id == token.partition(".")[0]
            others = guests.c.id.in_(guest.ids) & ~asked
            await connection.execute(update(guests).where(others).values(token="-" * 64))
            await connection.execute(update(guests).where(asked).values(token=mine))
            await connection.execute(update(guests).where(guests.c.id == guest.id).values(code=None, code_made=None))

    async def dismiss(self, guest: Guest, code: str) -> None:
        """A table is not to be listed among a guest's races any more."""
        keep = self.access.dialect.insert(dismissals).on_conflict_do_nothing()
        seated = select(sittings.c.code).where(sittings.c.guest.in_(guest.ids), sittings.c.code == code)
        if await self.access.all(seated):
            async with self.access.writing() as connection:
                await connection.execute(keep, {"code": code, "guest": guest.id})

    async def export(self, guest: Guest) -> dict[str, Any]:
        """Everything that is kept about a guest; of keys and codes only when they were made."""
        mine = guests.c.id.in_(guest.ids)
        kept = await self.access.all(select(guests).where(mine).order_by(guests.c.created))
        keys = select(guest_keys.c.made).where(guest_keys.c.guest.in_(guest.ids)).order_by(guest_keys.c.made)
        hidden = select(dismissals.c.code).where(dismissals.c.guest.in_(guest.ids)).order_by(dismissals.c.code)
        said = await self.access.all(select(profiles).where(profiles.c.guest == guest.id))
        mail = await self.access.all(select(mails).where(mails.c.guest == guest.id))
        return {
            "profile": {name: value for name, value in said[0]._mapping.items() if name != "guest"} if said else None,
            "mail": {"address": mail[0].address, "confirmed": mail[0].confirmed} if mail else None,
            "guests": [_kept(line) for line in kept],
            "devices": [line.made for line in await self.access.all(keys)],
            "dismissed": [line.code for line in await self.access.all(hidden)],
            "races": await self._races(guest),
            **await clubs.kept(self.access, guest.ids),
        }

    async def _races(self, guest: Guest) -> list[dict[str, Any]]:
        sat = sittings.c.guest.in_(guest.ids)
        query = (
            select(tables, sittings.c.seat)
            .join(sittings, sittings.c.code == tables.c.code)
            .where(sat)
            .order_by(tables.c.created)
            .limit(KEPT)
        )
        said = (
            select(entries)
            .join(sittings, (sittings.c.code == entries.c.code) & (sittings.c.seat == entries.c.seat))
            .where(sat, entries.c.kind.in_(("said", "renamed", "sat")))
            .order_by(entries.c.code, entries.c.sequence)
            .limit(KEPT)
        )
        lines: dict[tuple[str, int], list[dict[str, Any]]] = {}
        for line in await self.access.all(said):
            body = json.loads(line.body)
            told = {name: body[name] for name in ("name", "text", "phrase") if body.get(name)}
            lines.setdefault((line.code, line.seat), []).append({"at": line.at, "kind": line.kind, **told})
        return [_race(line, lines.get((line.code, line.seat), [])) for line in await self.access.all(query)]

    async def count(self, guest: Guest) -> int:
        """How many devices are this guest's, as far as keys tell."""
        query = select(func.count()).select_from(guest_keys).where(guest_keys.c.guest.in_(guest.ids))
        return len(guest.ids) + int((await self.access.all(query))[0][0])


def _kept(line: Line) -> dict[str, Any]:
    return {
        "id": line.id,
        "name": line.name,
        "language": line.language,
        "webhook": line.webhook,
        "push": json.loads(line.push) if line.push else [],
        "created": line.created,
        "seen": line.seen,
        "code_made": line.code_made,
        "merged_into": line.into,
    }


def _race(line: Line, said: list[dict[str, Any]]) -> dict[str, Any]:
    result = json.loads(line.result) if line.result else None
    return {
        "table": line.code,
        "game": line.game,
        "seat": line.seat,
        "name": json.loads(line.names)[line.seat],
        "phase": line.phase,
        "place": result[line.seat] if result else None,
        "created": line.created,
        "updated": line.updated,
        "entries": said,
    }
