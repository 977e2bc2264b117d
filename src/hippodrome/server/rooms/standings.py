"""A set as somebody may see it: the table of places, told as far as it gives nothing away."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import date, timedelta
from typing import TYPE_CHECKING

from hippodrome.server import clock
from hippodrome.server.store.access import Line
from hippodrome.server.store.sets import PAR, Set
from hippodrome.server.wire import sets as wire

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms


async def seen(rooms: Rooms, kept: Set, guests: Collection[str]) -> wire.Set:
    """What somebody may know of a set, who is these guests."""
    await rooms.store.sets.judge(kept.code, kept.seats)
    counted = await rooms.store.sets.counted(kept.code, guests)
    closed = kept.closes <= clock.now()
    mine = {line.race: line for line in counted if line.guest in guests}
    races = [
        wire.SetRace(
            seat=seat,
            dice=kept.dice(race),
            table=mine[race].at_table if race in mine else None,
            over=race in mine and mine[race].ended is not None,
        )
        for race, seat in enumerate(kept.seats)
    ]
    told = [closed or race.over for race in races]
    by_guest: dict[str, list[Line]] = {}
    for line in counted:
        by_guest.setdefault(line.guest, []).append(line)
    rows = [_row(kept, lines, guests, told) for lines in by_guest.values()]
    day = _date(kept)
    before = None if day is None else (day - timedelta(days=1)).isoformat()
    return wire.Set(
        code=kept.code,
        date=None if day is None else kept.code,
        yesterday=before if before is not None and await rooms.store.sets.get(before) is not None else None,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        bot=kept.bot,
        par=rooms.settings.par,
        commitment=kept.commitment,
        secret=kept.secret.hex() if closed else None,
        closes=kept.closes,
        closed=closed,
        host=kept.host is not None and kept.host in guests and not closed,
        racers=len(by_guest.keys() - {PAR}),
        races=races,
        rows=sorted(rows, key=_merit),
    )


def _date(kept: Set) -> date | None:
    try:
        return date.fromisoformat(kept.code)
    except ValueError:
        return None


def _row(kept: Set, lines: list[Line], guests: Collection[str], told: list[bool]) -> wire.SetRow:
    first = lines[0]
    tries: list[wire.SetTry | None] = [None] * len(kept.seats)
    for line in lines:
        if told[line.race]:
            over = line.ended is not None
            late = line.guest != PAR and (line.ended > kept.closes if over else kept.closes <= clock.now())
            tries[line.race] = wire.SetTry(
                place=line.place, skill=line.skill, table=line.at_table if over else None, late=late
            )
    name = json.loads(first.names)[kept.seats[first.race]]
    return wire.SetRow(name=None if first.guest == PAR else name, mine=first.guest in guests, tries=tries)


def _merit(row: wire.SetRow) -> tuple[int, int, float]:
    """Who has raced more comes first, then who has the better places, then who has shown more skill."""
    counting = [one for one in row.tries if one is not None and one.place is not None and not one.late]
    places = sum(one.place or 0 for one in counting)
    return -len(counting), places, -sum(one.skill or 0.0 for one in counting)
