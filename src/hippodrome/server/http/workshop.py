"""The workshop: boards of one's own are drawn and checked here, and kept by whoever makes them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hippodrome.engine import registry
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import service_of
from hippodrome.server.views.workshop import drawn
from hippodrome.server.wire.nouns import GameName
from hippodrome.server.wire.workshop import BoardAsked, BoardDrawn
from hippodrome.server.words import preferred

router = APIRouter(responses=PROBLEMS)


@router.post("/api/workshop/{game}", response_model=BoardDrawn)
async def board(request: Request, game: Annotated[GameName, Path()], asked: BoardAsked) -> Response:
    """A board drawn and checked, after a change if one is wanted; nothing is kept."""
    declared = registry.game(game)
    language = preferred(request.headers.get("accept-language", ""))
    async with service_of(request).working(request):
        return Response(drawn(declared, asked, language), media_type="application/json")
