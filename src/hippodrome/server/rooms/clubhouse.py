"""A club as somebody may see it: the page as a whole, and further pages of what it begins."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hippodrome.server import clock
from hippodrome.server.cups import results as forms
from hippodrome.server.cups.ratings import Rating
from hippodrome.server.rooms import cups, trophies
from hippodrome.server.rooms.clubs import RIGHTS, Visit
from hippodrome.server.rooms.persons import liked
from hippodrome.server.store.access import Line
from hippodrome.server.store.clubs import HERE
from hippodrome.server.views.lists import table_line
from hippodrome.server.wire import clubs as wire

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

TABLES = 30
RACES = 10
LINES = 30
PEOPLE = 40
LOOKED_AT = 400
"""Races that records are looked for in."""
LADDER = 50


async def seen(rooms: Rooms, at: Visit) -> wire.Club:
    """The page of a club: bounded, however large the club is."""
    store, code, now = rooms.store, at.club.code, clock.now()
    lines = await _lines(rooms, at, LINES)
    if at.member is not None:
        await store.clubs.see(at.member, now, lines[-1].at if lines else 0.0)
    await store.results.judge(code)
    members, here = (await store.clubs.count([code], now)).get(code, (0, 0))
    people = await store.clubs.people(code, now, PEOPLE)
    last = await store.results.of_club(code, LOOKED_AT)
    names = await named(rooms, last)
    return wire.Club(
        code=code,
        name=at.club.name,
        about=at.club.about,
        public=at.club.public,
        role=at.role,  # type: ignore[arg-type]
        you=None if at.member is None else at.member.number,
        created=at.club.created,
        version=await version(rooms, at),
        members=members,
        here=here,
        rules=wire.HouseRules.model_validate(at.club.settings),
        boards=[wire.ClubBoard.model_validate(board) for board in at.club.boards],
        people=[_person(line, at.ids, now) for line in people],
        tables=await _tables(rooms, at),
        races=[_race(line, names, at.ids) for line in last[:RACES]],
        records=await _records(rooms, code, last, names),
        lines=lines,
        cups=await cups.of_club(rooms, at),
        trophies=await trophies.of_club(rooms, at),
        may={right: at.may(right) for right in RIGHTS},
    )


async def version(rooms: Rooms, at: Visit) -> str:
    """Another word whenever the page of a club is another."""
    return f"{at.club.version}.{await rooms.store.clubs.stirred(at.club.code):.3f}"


async def pulse(rooms: Rooms, at: Visit) -> wire.Pulse:
    """Somebody is there, and wants to know whether anything is new."""
    now = clock.now()
    if at.member is not None:
        await rooms.store.clubs.see(at.member, now)
    here = (await rooms.store.clubs.count([at.club.code], now)).get(at.club.code, (0, 0))[1]
    return wire.Pulse(version=await version(rooms, at), here=here)


async def people(rooms: Rooms, at: Visit, offset: int, wanted: str) -> wire.People:
    """A page of people."""
    code, now = at.club.code, clock.now()
    found = await rooms.store.clubs.people(code, now, wire.PAGE + 1, offset, wanted)
    count = (await rooms.store.clubs.count([code], now)).get(code, (0, 0))[0]
    shown = [_person(line, at.ids, now) for line in found[: wire.PAGE]]
    return wire.People(people=shown, count=count, more=len(found) > wire.PAGE)


async def races(rooms: Rooms, at: Visit, before: int | None) -> wire.ClubRaces:
    """A page of the history."""
    found = await rooms.store.results.of_club(at.club.code, wire.PAGE + 1, before)
    names = await named(rooms, found)
    shown = [_race(line, names, at.ids) for line in found[: wire.PAGE]]
    return wire.ClubRaces(races=shown, more=len(found) > wire.PAGE)


async def lines(rooms: Rooms, at: Visit, before: int | None) -> wire.ClubLines:
    """A page of the chat."""
    at.must("look")
    found = await _lines(rooms, at, wire.PAGE + 1, before)
    return wire.ClubLines(lines=found[-wire.PAGE :], more=len(found) > wire.PAGE)


async def ladder(rooms: Rooms, at: Visit, game: str) -> wire.Ratings:
    """The ratings of a club's people."""
    found = await rooms.store.results.ladder(at.club.code, game, LADDER + 1)
    now = clock.now()
    rows = []
    for line in found[:LADDER]:
        rating = Rating(line.mu, line.sigma, line.races)
        rows.append(
            wire.RatingRow(
                **_faced(line, at.ids, now, line.person),
                rating=rating.shown, band=rating.band, races=rating.races, settled=rating.settled,
            )
        )  # fmt: skip
    return wire.Ratings(game=game, rows=rows, more=len(found) > LADDER)


async def invitations(rooms: Rooms, at: Visit) -> wire.Invitations:
    """The links by which people come in: all for keepers, their own for members."""
    at.must("invite")
    found = await rooms.store.clubs.invited(at.club.code)
    mine = [line for line in found if at.may("withdraw") or line.guest in at.ids]
    return wire.Invitations(
        invitations=[
            wire.Invitation(key=line.key, role=line.role, made=line.made, used=line.used, by=line.name) for line in mine
        ]
    )


async def named(rooms: Rooms, found: Iterable[Line]) -> dict[str, str]:
    """What everybody in some races is called now."""
    ids = {seat.guest for line in found for seat in forms.from_json(line.seats) if seat.guest is not None}
    return await rooms.store.clubs.names(ids) if ids else {}


def _faced(line: Line, ids: Collection[str], now: float, number: int) -> dict[str, Any]:
    colour, letter = liked(line.slot)
    return {
        "number": number, "name": line.name, "face": line.face or "", "colour": colour, "letter": letter,
        "you": line.guest in ids, "here": line.seen > now - HERE,
    }  # fmt: skip


def _person(line: Line, ids: Collection[str], now: float) -> wire.Person:
    return wire.Person(
        **_faced(line, ids, now, line.number), role=line.role, muted=line.muted, joined=line.joined,
    )  # fmt: skip


async def _tables(rooms: Rooms, at: Visit) -> list[wire.ClubTable]:
    lines = await rooms.store.clubs.tables(at.club.code, TABLES)
    mine = await rooms.store.lists.seated([line.code for line in lines], at.ids) if at.ids else set()
    return [wire.ClubTable(table=table_line(line), cup=line.host is None, yours=line.code in mine) for line in lines]


def _race(line: Line, names: dict[str, str], ids: Collection[str]) -> wire.ClubRace:
    result = forms.Result(line.code, line.game, line.ended, line.rated, forms.from_json(line.seats))
    seats = [
        wire.RacedSeat(
            name=None if seat.guest is None else names.get(seat.guest), bot=seat.guest is None, place=place,
            left=seat.fate == "left", you=seat.guest in ids,
        )
        for seat, place in zip(result.seats, result.counted(), strict=True)
    ]  # fmt: skip
    return wire.ClubRace(
        number=line.number, table=line.code, game=line.game, ended=line.ended, cup=line.cup, rated=line.rated,
        seats=sorted(seats, key=lambda seat: seat.place),
    )  # fmt: skip


async def _lines(rooms: Rooms, at: Visit, limit: int, before: int | None = None) -> list[wire.ClubLine]:
    if not at.may("look"):
        return []
    return [
        wire.ClubLine(
            id=line.id, at=line.at, name=line.name, number=line.number, text=line.text,
            mine=line.guest in at.ids or at.may("hush"),
        )
        for line in await rooms.store.clubs.lines(at.club.code, limit, before)
    ]  # fmt: skip


async def _records(rooms: Rooms, code: str, last: Sequence[Line], names: dict[str, str]) -> list[wire.ClubRecord]:
    """What is worth remembering: the longest lead thrown away, the longest row of wins, the most wins of late."""
    found: list[wire.ClubRecord] = []
    worst = await rooms.store.results.worst(code)
    if worst is not None:
        guest = json.loads(worst.seats)[worst.thrower][0]
        who = (await rooms.store.clubs.names([guest])).get(guest)
        found.append(
            wire.ClubRecord(
                kind="thrown", name=who, share=worst.thrown, game=worst.game, table=worst.code, at=worst.ended
            )
        )
    wins: dict[str, int] = {}
    rows: dict[str, int] = {}
    best: tuple[int, str] = (1, "")
    for line in reversed(last):
        result = forms.Result(line.code, line.game, line.ended, line.rated, forms.from_json(line.seats))
        people = [seat.guest for seat in result.seats if seat.guest is not None]
        if len(people) < 2:
            continue
        for seat, place in zip(result.seats, result.counted(), strict=True):
            if seat.guest is not None:
                wins[seat.guest] = wins.get(seat.guest, 0) + (place == 1)
                rows[seat.guest] = rows.get(seat.guest, 0) + 1 if place == 1 else 0
                best = max(best, (rows[seat.guest], seat.guest), key=lambda one: one[0])
    if best[1]:
        found.append(wire.ClubRecord(kind="streak", name=names.get(best[1]), count=best[0]))
    most = max(wins.values(), default=0)
    [*champions] = (guest for guest, count in wins.items() if count == most > 1)
    if len(champions) == 1:
        found.append(wire.ClubRecord(kind="wins", name=names.get(champions[0]), count=most))
    return found
