"""The line that is kept of each table beside its log, and the lists made of these lines."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import ColumnElement, bindparam, func, select, update

from hippodrome.server.log import clocks
from hippodrome.server.log.table import Table
from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.database import analyses, dismissals, sittings, tables

SUMMARY = (
    "game", "phase", "mode", "listed", "players", "open", "names", "host", "sequence", "turn", "since",
    "deadline", "due", "result", "created", "updated", "club", "rated",
)  # fmt: skip
UPDATE = (
    update(tables)
    .where(tables.c.code == bindparam("at_code"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY})
)


@lru_cache(maxsize=4096)
def _listed(names: tuple[str | tuple[str, int], ...]) -> str:
    """Names as they are kept: the same with every move of a table."""
    return json.dumps(names)


def summary(table: Table) -> dict[str, Any]:
    """The line of a table, as its log makes it. `turn` is negative for a seat that is asked at a window: its own
    player may know, and nobody else.
    """
    turn = table.turn
    hidden = table.window is not None
    acting = table.chairs[turn].player is not None if turn is not None else bool(table.held)
    return {
        "game": table.game.name,
        "phase": table.phase,
        "mode": table.settings.mode,
        "listed": table.settings.listed,
        "players": table.players,
        "open": sum(chair.kind == "open" for chair in table.chairs),
        "names": _listed(tuple(chair.called for chair in table.chairs)),
        "host": table.host,
        "sequence": table.sequence,
        "turn": -1 - turn if hidden and turn is not None else turn,
        "since": table.since,
        "deadline": clocks.deadline(table),
        "due": table.since if acting and (table.people or table.counts) else clocks.handing_over(table),
        "result": None if table.result is None else json.dumps(table.result),
        "created": table.created,
        "updated": table.updated,
        "club": table.occasion.club,
        "rated": table.settings.rated,
    }


def changes(code: str, line: dict[str, Any]) -> dict[str, Any]:
    """What `UPDATE` is given."""
    return {f"new_{name}": value for name, value in line.items()} | {"at_code": code}


class Lists:
    """Tables by what they have in common."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def count_open(self) -> int:
        """How many tables are not over."""
        query = select(func.count()).select_from(tables).where(tables.c.phase != "over")
        return int((await self.access.all(query))[0][0])

    async def count_hosted(self, guests: Sequence[str]) -> int:
        """How many tables that are not over somebody has created, under any of their ids."""
        query = select(func.count()).select_from(tables).where(tables.c.host.in_(guests), tables.c.phase != "over")
        return int((await self.access.all(query))[0][0])

    async def count_from(self, origin: str, uploaded: bool) -> int:
        """How many open tables, or uploaded records, came from one address."""
        which = tables.c.uploaded.is_(True) if uploaded else tables.c.phase != "over"
        query = select(func.count()).select_from(tables).where(tables.c.origin == origin, which)
        return int((await self.access.all(query))[0][0])

    async def origin(self, code: str) -> str | None:
        """Where a table came from."""
        found = await self.access.all(select(tables.c.origin).where(tables.c.code == code))
        return found[0].origin if found else None

    async def idle(self, phase: str, mode: str, before: float) -> list[str]:
        """Tables of a kind where nothing has happened since."""
        query = select(tables.c.code).where(tables.c.phase == phase, tables.c.mode == mode, tables.c.updated < before)
        return [found.code for found in await self.access.all(query.limit(500))]

    async def uploads(self, before: float) -> list[str]:
        """Uploaded records that are older."""
        query = select(tables.c.code).where(tables.c.uploaded.is_(True), tables.c.updated < before)
        return [found.code for found in await self.access.all(query.limit(500))]

    async def listed(self, limit: int = 100) -> list[Line]:
        """Tables anybody may find: with open seats first, the newest first."""
        query = (
            select(tables)
            .where(tables.c.listed.is_(True), tables.c.phase != "over")
            .order_by((tables.c.open == 0), tables.c.updated.desc())
            .limit(limit)
        )
        return await self.access.all(query)

    async def races(self, guests: Sequence[str], limit: int = 200) -> list[Line]:
        """The tables where somebody sits under any of their ids, with the seat; without those they dismissed."""
        dismissed = select(dismissals.c.code).where(dismissals.c.guest.in_(guests))
        query = (
            select(tables, sittings.c.seat)
            .join(sittings, sittings.c.code == tables.c.code)
            .where(sittings.c.guest.in_(guests), tables.c.code.not_in(dismissed))
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.access.all(query)

    async def seated(self, codes: Collection[str], guests: Collection[str]) -> set[str]:
        """At which of these tables somebody sits."""
        query = select(sittings.c.code).where(sittings.c.code.in_(codes), sittings.c.guest.in_(guests))
        return {line.code for line in await self.access.all(query)}

    async def raced(self, guests: Sequence[str], limit: int = 200) -> list[Line]:
        """The races of somebody that are over, the newest first, with the seat and the look back on each."""
        query = (
            select(tables, sittings.c.seat, analyses.c.status, analyses.c.result.label("analysis"))
            .join(sittings, sittings.c.code == tables.c.code)
            .join(analyses, analyses.c.code == tables.c.code, isouter=True)
            .where(self._over(guests))
            .order_by(tables.c.updated.desc(), tables.c.code, sittings.c.seat)
            .limit(limit)
        )
        return await self.access.all(query)

    async def count_raced(self, guests: Sequence[str]) -> int:
        """How many races of somebody are over."""
        query = select(func.count()).select_from(tables).join(sittings, sittings.c.code == tables.c.code)
        return int((await self.access.all(query.where(self._over(guests))))[0][0])

    @staticmethod
    def _over(guests: Sequence[str]) -> ColumnElement[bool]:
        return sittings.c.guest.in_(guests) & (tables.c.phase == "over") & tables.c.result.is_not(None)

    async def every(self, phase: str | None = None) -> list[Line]:
        """All tables, for the operator."""
        query = select(tables).order_by(tables.c.updated.desc())
        return await self.access.all(query if phase is None else query.where(tables.c.phase == phase))

    async def standing(self, codes: list[str]) -> dict[str, tuple[int, str | None]]:
        """How far some tables have got, and which process keeps each."""
        query = select(tables.c.code, tables.c.sequence, tables.c.keeper).where(tables.c.code.in_(codes))
        return {found.code: (int(found.sequence), found.keeper) for found in await self.access.all(query)}
