"""Mail addresses of guests, and what waits to be told to them."""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from hippodrome.server.log.chairs import hashed
from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.database import mails, sittings, tables, tidings
from hippodrome.server.wire.nouns import CODE_LETTERS

LETTERS = 8
"""Of thirty-one: 40 bits, for ten tries."""
TRIES = 10
DAY = 86_400.0
OLD = 2 * DAY
"""Seconds after which nobody wants to hear of something any more."""
REFUSALS = 3
"""Mails in a row that an address refuses before it is forgotten."""


@dataclass(frozen=True, slots=True)
class News:
    """A race that somebody is to be told of."""

    code: str
    game: str
    seat: int
    kind: str
    deadline: float | None


class Mails:
    """Addresses and what waits, of one database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, guest: str) -> Line | None:
        """The address of a guest."""
        found = await self.access.all(select(mails).where(mails.c.guest == guest))
        return found[0] if found else None

    async def ask(self, guest: str, address: str) -> str:
        """Keep an address that is not confirmed yet; returns the only copy of its code."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(LETTERS))
        line = {
            "guest": guest, "address": address, "confirmed": None, "code": hashed(code), "asked": time.time(),
            "tries": 0, "told": 0.0, "failed": 0,
        }  # fmt: skip
        await self.forget(guest)
        async with self.access.writing() as connection:
            await connection.execute(self.access.dialect.insert(mails).on_conflict_do_nothing(), line)
        return code

    async def confirm(self, guest: str, code: str) -> bool:
        """True if that was the code; wrong ones are counted, old ones are good for nothing."""
        mine = mails.c.guest == guest
        waiting = mine & mails.c.code.is_not(None) & (mails.c.tries < TRIES) & (mails.c.asked > time.time() - DAY)
        async with self.access.writing() as connection:
            # Counted before it is compared, so that nobody tries faster than is counted.
            counted = await connection.execute(update(mails).where(waiting).values(tries=mails.c.tries + 1))
            if not counted.rowcount:
                return False
            kept = (await connection.execute(select(mails.c.code).where(mine))).scalar_one()
            if not hmac.compare_digest(str(kept), hashed(code)):
                return False
            await connection.execute(update(mails).where(mine).values(code=None, confirmed=time.time()))
        return True

    async def forget(self, guest: str) -> None:
        """No mail to a guest any more."""
        async with self.access.writing() as connection:
            await connection.execute(delete(tidings).where(tidings.c.guest == guest, tidings.c.how == "mail"))
            await connection.execute(delete(mails).where(mails.c.guest == guest))

    async def expire(self) -> None:
        """Forget addresses that nobody has confirmed, and news that are none any more."""
        now = time.time()
        async with self.access.writing() as connection:
            await connection.execute(delete(mails).where(mails.c.confirmed.is_(None), mails.c.asked < now - DAY))
            await connection.execute(delete(tidings).where(tidings.c.at < now - OLD))

    # What waits

    async def wait(self, guest: str, code: str, kind: str, how: str) -> None:
        """Something is to be told later; said twice it waits once, from the first time on."""
        line = {"guest": guest, "code": code, "kind": kind, "how": how, "at": time.time()}
        async with self.access.writing() as connection:
            await connection.execute(self.access.dialect.insert(tidings).on_conflict_do_nothing(), line)

    async def waiting(self) -> list[Line]:
        """Whom there is something to tell, how, since when, and when a mail went to them last."""
        query = (
            select(tidings.c.guest, tidings.c.how, func.min(tidings.c.at).label("first"), mails.c.told)
            .join(mails, mails.c.guest == tidings.c.guest, isouter=True)
            .group_by(tidings.c.guest, tidings.c.how, mails.c.told)
            .order_by(func.min(tidings.c.at))
            .limit(5000)
        )
        return await self.access.all(query)

    async def claim(self, guest: str, told: float) -> bool:
        """True if it is this process that mails somebody now."""
        mine = (mails.c.guest == guest) & (mails.c.told == told) & mails.c.confirmed.is_not(None)
        async with self.access.writing() as connection:
            return bool((await connection.execute(update(mails).where(mine).values(told=time.time()))).rowcount)

    async def news(self, guest: str, ids: tuple[str, ...], how: str) -> list[News]:
        """What is still true of what waits."""
        query = (
            select(tables, tidings.c.kind, sittings.c.seat)
            .join(tidings, tidings.c.code == tables.c.code)
            .join(sittings, sittings.c.code == tables.c.code)
            .where(tidings.c.guest == guest, tidings.c.how == how, sittings.c.guest.in_(ids))
            .order_by(tidings.c.at)
            .limit(100)
        )
        found = [line for line in await self.access.all(query) if _true(line)]
        told = {line.code: News(line.code, line.game, line.seat, line.kind, line.deadline) for line in found}
        return list(told.values())

    async def told(self, guest: str, how: str, before: float) -> None:
        """What waited then was told."""
        theirs = (tidings.c.guest == guest) & (tidings.c.how == how) & (tidings.c.at <= before)
        async with self.access.writing() as connection:
            await connection.execute(delete(tidings).where(theirs))

    async def arrived(self, guest: str) -> None:
        """An address took a mail."""
        async with self.access.writing() as connection:
            await connection.execute(update(mails).where(mails.c.guest == guest).values(failed=0))

    async def refused(self, guest: str) -> None:
        """An address refused a mail; after some it is forgotten."""
        async with self.access.writing() as connection:
            await connection.execute(update(mails).where(mails.c.guest == guest).values(failed=mails.c.failed + 1))
        line = await self.of(guest)
        if line is not None and line.failed >= REFUSALS:
            await self.forget(guest)


def _true(line: Line) -> bool:
    if line.kind == "over":
        return bool(line.phase == "over")
    return bool(line.phase == "racing" and line.turn in (line.seat, -1 - line.seat))
