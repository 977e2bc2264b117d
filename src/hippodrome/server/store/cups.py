"""What is kept of cups: plan, entrants, the draw."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update

from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.clubhouse import clubs, cups, entrants, pairings


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup as it is kept."""

    code: str
    club: str
    name: str
    plan: dict[str, Any]
    phase: str
    round: int
    seed: str
    created: float
    opened: float | None
    due: float | None


class Cups:
    """The cups of a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def create(self, cup: Cup) -> bool:
        """Keep a new cup; False if the code is taken."""
        values = {
            "code": cup.code, "club": cup.club, "name": cup.name, "plan": json.dumps(cup.plan), "phase": cup.phase,
            "round": cup.round, "seed": cup.seed, "created": cup.created, "opened": None, "due": None,
        }  # fmt: skip
        keep = self.access.dialect.insert(cups).on_conflict_do_nothing().returning(cups.c.code)
        async with self.access.writing() as connection:
            won = bool((await connection.execute(keep, values)).all())
            await connection.execute(_stir(cup.club))
        return won

    async def get(self, code: str) -> Cup | None:
        found = await self.access.all(select(cups).where(cups.c.code == code))
        return _cup(found[0]) if found else None

    async def of_club(self, club: str, limit: int) -> list[Cup]:
        """The cups of a club, the newest first."""
        query = select(cups).where(cups.c.club == club).order_by(cups.c.created.desc(), cups.c.code).limit(limit)
        return [_cup(line) for line in await self.access.all(query)]

    async def count(self, club: str) -> int:
        query = select(func.count()).select_from(cups).where(cups.c.club == club)
        return int((await self.access.all(query))[0][0])

    async def racing(self, now: float) -> list[str]:
        """Cups where something is to be done: a round is over its time, or lacks a table."""
        lacking = select(pairings.c.cup).where(pairings.c.at_table.is_(None))
        query = select(cups.c.code).where(cups.c.phase == "racing", or_(cups.c.due < now, cups.c.code.in_(lacking)))
        return [line.code for line in await self.access.all(query.limit(50))]

    async def under_way(self) -> list[str]:
        """All cups that are raced."""
        query = select(cups.c.code).where(cups.c.phase == "racing").limit(500)
        return [line.code for line in await self.access.all(query)]

    async def remove(self, cup: Cup) -> None:
        async with self.access.writing() as connection:
            for kept in (entrants, pairings):
                await connection.execute(delete(kept).where(kept.c.cup == cup.code))
            await connection.execute(delete(cups).where(cups.c.code == cup.code))
            await connection.execute(_stir(cup.club))

    # Entrants

    async def entrants(self, code: str) -> list[Line]:
        """Who holds which place from which round on, in order."""
        query = select(entrants).where(entrants.c.cup == code).order_by(entrants.c.place, entrants.c.since)
        return await self.access.all(query)

    async def enter(self, cup: Cup, place: int, since: int, guest: str) -> bool:
        """Somebody takes a place in the draw from a round on; False if somebody else was faster."""
        values = {"cup": cup.code, "place": place, "since": since, "guest": guest, "until": None}
        keep = self.access.dialect.insert(entrants).on_conflict_do_nothing().returning(entrants.c.cup)
        async with self.access.writing() as connection:
            won = bool((await connection.execute(keep, values)).all())
            await connection.execute(_stir(cup.club))
        return won

    async def withdraw(self, cup: Cup, ids: Collection[str]) -> None:
        """Somebody goes: without a trace before the start, after the present round later."""
        mine = entrants.c.cup == cup.code, entrants.c.guest.in_(ids), entrants.c.until.is_(None)
        async with self.access.writing() as connection:
            await connection.execute(delete(entrants).where(*mine, entrants.c.since > cup.round))
            await connection.execute(update(entrants).where(*mine).values(until=cup.round))
            await connection.execute(_stir(cup.club))

    # Rounds

    async def open_round(
        self, cup: Cup, number: int, tables: Sequence[Sequence[int]], plan: dict[str, Any], now: float, due: float
    ) -> bool:
        """A round begins, and its draw is fixed; False if that has happened."""
        begun = (
            update(cups)
            .where(cups.c.code == cup.code, cups.c.round == number - 1, cups.c.phase == cup.phase)
            .values(round=number, phase="racing", opened=now, due=due, plan=json.dumps(plan))
        )
        lines = [
            {"cup": cup.code, "round": number, "number": at, "seats": json.dumps(list(table)), "at_table": None}
            for at, table in enumerate(tables)
        ]
        async with self.access.writing() as connection:
            if (await connection.execute(begun)).rowcount != 1:
                return False
            await connection.execute(insert(pairings), lines)
            await connection.execute(_stir(cup.club))
        return True

    async def finish(self, cup: Cup) -> None:
        async with self.access.writing() as connection:
            await connection.execute(update(cups).where(cups.c.code == cup.code).values(phase="over", due=None))
            await connection.execute(_stir(cup.club))

    async def pairings(self, code: str) -> list[Line]:
        """The draw so far, round by round."""
        query = select(pairings).where(pairings.c.cup == code).order_by(pairings.c.round, pairings.c.number)
        return await self.access.all(query)

    async def seat(self, cup: Cup, number: int, at: int, table: str) -> bool:
        """A table stands; False if another process has set one up."""
        mine = (
            pairings.c.cup == cup.code, pairings.c.round == number, pairings.c.number == at,
            pairings.c.at_table.is_(None),
        )  # fmt: skip
        async with self.access.writing() as connection:
            won = (await connection.execute(update(pairings).where(*mine).values(at_table=table))).rowcount == 1
            await connection.execute(_stir(cup.club))
        return won


def _stir(club: str) -> Any:
    return update(clubs).where(clubs.c.code == club).values(version=clubs.c.version + 1)


def _cup(line: Line) -> Cup:
    return Cup(
        line.code, line.club, line.name, json.loads(line.plan), line.phase, line.round, line.seed, line.created,
        line.opened, line.due,
    )  # fmt: skip
