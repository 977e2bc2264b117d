"""The gallery: boards of one's own under short codes, removable by who made them and by the host."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from hippodrome.engine import registry
from hippodrome.engine.workshop import workbench
from hippodrome.server import clock
from hippodrome.server.errors import NoSuchBoard, NotTheMaker, TooManyBoards
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import Service, service_of
from hippodrome.server.http.showcase import own_board
from hippodrome.server.rooms.creation import checked_options, new_code
from hippodrome.server.store.gallery import SHOWN, Order, Shown, digest
from hippodrome.server.store.guests import Guest
from hippodrome.server.views.workshop import understood
from hippodrome.server.wire import gallery as wire
from hippodrome.server.wire.nouns import Code, GameName

router = APIRouter(responses=PROBLEMS)

BoardCode = Annotated[Code, Path(description="The code of a board.")]
DEEPEST = 5000
"""Boards of the gallery that can be leafed through."""
PICTURES = 200
"""Pictures that are remembered."""
_pictures: OrderedDict[tuple[str, str], str] = OrderedDict()


async def _cards(service: Service, guest: Guest | None, boards: Sequence[Shown]) -> list[wire.BoardCard]:
    ids = () if guest is None else guest.ids
    liked = await service.store.gallery.liked([one.code for one in boards], ids) if guest else set[str]()
    return [wire.BoardCard(**_told(one), liked=one.code in liked, mine=one.guest in ids) for one in boards]


def _told(one: Shown) -> dict[str, Any]:
    keys = ("code", "game", "option", "view", "title", "maker", "listed", "created", "raced", "likes")
    return {key: getattr(one, key) for key in keys}


async def _shown(service: Service, guest: Guest | None, one: Shown) -> wire.BoardShown:
    card = (await _cards(service, guest, [one]))[0]
    return wire.BoardShown(**card.model_dump(), board=one.board)


async def _found(service: Service, request: Request, code: str) -> Shown:
    """A board by its code; codes that do not exist can be tried only now and then."""
    return await service.guessed(request, service.store.gallery.get(code), NoSuchBoard(code=code))


@router.get("/api/boards")
async def boards(
    request: Request,
    game: Annotated[GameName | None, Query()] = None,
    order: Annotated[Order, Query()] = "new",
    start: Annotated[int, Query(ge=0, le=DEEPEST)] = 0,
    mine: Annotated[bool, Query()] = False,
) -> wire.BoardCards:
    """The gallery, or one's own boards."""
    service = service_of(request)
    if game is not None:
        registry.game(game)
    if mine:
        guest = await service.known_guest(request)
        found = await service.store.gallery.made_by(guest.ids, game)
        return wire.BoardCards(boards=await _cards(service, guest, found), more=False)
    found = await service.store.gallery.shown(game, order, start)
    cards = await _cards(service, await service.guest(request), found[:SHOWN])
    return wire.BoardCards(boards=cards, more=len(found) > SHOWN)


@router.post("/api/boards", status_code=201)
async def new_board(request: Request, new: wire.NewBoard) -> wire.BoardShown:
    """Keep a board that can be raced on under a short code, and in the gallery if wanted."""
    service = service_of(request)
    guest = await service.known_guest(request)
    game = registry.game(new.game)
    async with service.working(request):
        with understood(game), game.naming():
            bench, board = workbench(game, new.option), game.own(new.board)
            checked_options(game, game.usual_players, bench.options(board, new.view))
    store, origin = service.store.gallery, service.origin(request)
    before = await store.alike(digest(new.game, new.option, board), guest.ids)
    if before is not None:
        await store.change(before.code, new.title, new.listed)
        return await _shown(service, guest, await _found(service, request, before.code))
    service.creating(request)
    settings = service.settings
    most = settings.boards_each, settings.boards_from, settings.boards_kept
    if any(count >= bound for count, bound in zip(await store.counts(guest.ids, origin), most, strict=True)):
        raise TooManyBoards()
    while True:
        made = Shown(
            new_code(private=True), new.game, new.option, new.view, new.title, board, guest.id, guest.name, origin,
            new.listed, clock.now(),
        )  # fmt: skip
        if await store.keep(made):
            return await _shown(service, guest, made)


@router.get("/api/boards/{code}")
async def one_board(request: Request, code: BoardCode) -> wire.BoardShown:
    """A board by its code."""
    service = service_of(request)
    return await _shown(service, await service.guest(request), await _found(service, request, code))


@router.delete("/api/boards/{code}", status_code=204)
async def remove(request: Request, code: BoardCode) -> None:
    """Who made a board takes it away."""
    service = service_of(request)
    guest = await service.known_guest(request)
    if (await _found(service, request, code)).guest not in guest.ids:
        raise NotTheMaker()
    await service.store.gallery.remove(code)


@router.put("/api/boards/{code}/like")
async def like(request: Request, code: BoardCode, wanted: wire.BoardLiked) -> wire.BoardShown:
    """Like a board, or no longer."""
    service = service_of(request)
    guest = await service.known_guest(request)
    await _found(service, request, code)
    await service.store.gallery.like(code, guest.id, guest.ids, wanted.like)
    return await _shown(service, guest, await _found(service, request, code))


@router.get("/api/boards/{code}/picture.svg", response_class=Response)
async def picture(request: Request, code: BoardCode, scheme: str = "light") -> Response:
    """The board drawn; nothing (204) for tables of cards."""
    service = service_of(request)
    one = await _found(service, request, code)
    key = one.digest + one.view, scheme
    svg = _pictures.get(key)
    if svg is None:
        async with service.working(request):
            svg = own_board(one.game, one.option, one.board, one.view, scheme)
        _pictures[key] = svg
        while len(_pictures) > PICTURES:
            _pictures.popitem(last=False)
    await asyncio.sleep(0)
    return (
        Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})
        if svg
        else (Response(status_code=204))
    )
