"""What is kept of clubs: people and their roles, invitations, the chat."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.clubhouse import club_lines, clubs, cups, entrants, invitations, members, pairings, ratings
from hippodrome.server.store.database import guests, profiles, tables

HERE = 45.0
"""Seconds after which somebody who has not looked at a club's page is not there any more."""
SEEN = 15.0
"""Seconds between two notes that somebody is there."""
LINES = 500
"""Lines of chat that are kept; the oldest go."""
RANKS = {"keeper": 0, "member": 1, "guest": 2}


@dataclass(frozen=True, slots=True)
class Club:
    """A club as it is kept."""

    code: str
    name: str
    about: str
    public: bool
    settings: dict[str, Any]
    boards: list[dict[str, Any]]
    created: float
    version: int


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody's place in a club; `role` "removed" keeps them out."""

    club: str
    guest: str
    number: int
    role: str
    muted: bool
    seen: float


class Clubs:
    """The clubs of a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    # Clubs

    async def found(self, code: str, name: str, public: bool, guest: str, now: float) -> bool:
        """Keep a new club with its first keeper; False if the code is taken."""
        values = {
            "code": code, "name": name, "about": "", "public": public, "settings": "{}", "boards": "[]",
            "created": now, "version": 1, "numbers": 1,
        }  # fmt: skip
        async with self.access.writing() as connection:
            won = self.access.dialect.insert(clubs).on_conflict_do_nothing().returning(clubs.c.code)
            if not (await connection.execute(won, values)).all():
                return False
            await connection.execute(insert(members), _member(code, guest, 1, "keeper", now))
        return True

    async def get(self, code: str) -> Club | None:
        found = await self.access.all(select(clubs).where(clubs.c.code == code))
        return _club(found[0]) if found else None

    async def change(self, code: str, **values: Any) -> None:
        """Change something about a club."""
        async with self.access.writing() as connection:
            await connection.execute(
                update(clubs).where(clubs.c.code == code).values(version=clubs.c.version + 1, **values)
            )

    async def close(self, code: str) -> None:
        """Forget a club with everything said in it; its races stay what they are for those who raced them."""
        async with self.access.writing() as connection:
            await _close(connection, [code])

    # People

    async def mine(self, guests_: Collection[str]) -> list[Line]:
        """The clubs somebody belongs to, with their role."""
        query = (
            select(clubs.c.code, clubs.c.name, members.c.role, members.c.seen)
            .join(members, members.c.club == clubs.c.code)
            .where(members.c.guest.in_(guests_), members.c.role != "removed")
            .order_by(members.c.seen.desc())
        )
        return await self.access.all(query)

    async def membership(self, code: str, ids: Collection[str]) -> Member | None:
        """Somebody's place in a club under any of their ids: whoever was removed under one is out."""
        found = await self.access.all(select(members).where(members.c.club == code, members.c.guest.in_(ids)))
        lines = sorted(found, key=lambda line: -1 if line.role == "removed" else RANKS[line.role])
        return _membership(lines[0]) if lines else None

    async def person(self, code: str, number: int) -> Member | None:
        found = await self.access.all(select(members).where(members.c.club == code, members.c.number == number))
        return _membership(found[0]) if found else None

    async def people(self, code: str, now: float, limit: int, offset: int = 0, named: str = "") -> list[Line]:
        """People of a club with their names: who is here first, then by role and by when they came."""
        here = case((members.c.seen > now - HERE, 0), else_=1)
        role = case(*((members.c.role == name, rank) for name, rank in RANKS.items()), else_=9)
        query = self._people(code).order_by(here, role, members.c.number).limit(limit).offset(offset)
        if named:
            query = query.where(func.lower(guests.c.name).contains(named.lower(), autoescape=True))
        return await self.access.all(query)

    def _people(self, code: str) -> Select[Any]:
        return (
            select(members, guests.c.name, profiles.c.face, profiles.c.slot)
            .join(guests, guests.c.id == members.c.guest, isouter=True)
            .join(profiles, profiles.c.guest == members.c.guest, isouter=True)
            .where(members.c.club == code, members.c.role != "removed")
        )

    async def count(self, codes: Collection[str], now: float) -> dict[str, tuple[int, int]]:
        """How many people belong to clubs, and how many are there."""
        here = func.sum(case((members.c.seen > now - HERE, 1), else_=0))
        query = (
            select(members.c.club, func.count().label("people"), here.label("here"))
            .where(members.c.club.in_(codes), members.c.role != "removed")
            .group_by(members.c.club)
        )
        return {line.club: (int(line.people), int(line.here or 0)) for line in await self.access.all(query)}

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """What guests are called now; who was merged is called as the other."""
        other = guests.alias()
        query = (
            select(guests.c.id, func.coalesce(other.c.name, guests.c.name).label("called"))
            .join(other, other.c.id == guests.c.into, isouter=True)
            .where(guests.c.id.in_(ids))
        )
        return {line.id: line.called for line in await self.access.all(query)}

    async def admit(self, code: str, guest: str, role: str, now: float, most: int) -> bool:
        """Somebody joins; False if the club is full. Whoever belongs to it already stays what they are, or rises."""
        async with self.access.writing() as connection:
            numbered = update(clubs).where(clubs.c.code == code).values(
                numbers=clubs.c.numbers + 1, version=clubs.c.version + 1
            )  # fmt: skip
            number = (await connection.execute(numbered.returning(clubs.c.numbers))).scalar_one()
            there = select(func.count()).select_from(members).where(
                members.c.club == code, members.c.role != "removed"
            )  # fmt: skip
            if (await connection.execute(there)).scalar_one() >= most:
                return False
            keep = self.access.dialect.insert(members).on_conflict_do_nothing()
            await connection.execute(keep, _member(code, guest, number, role, now))
            if role == "member":
                risen = members.c.club == code, members.c.guest == guest, members.c.role == "guest"
                await connection.execute(update(members).where(*risen).values(role=role))
        return True

    async def set_person(self, code: str, number: int, **values: Any) -> None:
        """Change somebody's role, or whether they are heard."""
        async with self.access.writing() as connection:
            await connection.execute(
                update(members).where(members.c.club == code, members.c.number == number).values(**values)
            )
            await connection.execute(update(clubs).where(clubs.c.code == code).values(version=clubs.c.version + 1))

    async def leave(self, code: str, ids: Collection[str]) -> None:
        """Somebody goes; a club that nobody keeps any more is passed on, one that is empty is closed."""
        async with self.access.writing() as connection:
            gone = members.c.club == code, members.c.guest.in_(ids), members.c.role != "removed"
            await connection.execute(delete(members).where(*gone))
            await _pass_on(connection, [code])

    async def see(self, member: Member, now: float, read: float = 0.0) -> None:
        """Note now and then that somebody is there, and at once that they have read what was said at a time."""
        if now - member.seen > SEEN or member.seen < read:
            async with self.access.writing() as connection:
                mine = members.c.club == member.club, members.c.guest == member.guest
                await connection.execute(update(members).where(*mine).values(seen=now))

    # Invitations

    async def invite(self, code: str, key: str, role: str, guest: str, now: float) -> None:
        async with self.access.writing() as connection:
            values = {"key": key, "club": code, "role": role, "made": now, "guest": guest, "used": 0}
            await connection.execute(insert(invitations), values)

    async def invited(self, code: str) -> list[Line]:
        """All invitations of a club with who made them."""
        query = (
            select(invitations, guests.c.name)
            .join(guests, guests.c.id == invitations.c.guest, isouter=True)
            .where(invitations.c.club == code)
            .order_by(invitations.c.made.desc())
        )
        return await self.access.all(query)

    async def invitation(self, code: str, key: str) -> Line | None:
        query = select(invitations).where(invitations.c.club == code, invitations.c.key == key)
        found = await self.access.all(query)
        return found[0] if found else None

    async def use(self, key: str) -> None:
        async with self.access.writing() as connection:
            await connection.execute(
                update(invitations).where(invitations.c.key == key).values(used=invitations.c.used + 1)
            )

    async def withdraw(self, code: str, key: str) -> None:
        async with self.access.writing() as connection:
            await connection.execute(delete(invitations).where(invitations.c.club == code, invitations.c.key == key))

    # The chat

    async def say(self, code: str, guest: str, text: str, now: float) -> None:
        """Keep a line; the oldest of too many go."""
        async with self.access.writing() as connection:
            await connection.execute(insert(club_lines), {"club": code, "guest": guest, "at": now, "text": text})
            kept = select(club_lines.c.id).where(club_lines.c.club == code)
            last = kept.order_by(club_lines.c.id.desc()).limit(1).offset(LINES).scalar_subquery()
            await connection.execute(delete(club_lines).where(club_lines.c.club == code, club_lines.c.id <= last))
            await connection.execute(update(clubs).where(clubs.c.code == code).values(version=clubs.c.version + 1))

    async def lines(self, code: str, limit: int, before: int | None = None) -> list[Line]:
        """The last lines before one, the oldest first."""
        query = (
            select(club_lines, guests.c.name, members.c.number)
            .join(guests, guests.c.id == club_lines.c.guest, isouter=True)
            .join(members, (members.c.club == code) & (members.c.guest == club_lines.c.guest), isouter=True)
            .where(club_lines.c.club == code)
            .order_by(club_lines.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(club_lines.c.id < before)
        return (await self.access.all(query))[::-1]

    async def unsay(self, code: str, number: int, ids: Collection[str] | None) -> bool:
        """Take a line back: one's own, or (None) anybody's; False if there is no such line."""
        which = [club_lines.c.club == code, club_lines.c.id == number]
        if ids is not None:
            which.append(club_lines.c.guest.in_(ids))
        async with self.access.writing() as connection:
            gone = await connection.execute(delete(club_lines).where(*which))
            await connection.execute(update(clubs).where(clubs.c.code == code).values(version=clubs.c.version + 1))
            return gone.rowcount > 0

    # Tables

    async def tables(self, code: str, limit: int) -> list[Line]:
        """The club's tables that are not over: with open seats first."""
        query = (
            select(tables)
            .where(tables.c.club == code, tables.c.phase != "over")
            .order_by((tables.c.open == 0), tables.c.updated.desc())
            .limit(limit)
        )
        return await self.access.all(query)

    async def open_tables(self, codes: Collection[str]) -> dict[str, int]:
        """How many tables of clubs are not over."""
        query = select(tables.c.club, func.count().label("many")).where(
            tables.c.club.in_(codes), tables.c.phase != "over"
        )
        return {line.club: int(line.many) for line in await self.access.all(query.group_by(tables.c.club))}

    async def stirred(self, code: str) -> float:
        """When something last happened at a table of the club that its page tells of: not every move."""
        query = select(func.max(tables.c.updated)).where(tables.c.club == code, tables.c.phase != "racing")
        started = select(func.count()).select_from(tables).where(tables.c.club == code, tables.c.phase == "racing")
        last = (await self.access.all(query))[0][0]
        return float(last or 0.0) + int((await self.access.all(started))[0][0])


async def kept(access: Access, ids: Collection[str]) -> dict[str, Any]:
    """Everything that clubs keep about somebody."""
    belongs = select(members).where(members.c.guest.in_(ids)).order_by(members.c.joined)
    said = select(club_lines).where(club_lines.c.guest.in_(ids)).order_by(club_lines.c.id)
    rated = select(ratings).where(ratings.c.guest.in_(ids)).order_by(ratings.c.game)
    raced = select(entrants).where(entrants.c.guest.in_(ids)).order_by(entrants.c.cup, entrants.c.since)
    found = {"clubs": belongs, "club_lines": said, "ratings": rated, "cups": raced}
    return {name: [dict(line._mapping) for line in await access.all(query)] for name, query in found.items()}


async def forget(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Somebody is forgotten: what they said, what they were; results keep places that are nobody's."""
    left = (await connection.execute(select(members.c.club).where(members.c.guest.in_(ids)))).scalars().all()
    for kept in (members, club_lines, invitations, ratings):
        await connection.execute(delete(kept).where(kept.c.guest.in_(ids)))
    await connection.execute(
        update(entrants).where(entrants.c.guest.in_(ids), entrants.c.until.is_(None)).values(until=0)
    )
    await _pass_on(connection, left)


async def merge(connection: AsyncConnection, ids: Collection[str], into: str) -> None:
    """Everything of these guests in clubs is another's; what the other has already stays as it is."""
    for kept, key in ((members, "club"), (ratings, "game")):
        has = select(kept.c[key]).where(kept.c.guest == into)
        held = (await connection.execute(has)).scalars().all()
        for one in ids:
            await connection.execute(delete(kept).where(kept.c.guest == one, kept.c[key].in_(held)))
            await connection.execute(update(kept).where(kept.c.guest == one).values(guest=into))
            held = (await connection.execute(has)).scalars().all()
    for other in (club_lines, invitations, entrants):
        await connection.execute(update(other).where(other.c.guest.in_(ids)).values(guest=into))


async def _pass_on(connection: AsyncConnection, codes: Collection[str]) -> None:
    """Clubs without a keeper get the one who has been there longest, members first; without anybody they end."""
    for code in codes:
        role = case(*((members.c.role == name, rank) for name, rank in RANKS.items()), else_=9)
        there = select(members).where(members.c.club == code, members.c.role != "removed")
        first = (await connection.execute(there.order_by(role, members.c.number).limit(1))).first()
        if first is None:
            await _close(connection, [code])
        elif first.role != "keeper":
            heir = members.c.club == code, members.c.guest == first.guest
            await connection.execute(update(members).where(*heir).values(role="keeper"))
        await connection.execute(update(clubs).where(clubs.c.code == code).values(version=clubs.c.version + 1))


async def _close(connection: AsyncConnection, codes: Collection[str]) -> None:
    of_clubs = select(cups.c.code).where(cups.c.club.in_(codes))
    for drawn in (entrants, pairings):
        await connection.execute(delete(drawn).where(drawn.c.cup.in_(of_clubs)))
    for kept in (members, invitations, club_lines, cups):
        await connection.execute(delete(kept).where(kept.c.club.in_(codes)))
    await connection.execute(delete(clubs).where(clubs.c.code.in_(codes)))


def _member(code: str, guest: str, number: int, role: str, now: float) -> dict[str, Any]:
    return {
        "club": code, "guest": guest, "number": number, "role": role, "joined": now, "seen": 0.0, "muted": False,
    }  # fmt: skip


def _club(line: Line) -> Club:
    return Club(
        line.code, line.name, line.about, line.public, json.loads(line.settings), json.loads(line.boards),
        line.created, line.version,
    )  # fmt: skip


def _membership(line: Line) -> Member:
    return Member(line.club, line.guest, line.number, line.role, line.muted, line.seen)
