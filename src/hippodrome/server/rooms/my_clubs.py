"""The clubs somebody belongs to, with what waits for them there."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hippodrome.server import clock
from hippodrome.server.cups.plan import halves
from hippodrome.server.rooms.cups import holders, plan_of, table_of_places
from hippodrome.server.store.my_clubs import MyClubs
from hippodrome.server.views.lists import table_line
from hippodrome.server.wire import clubs as wire

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

OTHERS = 3
"""Names of those who are there."""
STANDINGS = 6
"""Clubs whose cup is told with one's own place in it."""


async def my_clubs(rooms: Rooms, ids: Collection[str]) -> wire.MyClubs:
    """The clubs of somebody, the one they were in last first."""
    found, now = await rooms.store.clubs.mine(ids), clock.now()
    codes = [line.code for line in found]
    if not codes:
        return wire.MyClubs(clubs=[])
    waits = MyClubs(rooms.store.access, codes, ids)
    counts, tables = await rooms.store.clubs.count(codes, now), await rooms.store.clubs.open_tables(codes)
    turns, unread, others = await waits.turns(), await waits.unread(), await waits.others(now, OTHERS)
    open_, cups = await waits.open(), await waits.cups()
    return wire.MyClubs(
        clubs=[
            wire.ClubMember(
                code=line.code, name=line.name, role=line.role, members=counts.get(line.code, (0, 0))[0],
                here=counts.get(line.code, (0, 0))[1], tables=tables.get(line.code, 0),
                turns=turns.get(line.code, 0), unread=unread.get(line.code, 0), others=others.get(line.code, []),
                open=table_line(open_[line.code]) if line.code in open_ else None,
                cup=await _cup(rooms, cups[line.code], ids, number < STANDINGS) if line.code in cups else None,
            )
            for number, line in enumerate(found)
        ]
    )  # fmt: skip


async def _cup(rooms: Rooms, code: str, ids: Collection[str], ranked: bool) -> wire.ClubCup | None:
    cup = await rooms.store.cups.get(code)
    if cup is None or cup.phase == "over":
        return None
    entrants = await rooms.store.cups.entrants(code)
    told = wire.ClubCup(
        code=cup.code, name=cup.name, phase=cup.phase,  # type: ignore[arg-type]
        round=cup.round, rounds=plan_of(cup).rounds, due=cup.due,
        entered=any(line.guest in ids and line.until is None for line in entrants),
    )  # fmt: skip
    if cup.phase == "racing" and told.entered and ranked:
        _, rows = await table_of_places(rooms, cup)
        mine = {place for place, guest in holders(entrants, cup.round).items() if guest in ids}
        row = next((row for row in rows if row.place in mine and row.races), None)
        if row is not None:
            told = told.model_copy(update={"rank": row.rank, "points": halves(row.points)})
    return told
