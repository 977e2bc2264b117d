"""The HTTP interface: catalogue, guests, tables, replays, records, proofs."""

from __future__ import annotations

import asyncio
import json
import math
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic_core import to_json

from hippodrome.draw.palette import stylesheet
from hippodrome.server import metrics
from hippodrome.server.errors import NoSuchPage, NotStarted
from hippodrome.server.http import catalogue, showcase
from hippodrome.server.http.service import address, service_of
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.chairs import hashed, new_token
from hippodrome.server.log.seating import sit as take_seat
from hippodrome.server.rooms import clubs, creation, leave, persons
from hippodrome.server.store.access import Line
from hippodrome.server.views import lessons, replays
from hippodrome.server.views.lists import table_line
from hippodrome.server.views.sight import still
from hippodrome.server.views.tables import entries, public
from hippodrome.server.wire import resources
from hippodrome.server.wire.bounds import Bounded
from hippodrome.server.wire.nouns import PROTOCOL, Code, GameName, Table
from hippodrome.server.words import preferred, shared_text
from hippodrome.version import __version__

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": resources.Problem} for status in (400, 401, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)
}
router = APIRouter(responses=PROBLEMS)

TableCode = Annotated[Code, Path(description="The code of a table.")]
Game = Annotated[GameName, Path()]
FLUENT = "text/plain; charset=utf-8"
DAY = {"Cache-Control": "public, max-age=3600"}


# The catalogue


@router.get("/api/games", response_model=resources.Catalogue)
async def games(request: Request) -> Response:
    """What can be raced here."""
    notices = service_of(request).notices
    keys, mail = notices.keys, notices.tidings.post.server is not None
    return Response(catalogue.encoded(None if keys is None else keys.public, mail), media_type="application/json")


@router.get("/api/games/{game}")
async def game_offer(game: Game) -> resources.GameOffer:
    """One game."""
    from hippodrome.engine import registry

    return catalogue.offer(registry.game(game))


@router.get("/api/text/{language}.ftl", response_class=Response)
async def shared_words(language: Annotated[str, Path(pattern="^[a-z]{2}$")]) -> Response:
    """The words that belong to no game."""
    if language not in ("en", "fr"):
        raise NoSuchPage()
    return Response(shared_text(language), media_type=FLUENT, headers=DAY)


@router.get("/api/games/{game}/text/{language}.ftl", response_class=Response)
async def game_words(game: Game, language: Annotated[str, Path(pattern="^[a-z]{2}$")]) -> Response:
    """The words of a game."""
    return Response(catalogue.words(game, language), media_type=FLUENT, headers=DAY)


@router.get("/api/moods.css", response_class=Response)
async def moods() -> Response:
    """The colours of the games, for a page that has those of the house."""
    return Response(stylesheet(), media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/api/games/{game}/art/{name:path}.svg", response_class=Response)
async def game_art(game: Game, name: str) -> Response:
    """A drawing of a game."""
    return Response(catalogue.drawing(game, name), media_type="image/svg+xml", headers=DAY)


@router.get("/api/art/{name:path}.svg", response_class=Response)
async def shared_art(name: str) -> Response:
    """A drawing shared by all games."""
    return Response(catalogue.drawing(None, name), media_type="image/svg+xml", headers=DAY)


@router.get("/api/games/{game}/art")
async def all_game_art(game: Game, response: Response) -> dict[str, str]:
    """All drawings of a game by name."""
    response.headers.update(DAY)
    return catalogue.all_drawings(game)


@router.get("/api/art")
async def all_shared_art(response: Response) -> dict[str, str]:
    """All drawings shared by the games, by name."""
    response.headers.update(DAY)
    return catalogue.all_drawings(None)


@router.get("/api/games/{game}/showcase")
async def game_showcase(game: Game) -> Response:
    """A scene of the game to look at: a spectator's view of a race among bots."""
    scene = await asyncio.to_thread(showcase.showcase, game)
    return Response(to_json(scene), media_type="application/json", headers=DAY)


@router.get("/api/games/{game}/lesson", response_model=resources.Lesson)
async def game_lesson(game: Game) -> Response:
    """The lesson of a game: prepared races, point by point, and what is learnt in them."""
    content = await asyncio.to_thread(lessons.lesson, game)
    return Response(content, media_type="application/json", headers=DAY)


@router.get("/api/games/{game}/boards/{option}/{value}.svg")
async def game_board(game: Game, option: str, value: str, scheme: str = "light") -> Response:
    """The board that a value of an option gives (`OptionOffer.picture`)."""
    svg = await asyncio.to_thread(showcase.board, game, option, value, scheme)
    return Response(svg, media_type="image/svg+xml", headers=DAY)


@router.get("/api/schema")
async def schema() -> Response:
    """The socket's messages as JSON schema."""
    return Response(catalogue.schema(), media_type="application/json", headers=DAY)


# Guests


@router.post("/api/guests", status_code=201)
async def new_guest(request: Request, new: resources.NewGuest) -> resources.GuestKey:
    """Say a name; get a key."""
    service = service_of(request)
    service.creating(request)
    language = preferred(request.headers.get("accept-language", ""))
    guest, token = await service.guests.create(new.name, language)
    return resources.GuestKey(guest=guest.to_wire(), token=token)


@router.get("/api/guests/me")
async def me(request: Request) -> resources.Guest:
    """Who am I?"""
    return (await service_of(request).known_guest(request)).to_wire()


@router.patch("/api/guests/me")
async def change_me(request: Request, wanted: resources.GuestChanges) -> resources.Guest:
    """Change name, language, webhook or push subscription."""
    service = service_of(request)
    guest = await service.known_guest(request)
    changes: dict[str, Any] = wanted.model_dump(include={"name", "language"}, exclude_none=True)
    if wanted.webhook is not None:
        if wanted.webhook:
            await service.notices.check(wanted.webhook)
        changes["webhook"] = wanted.webhook
    if wanted.push == "":
        changes["push"] = ""
    guest = await service.guests.change(guest, **changes)
    if wanted.push:
        await service.notices.check_push(wanted.push.endpoint)
        guest = await service.guests.subscribe(guest, wanted.push.model_dump())
    if wanted.unpush is not None:
        guest = await service.guests.unsubscribe(guest, wanted.unpush)
    return guest.to_wire()


@router.delete("/api/guests/me", status_code=204)
async def forget_me(request: Request) -> Response:
    """Forget this guest and every name they had here; seat tokens stay good."""
    service = service_of(request)
    guest = await service.known_guest(request)
    async with service.working(request):
        await service.rooms.errands.finish(leave.forget(service.rooms, service.guests, guest))
    return Response(status_code=204)


@router.get("/api/races")
async def my_races(request: Request) -> resources.MyRaces:
    """My seats everywhere: my turn first, then those that wait, then the finished."""
    service = service_of(request)
    guest = await service.known_guest(request)
    races = [_my_race(line) for line in await service.store.lists.races(guest.ids)]
    order = {"racing": 0, "lobby": 1, "over": 2}
    races.sort(key=lambda race: (not race.your_turn, order[race.table.phase], _pressing(race), -race.table.updated))
    return resources.MyRaces(races=races)


def _pressing(race: resources.MyRace) -> float:
    """When an answer of one's own is due."""
    return race.deadline if race.your_turn and race.deadline is not None else math.inf


def _my_race(line: Line) -> resources.MyRace:
    result = json.loads(line.result) if line.result else None
    mine = line.phase == "racing" and line.turn in (line.seat, -1 - line.seat)
    known = line.phase == "racing" and line.turn is not None and line.turn >= 0
    return resources.MyRace(
        table=table_line(line),
        seat=line.seat,
        your_turn=mine,
        turn=line.seat if mine else line.turn if known else None,
        since=line.since,
        deadline=line.deadline if mine or known else None,
        place=result[line.seat] if result else None,
    )


# Tables


@router.get("/api/tables")
async def tables(request: Request) -> resources.TableList:
    """Tables anybody may find."""
    return resources.TableList(tables=[table_line(line) for line in await service_of(request).store.lists.listed()])


@router.post("/api/tables", status_code=201)
async def new_table(request: Request, new: resources.NewTable) -> resources.TableKeys:
    """Create a table."""
    service = service_of(request)
    guest = await service.known_guest(request)
    if new.club is not None:
        await clubs.may_open(service.rooms, guest, new.club)
    origin = await service.room_for_one_more(guest, request, uploaded=False)
    room, keys = await creation.create(service.rooms, guest, new, origin)
    await service.store.gallery.raced(new.game, new.options)
    return resources.TableKeys(table=public(room.table), seats=keys)


@router.get("/api/tables/{code}")
async def table(request: Request, code: TableCode) -> Table:
    """A table as everybody sees it."""
    return public((await service_of(request).room(request, code)).table)


@router.post("/api/tables/{code}/seats", status_code=201)
async def sit(request: Request, code: TableCode, join: resources.Join) -> resources.TableKeys:
    """Take an open seat."""
    service = service_of(request)
    guest = await service.known_guest(request)
    room = await service.room(request, code)
    token = new_token()
    name = join.name or guest.name
    key = hashed(token)
    actor = Actor(guest=guest.id, also=guest.also)
    colour, _ = persons.badge(await service.tidings.profiles.of(guest.id))
    await room.commit(lambda _now: take_seat(room.table, join.seat, actor, name, key, colour))
    seat = next(seat for seat, chair in enumerate(room.table.chairs) if chair.token == key)
    return resources.TableKeys(table=public(room.table), seats=[resources.SeatKey(seat=seat, token=token)])


@router.get("/api/tables/{code}/scene", response_model=None)
async def scene(request: Request, code: TableCode) -> Response:
    """The picture of a race as it stands, as the asker may see it; who has several seats there sees what all may."""
    service = service_of(request)
    room, actor = await service.asker(request, code)
    replays.may_watch(room.table, actor)
    if room.table.position is None:
        raise NotStarted()
    mine = actor.seats(room.table)
    async with service.working(request):
        content = still(room.table, mine[0] if len(mine) == 1 else None)
    return Response(content, media_type="application/json")


@router.get("/api/tables/{code}/history", response_model=resources.HistoryPage)
async def history(
    request: Request,
    code: TableCode,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
    seat: Annotated[int | None, Query(ge=0, le=11)] = None,
) -> Response:
    """Entries after a sequence number, as the asker may see them."""
    service = service_of(request)
    room, actor = await service.asker(request, code)
    replays.may_watch(room.table, actor)
    mine = actor.seats(room.table)
    viewer = seat if seat in mine else mine[0] if mine else None
    told = await room.told(since) if since < room.table.sequence else []
    async with service.working(request):
        shown = entries(room.table, told[:limit], viewer)
    rest = to_json({"sequence": room.table.sequence, "more": len(told) > limit})
    return Response(b'{"entries":' + shown + b"," + rest[1:], media_type="application/json")


@router.get("/api/tables/{code}/replay", response_model=resources.Replay)
async def replay(
    request: Request,
    code: TableCode,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=2**31)] = None,
    seat: Annotated[int | None, Query(ge=0, le=11)] = None,
    everything: Annotated[bool, Query(alias="open")] = False,
) -> Response:
    """Points of a race with their scenes, from a seat's view."""
    service = service_of(request)
    room, actor = await service.asker(request, code)
    effort = service.effort.of(address(request))
    content = await replays.replay(room.table, room.log, actor, first, last, seat, everything, effort)
    return Response(content, media_type="application/json")


@router.get("/api/tables/{code}/record")
async def record(request: Request, code: TableCode) -> dict[str, Any]:
    """The record of a finished race."""
    service = service_of(request)
    room, actor = await service.asker(request, code)
    async with service.working(request):
        return replays.record(room.table, actor)


@router.get("/api/tables/{code}/proof")
async def proof(request: Request, code: TableCode) -> resources.Proof:
    """Everything needed to check the dice."""
    service = service_of(request)
    room, actor = await service.asker(request, code)
    async with service.working(request):
        return replays.proof(room.table, actor)


@router.get("/api/tables/{code}/analysis", response_model=resources.LookBack)
async def analysis(request: Request, code: TableCode) -> Response:
    """The look back on a finished race."""
    service = service_of(request)
    room, actor = await service.asker(request, code)
    replays.may_watch(room.table, actor)
    status, progress, found = await service.rooms.analyses.of(room.table)
    head = to_json({"status": status, "progress": progress})
    return Response(head[:-1] + b',"analysis":' + (found or "null").encode() + b"}", media_type="application/json")


@router.post("/api/records", status_code=201)
async def upload(request: Request, record: Annotated[Bounded, Body()]) -> resources.Uploaded:
    """Check a record and open it, to watch."""
    service = service_of(request)
    guest = await service.known_guest(request)
    origin = await service.room_for_one_more(guest, request, uploaded=True)
    return await creation.upload(service.rooms, guest, record, origin)


# Operations


@router.get("/health")
async def health(request: Request, response: Response) -> resources.Health:
    """Is all well? Writes to the database, too, now and then; 503 if that fails."""
    service = service_of(request)
    well = await service.store.access.healthy(service.store.leases.probe)
    if not well:
        response.status_code = 503
    return resources.Health(
        status="closing" if service.rooms.closing else "ok" if well else "failing",
        server=__version__,
        protocol=PROTOCOL,
        tables=len(service.rooms.open),
        sockets=service.sockets.total(),
        processes=max(1, len(service.rooms.neighbours.present)),
        database=service.store.access.engine.dialect.name,
    )


@router.get("/metrics", response_class=Response)
async def prometheus() -> Response:
    """Metrics in Prometheus' form."""
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
