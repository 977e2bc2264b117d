"""The workshop: boards of one's own are drawn and checked here, and kept by whoever makes them."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hippodrome.engine import registry
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import service_of
from hippodrome.server.rooms.creation import checked_options
from hippodrome.server.views.parade import Parade
from hippodrome.server.views.workshop import drawn, understood
from hippodrome.server.wire.nouns import GameName, Language
from hippodrome.server.wire.workshop import (
    BoardAsked,
    BoardDrawn,
    BotRace,
    BotRaceAsked,
    FairnessAsked,
    FairnessTold,
    TuningAsked,
    TuningTold,
)
from hippodrome.server.words import preferred

router = APIRouter(responses=PROBLEMS)

JSON = "application/json"
REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
"""A report needs nothing from anywhere, and runs nothing."""


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
        return Response(b'{"status":"off","races":0,"done":0,"report":null,"found":null}', media_type=JSON)
    trial = trials.of(declared, asked.options)
    if trial is None:
        service.creating(request)
        async with service.working(request):
            checked_options(declared, declared.usual_players, asked.options)
        trial = trials.begin(declared, asked.options)
    report = f'"{trials.key(declared, asked.options)}"' if trial.reports else "null"
    head = f'{{"status":"{trial.status}","races":{trials.races},"report":{report},'
    return Response(f"{head}{trial.told}}}".encode(), media_type=JSON)


@router.post("/api/workshop/{game}/tune")
async def tune(request: Request, game: Annotated[GameName, Path()], asked: TuningAsked) -> TuningTold:
    """The smallest change that makes a board fair, looked for in the background; this tells how far it is."""
    service, declared = service_of(request), registry.game(game)
    tunings = service.tunings
    if not tunings.races:
        return TuningTold(status="off")
    more = {"view": asked.view, "aims": asked.aims, "moves": asked.moves}
    trial = tunings.of(declared, asked.options, **more)
    if trial is None:
        service.creating(request)
        async with service.working(request):
            checked_options(declared, declared.usual_players, asked.options)
        trial = tunings.begin(declared, asked.options, **more)
    told = json.loads("{" + trial.told + "}") if trial.status != "waiting" else {}
    known = {key: value for key, value in told.items() if key in TuningTold.model_fields}
    return TuningTold.model_validate({"status": trial.status, **known})


@router.get("/api/workshop/reports/{key}/{language}", response_class=Response)
async def report(
    request: Request, key: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], language: Annotated[Language, Path()]
) -> Response:
    """The whole report of a board's trial races, as `hippodrome balance` writes it; the last ones are kept."""
    trial = service_of(request).trials.known.get(key)
    if trial is None or language not in trial.reports:
        raise NoSuchPage()
    return Response(trial.reports[language], media_type="text/html", headers={"Content-Security-Policy": REPORT_POLICY})


@router.post("/api/workshop/{game}/parade", response_model=BotRace)
async def parade(request: Request, game: Annotated[GameName, Path()], asked: BotRaceAsked) -> Response:
    """A race among bots on a board, at once from start to end."""
    declared = registry.game(game)
    async with service_of(request).working(request):
        with understood(declared):
            options = checked_options(declared, declared.usual_players, asked.options)
            return Response(Parade(declared, options, asked.seed).told(), media_type=JSON)
