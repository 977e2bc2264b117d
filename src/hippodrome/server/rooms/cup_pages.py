"""A cup as somebody may see it: standings, timetable, tables; and its results as files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from hippodrome.server.cups.deciding import deciding
from hippodrome.server.cups.draw import spread
from hippodrome.server.cups.plan import Round, halves
from hippodrome.server.cups.standings import Cell, Row
from hippodrome.server.rooms.clubs import Visit
from hippodrome.server.rooms.cups import holders, plan_of, rounds_of, table_of_places, vacant, word_of
from hippodrome.server.store.access import Line
from hippodrome.server.store.cups import Cup
from hippodrome.server.wire import cups as wire

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

_FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet would take for a formula at the beginning of a name."""


async def seen(rooms: Rooms, cup: Cup, at: Visit) -> wire.Cup:
    """A cup with its standings."""
    plan = plan_of(cup)
    lines, rows = await table_of_places(rooms, cup)
    entrants = await rooms.store.cups.entrants(cup.code)
    results = await rooms.store.results.of_cup(cup.code)
    names = await rooms.store.clubs.names({line.guest for line in entrants}) if entrants else {}
    rounds = rounds_of(lines)
    present = holders(entrants, max(1, cup.round))
    mine = {place for place, guest in present.items() if guest in at.ids}
    entered = any(line.guest in at.ids and line.until is None for line in entrants)
    late = cup.phase == "over" or (cup.phase == "racing" and cup.round >= plan.rounds)
    drawn = cup.phase == "racing" and plan.ahead and not vacant(cup, entrants)
    current = [line for line in lines if line.round == cup.round]
    return wire.Cup(
        code=cup.code,
        club=cup.club,
        club_name=at.club.name,
        name=cup.name,
        format=plan.format,
        phase=cup.phase,  # type: ignore[arg-type]
        round=cup.round,
        rounds=plan.rounds,
        size=plan.size,
        mode=cup.plan["mode"],
        hours=cup.plan["hours"],
        rated=cup.plan["rated"],
        due=cup.due,
        word=None if cup.phase == "open" else word_of(cup),
        meet=spread(rounds, sorted({one for tables in rounds for table in tables for one in table}))
        if rounds
        else None,
        entrants=[names.get(line.guest) for line in entrants if line.until is None],
        timetable=[_round(cup, number) for number in range(1, plan.rounds + 1)],
        tables=[_table(line, present, names, at, line.at_table in results) for line in current],
        rows=[_row(row, entrants, lines, names, at) for row in rows],
        deciding=_deciding(cup, rows, rounds, {place: names.get(one) for place, one in present.items()}, mine),
        entered=entered,
        may_enter=at.may("enter") and not (entered or late or drawn),
        keeper=at.may("cups"),
    )


def _deciding(
    cup: Cup, rows: Sequence[Row], rounds: Sequence[Round], names: Mapping[int, str | None], mine: Collection[int]
) -> wire.CupDeciding | None:
    found = deciding(plan_of(cup), rounds, rows) if cup.phase == "racing" else None
    if found is None:
        return None
    others = [name for place in found.able if place not in mine and (name := names.get(place)) is not None]
    need = next((found.needs[place] for place in mine if place in found.needs), None)
    return wire.CupDeciding(able=others, you=any(place in mine for place in found.able), need=need)


def _round(cup: Cup, number: int) -> wire.CupRound:
    plan = plan_of(cup)
    over = cup.phase == "over" or number < cup.round
    racing = cup.phase == "racing" and number == cup.round
    return wire.CupRound(
        number=number,
        game=cup.plan["games"][plan.game(number)]["game"],
        final=plan.final(number),
        state="over" if over else "racing" if racing else "ahead",
        due=None if over or cup.due is None else cup.due + (number - cup.round) * cup.plan["hours"] * 3600,
    )


def _table(line: Line, present: Mapping[int, str], names: Mapping[str, str], at: Visit, over: bool) -> wire.CupTable:
    seats = [present.get(place, "") for place in json.loads(line.seats)]
    return wire.CupTable(
        number=line.number + 1,
        code=line.at_table,
        names=[names.get(guest) for guest in seats],
        over=over,
        yours=any(guest in at.ids for guest in seats),
    )


def _row(row: Row, entrants: Sequence[Line], lines: Sequence[Line], names: Mapping[str, str], at: Visit) -> wire.CupRow:
    held = [line.guest for line in entrants if line.place == row.place]
    codes = {(line.round, line.number): line.at_table for line in lines}
    called = [names[guest] for guest in held if guest in names]
    return wire.CupRow(
        rank=row.rank,
        name=names.get(held[-1]) if held else None,
        before=called[:-1],
        you=bool(held) and held[-1] in at.ids,
        points=halves(row.points),
        wins=row.wins,
        races=row.races,
        cells=[_cell(cell, codes, number) for number, cell in enumerate(row.cells, 1)],
    )


def _cell(cell: Cell | None, codes: Mapping[tuple[int, int], str | None], number: int) -> wire.CupCell | None:
    if cell is None:
        return None
    table = codes.get((number, cell.table))
    return wire.CupCell(table=table, place=cell.place, points=halves(cell.points), left=cell.left)


def as_csv(cup: wire.Cup) -> str:
    """The standings as a table for a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    rounds = [
        f"round {one.number} ({one.game})"
        for one in cup.timetable[: max((len(row.cells) for row in cup.rows), default=0)]
    ]
    writer.writerow(["rank", "name", "points", "wins", "races", *rounds])
    for row in cup.rows:
        name = row.name or ""
        cells = ["" if cell is None or cell.place is None else cell.points for cell in row.cells]
        safe = f"'{name}" if name.startswith(_FORMULA) else name
        writer.writerow([row.rank, safe, row.points, row.wins, row.races, *cells])
    return out.getvalue()
