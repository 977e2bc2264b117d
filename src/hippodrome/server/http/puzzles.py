"""The addresses of puzzles. Nothing about who solves them is kept here."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import service_of
from hippodrome.server.views import puzzles
from hippodrome.server.wire import puzzles as wire
from hippodrome.server.wire.nouns import GameName

router = APIRouter(responses=PROBLEMS)

Game = Annotated[GameName, Path()]
Id = Annotated[str, Path(pattern="^[0-9a-f]{8}$")]
HOUR = {"Cache-Control": "public, max-age=3600"}


@router.get("/api/games/{game}/puzzles")
async def game_puzzles(request: Request, game: Game, response: Response) -> wire.PuzzleList:
    """The puzzles of a game, without their answers."""
    response.headers.update(HOUR)
    return await asyncio.to_thread(puzzles.listed, game, service_of(request).settings.puzzles)


@router.get("/api/games/{game}/puzzles/{id}", response_model=wire.Puzzle)
async def game_puzzle(request: Request, game: Game, id: Id) -> Response:
    """A puzzle: the position as the seat that is asked sees it."""
    content = await asyncio.to_thread(puzzles.puzzle, game, id, service_of(request).settings.puzzles)
    return Response(content, media_type="application/json", headers=HOUR)


@router.get("/api/games/{game}/puzzles/{id}/solution")
async def game_solution(request: Request, game: Game, id: Id, response: Response) -> wire.Solution:
    """The solution of a puzzle, for devices that keep it for times without a network."""
    response.headers.update(HOUR)
    return await asyncio.to_thread(puzzles.solution, game, id, service_of(request).settings.puzzles)


@router.post("/api/games/{game}/puzzles/{id}")
async def answer_puzzle(request: Request, game: Game, id: Id, answer: wire.PuzzleAnswer) -> wire.Solution:
    """Answer a puzzle: what is best, what every choice is worth, and why."""
    return await asyncio.to_thread(puzzles.answered, game, id, answer, service_of(request).settings.puzzles)
