"""Forgetting somebody leaves no name: the logs of tables where they were, and copies of their races, are written anew.

Others' own downloads keep what they hold. What was sealed with the dice of a race goes too, since names are part of
it: the dice can still be proved, names and settings no longer.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, or_, select, text, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hippodrome.server.log.erasure import NAMING, Erasing, Kept, erase_record, label, without
from hippodrome.server.store.access import Access, away
from hippodrome.server.store.clubhouse import club_lines, clubs, cups, entrants, invitations, members, results
from hippodrome.server.store.database import analyses, entries, guests, tables

WORDS = ((clubs, "code", "name"), (clubs, "code", "about"), (cups, "club", "name"), (club_lines, "club", "text"))
"""Where people of a club may have written somebody's name, and the column that tells the club."""


@dataclass
class Erased:
    """What was found of somebody."""

    names: set[str] = field(default_factory=set)
    codes: set[str] = field(default_factory=set)
    """Tables that were written anew: whoever has them open must read them again."""
    dice: dict[str, set[str]] = field(default_factory=dict)
    """What the dice of their races are named by, and what they were called there."""


async def erase(connection: AsyncConnection, ids: Collection[str]) -> Erased:
    """Take somebody's names out of everything that was raced and said."""
    found = Erased()
    called = await connection.execute(select(guests.c.name).where(guests.c.id.in_(ids)))
    found.names.update(called.scalars())
    for code in await _visited(connection, ids):
        await _rewrite(connection, code, ids, found)
    # What others say of them at tables of their clubs, once it is known what they were called.
    theirs = select(tables.c.code).where(tables.c.club.in_(_clubs_of(ids)))
    for code in (await connection.execute(theirs)).scalars().all():
        if code not in found.codes:
            await _rewrite(connection, code, ids, found)
    await _copies(connection, found)
    await _analyses(connection, found)
    await _clubs(connection, ids, found.names)
    return found


async def _visited(connection: AsyncConnection, ids: Collection[str]) -> list[str]:
    """The tables where somebody ever sat, or said something while looking on."""
    sat = [entries.c.body.contains(f'"{one}"', autoescape=True) for one in ids]
    spoke = [entries.c.client.startswith(f"{one}/", autoescape=True) for one in ids]
    there = or_(
        entries.c.kind.in_(("created", "sat")) & or_(*sat),
        (entries.c.kind == "said") & entries.c.seat.is_(None) & or_(*spoke),
    )
    return list((await connection.execute(select(entries.c.code).where(there).distinct())).scalars())


async def _rewrite(connection: AsyncConnection, code: str, ids: Collection[str], found: Erased) -> None:
    columns = (entries.c.sequence, entries.c.kind, entries.c.seat, entries.c.client, entries.c.body)
    log = select(*columns).where(entries.c.code == code, entries.c.kind.in_(NAMING)).order_by(entries.c.sequence)
    erasing = Erasing(ids, found.names)
    anew = erasing.go_through([Kept(*line) for line in await connection.execute(log)])
    for sequence, body in anew.items():
        place = entries.c.code == code, entries.c.sequence == sequence
        await connection.execute(update(entries).where(*place).values(body=body))
    await _relabel(connection, code, erasing.seats())
    found.codes.add(code)
    found.names |= erasing.names
    if erasing.dice and erasing.seats():
        found.dice.setdefault(erasing.dice, set()).update(erasing.names)


async def _relabel(connection: AsyncConnection, code: str, seats: Collection[int]) -> None:
    """The names in the line of a table."""
    line = (await connection.execute(select(tables.c.names).where(tables.c.code == code))).first()
    names: list[Any] = [] if line is None else json.loads(line.names)
    for seat in seats:
        names[seat] = label(seat)
    await connection.execute(update(tables).where(tables.c.code == code).values(names=json.dumps(names)))


async def _copies(connection: AsyncConnection, found: Erased) -> None:
    """Tables that go on from the record of one of their races, or show it: brought as a file, or from a point of it."""
    held = (entries.c.kind == "created") & entries.c.body.contains('"record":{', autoescape=True)
    columns = (entries.c.code, entries.c.sequence, entries.c.body)
    for line in await connection.execute(select(*columns).where(held)) if found.dice else ():
        body = json.loads(line.body)
        called = found.dice.get(str(body["record"]["chance"].get("table", "")), set())
        seats = [seat for seat, name in enumerate(body["record"]["seats"]) if name in called]
        if not seats:
            continue
        erase_record(body["record"], seats)
        copied = [seat for seat, chair in enumerate(body["chairs"]) if not chair.get("guest") and seat in seats]
        for seat in copied:
            body["chairs"][seat]["name"] = label(seat)
        place = entries.c.code == line.code, entries.c.sequence == line.sequence
        await connection.execute(update(entries).where(*place).values(body=json.dumps(body)))
        await _relabel(connection, line.code, copied)
        found.codes.add(line.code)


async def _analyses(connection: AsyncConnection, found: Erased) -> None:
    """Analyses of before kept the names of the seats."""
    kept = select(analyses.c.code, analyses.c.result).where(analyses.c.result.is_not(None))
    for code in found.codes:
        for line in await connection.execute(kept.where(analyses.c.code == code)):
            told = json.loads(line.result)
            for seat, report in enumerate(told["seats"]):
                report["name"] = label(seat)
            anew = update(analyses).where(analyses.c.code == code)
            await connection.execute(anew.values(result=json.dumps(told, separators=(",", ":"))))


async def _clubs(connection: AsyncConnection, ids: Collection[str], names: Collection[str]) -> None:
    """What people of their clubs wrote: the names of clubs and cups, house rules, the chat."""
    theirs = _clubs_of(ids)
    for table, club, column in WORDS:
        key = next(iter(table.primary_key))
        for line in await connection.execute(select(key, table.c[column]).where(table.c[club].in_(theirs))):
            said = without(line[1], names)
            if said != line[1]:
                await connection.execute(update(table).where(key == line[0]).values({column: said}))

    for line in await connection.execute(select(clubs.c.code, clubs.c.boards).where(clubs.c.code.in_(theirs))):
        boards = json.loads(line.boards)
        for board in boards:
            board["name"] = without(board["name"], names)
        if boards != json.loads(line.boards):
            anew = json.dumps(boards, ensure_ascii=False)
            await connection.execute(update(clubs).where(clubs.c.code == line.code).values(boards=anew))


def _clubs_of(ids: Collection[str]) -> Select[Any]:
    """The clubs where somebody is or ever was, as far as anything there tells of it."""
    held = (members, club_lines, invitations)
    cup = select(cups.c.club).join(entrants, entrants.c.cup == cups.c.code).where(entrants.c.guest.in_(ids))
    raced = [results.c.seats.contains(f'"{one}"', autoescape=True) for one in ids]
    there = union(
        *(select(kept.c.club).where(kept.c.guest.in_(ids)) for kept in held),
        cup,
        select(results.c.club).where(results.c.club.is_not(None), or_(*raced)),
    )
    return select(there.subquery().c.club)


async def sweep(access: Access) -> None:
    """Nothing is left in pages of a SQLite file that hold nothing any more, nor in the journal beside it."""
    if access.postgresql:
        return
    try:
        async with access.engine.connect() as connection:
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    except Exception as error:
        if not away(error):
            raise
