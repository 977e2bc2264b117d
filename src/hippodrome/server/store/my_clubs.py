"""What waits for somebody in the clubs they belong to, asked for all of them at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, func, select

from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.clubhouse import club_lines, cups, members
from hippodrome.server.store.clubs import HERE
from hippodrome.server.store.database import guests, sittings, tables


class MyClubs:
    """Clubs as one of their people looks at them from outside."""

    def __init__(self, access: Access, codes: Collection[str], ids: Collection[str]) -> None:
        self.access, self.codes, self.ids = access, codes, ids

    async def turns(self) -> dict[str, int]:
        """At how many tables of each it is one's turn."""
        mine = (tables.c.turn == sittings.c.seat) | (tables.c.turn == -1 - sittings.c.seat)
        query = (
            select(tables.c.club, func.count(tables.c.code.distinct()).label("many"))
            .join(sittings, sittings.c.code == tables.c.code)
            .where(tables.c.club.in_(self.codes), tables.c.phase == "racing", sittings.c.guest.in_(self.ids), mine)
            .group_by(tables.c.club)
        )
        return await self._counts(query)

    async def unread(self) -> dict[str, int]:
        """How many lines others have said since one was last there."""
        new = club_lines.c.at > members.c.seen
        query = (
            select(members.c.club, func.count(club_lines.c.id.distinct()).label("many"))
            .join(club_lines, (club_lines.c.club == members.c.club) & new)
            .where(members.c.club.in_(self.codes), members.c.guest.in_(self.ids), club_lines.c.guest.not_in(self.ids))
            .group_by(members.c.club)
        )
        return await self._counts(query)

    async def others(self, now: float, most: int) -> dict[str, list[str]]:
        """Some of the others who are there."""
        nth = func.row_number().over(partition_by=members.c.club, order_by=members.c.seen.desc()).label("nth")
        there = (
            select(members.c.club, guests.c.name, nth)
            .join(guests, guests.c.id == members.c.guest)
            .where(members.c.club.in_(self.codes), members.c.seen > now - HERE, members.c.role != "removed")
            .where(members.c.guest.not_in(self.ids))
            .subquery()
        )
        found: dict[str, list[str]] = {}
        for line in await self.access.all(select(there).where(there.c.nth <= most).order_by(there.c.nth)):
            found.setdefault(line.club, []).append(line.name)
        return found

    async def open(self) -> dict[str, Line]:
        """The table of each at which one might sit down: the one that wants fewest."""
        query = (
            select(tables)
            .where(tables.c.club.in_(self.codes), tables.c.phase == "lobby", tables.c.open > 0)
            .where(tables.c.code.not_in(select(sittings.c.code).where(sittings.c.guest.in_(self.ids))))
            .order_by(tables.c.open.desc(), tables.c.updated)
        )
        return {line.club: line for line in await self.access.all(query)}

    async def cups(self) -> dict[str, str]:
        """The newest cup of each that is not over."""
        query = select(cups.c.club, cups.c.code).where(cups.c.club.in_(self.codes), cups.c.phase != "over")
        return {line.club: line.code for line in await self.access.all(query.order_by(cups.c.created))}

    async def _counts(self, query: Select[Any]) -> dict[str, int]:
        return {line.club: int(line.many) for line in await self.access.all(query)}
