"""What is kept of sets: their dice, and who races them at which tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select, update

from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.database import analyses, sets, tables, tries

PAR = ""
"""Stands for the guest where a bot races for comparison."""
SHOWN = 500
"""Tries that are told of a set."""
JUDGED = 20
"""Analyses that are read for one look at a set."""


@dataclass(frozen=True, slots=True)
class Set:
    """Races on the same dice. Race k is raced from `seats[k]`."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    seats: tuple[int, ...]
    bot: str
    """Who sits in the other seats."""
    secret: bytes
    host: str | None
    created: float
    closes: float
    """From then on everybody may know the secret, and nothing counts any more."""

    @property
    def commitment(self) -> str:
        """What is told of the secret from the beginning."""
        return hashlib.sha256(self.secret).hexdigest()

    def dice(self, race: int) -> str:
        """The name of a race's dice."""
        return f"{self.code}/{race + 1}"


class Sets:
    """The sets of a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def open(self, made: Set) -> Set:
        """Keep a set, or give the one that has its code already."""
        values = {
            "code": made.code, "game": made.game, "players": made.players, "options": json.dumps(made.options),
            "seats": json.dumps(made.seats), "bot": made.bot, "secret": made.secret.hex(), "host": made.host,
            "created": made.created, "closes": made.closes,
        }  # fmt: skip
        async with self.access.writing() as connection:
            await connection.execute(self.access.dialect.insert(sets).on_conflict_do_nothing(), values)
            return _set((await connection.execute(select(sets).where(sets.c.code == made.code))).one())

    async def get(self, code: str) -> Set | None:
        found = await self.access.all(select(sets).where(sets.c.code == code))
        return _set(found[0]) if found else None

    async def close(self, code: str, now: float) -> None:
        """Nothing counts any more from now on."""
        query = update(sets).where(sets.c.code == code, sets.c.closes > now)
        async with self.access.writing() as connection:
            await connection.execute(query.values(closes=now))

    async def count_hosted(self, guests: Collection[str], now: float) -> int:
        """How many sets that are not closed somebody has opened."""
        query = select(func.count()).select_from(sets).where(sets.c.host.in_(guests), sets.c.closes > now)
        return int((await self.access.all(query))[0][0])

    # Tries

    async def enter(self, code: str, race: int, guest: str, attempt: int, table: str) -> bool:
        """Note at which table somebody races; False if that attempt was made before."""
        values = {"code": code, "race": race, "guest": guest, "attempt": attempt, "at_table": table}
        insert = self.access.dialect.insert(tries).on_conflict_do_nothing().returning(tries.c.code)
        async with self.access.writing() as connection:
            return bool((await connection.execute(insert, values)).all())

    async def mine(self, code: str, guests: Collection[str], race: int) -> list[Line]:
        """All tries of somebody at a race, under any of their ids."""
        query = select(tries).where(tries.c.code == code, tries.c.guest.in_(guests), tries.c.race == race)
        return await self.access.all(query.order_by(tries.c.attempt))

    async def counted(self, code: str, guests: Collection[str]) -> list[Line]:
        """The tries that count, with who sits at their tables: those of these guests and the par, then the best."""
        own = tries.c.guest.in_([PAR, *guests])
        query = (
            select(tries, tables.c.names)
            .join(tables, tables.c.code == tries.c.at_table)
            .where(tries.c.code == code, tries.c.attempt == 0)
            .order_by(own.desc(), tries.c.place.is_(None), tries.c.place, tries.c.ended)
            .limit(SHOWN)
        )
        return await self.access.all(query)

    async def end(self, table: str, place: int, at: float) -> None:
        """A race is over."""
        async with self.access.writing() as connection:
            ended = update(tries).where(tries.c.at_table == table, tries.c.ended.is_(None))
            await connection.execute(ended.values(place=place, ended=at))

    async def judge(self, code: str, seats: tuple[int, ...]) -> None:
        """Note the skill of tries whose analysis has come."""
        query = (
            select(tries.c.at_table, tries.c.race, analyses.c.result)
            .join(analyses, analyses.c.code == tries.c.at_table)
            .where(tries.c.code == code, tries.c.attempt == 0, tries.c.skill.is_(None), analyses.c.status == "ready")
            .limit(JUDGED)
        )
        for found in await self.access.all(query):
            skill = float(json.loads(found.result)["seats"][seats[found.race]]["skill"])
            async with self.access.writing() as connection:
                judged = update(tries).where(tries.c.at_table == found.at_table)
                await connection.execute(judged.values(skill=skill))


def _set(line: Line) -> Set:
    return Set(
        line.code, line.game, line.players, json.loads(line.options), tuple(json.loads(line.seats)),
        line.bot, bytes.fromhex(line.secret), line.host, line.created, line.closes,
    )  # fmt: skip
