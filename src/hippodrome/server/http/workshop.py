"""The workshop: boards of one's own are drawn and checked here, and kept by whoever makes them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hippodrome.engine import registry
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import service_of
from hippodrome.server.rooms.creation import checked_options
from hippodrome.server.views.workshop import drawn
from hippodrome.server.wire.nouns import GameName
from hippodrome.server.wire.workshop import BoardAsked, BoardDrawn, FairnessAsked, FairnessTold
from hippodrome.server.words import preferred

router = APIRouter(responses=PROBLEMS)


@router.post("/api/workshop/{game}", response_model=BoardDrawn)
async def board(request: Request, game: Annotated[GameName, Path()], asked: BoardAsked) -> Response:
    """A board drawn and checked, after a change if one is wanted; nothing is kept."""
    declared = registry.game(game)
    language = preferred(request.headers.get("accept-language", ""))
    async with service_of(request).working(request):
        return Response(drawn(declared, asked, language), media_type="application/json")


@router.post("/api/workshop/{game}/fairness", response_model=FairnessTold)
async def fairness(request: Request, game: Annotated[GameName, Path()], asked: FairnessAsked) -> Response:
    """How fair a board is: bots race on it in the background, and this tells what they have found so far."""
    service, declared = service_of(request), registry.game(game)
    trials = service.trials
    if not trials.races:
        return Response(b'{"status":"off","races":0,"done":0,"found":null}', media_type="application/json")
    trial = trials.of(declared, asked.options)
    if trial is None:
        service.creating(request)
        async with service.working(request):
            checked_options(declared, declared.usual_players, asked.options)
        trial = trials.begin(declared, asked.options)
    head = f'{{"status":"{trial.status}","races":{trials.races},'
    return Response(f"{head}{trial.told}}}".encode(), media_type="application/json")
