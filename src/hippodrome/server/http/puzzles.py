"""The addresses of puzzles. Nothing about who solves them is kept here."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Response

from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.views import puzzles
from hippodrome.server.wire import puzzles as wire
from hippodrome.server.wire.nouns import GameName

router = APIRouter(responses=PROBLEMS)

Game = Annotated[GameName, Path()]
Id = Annotated[str, Path(pattern="^[0-9a-f]{8}$")]
HOUR = {"Cache-Control": "public, max-age=3600"}


@router.get("/api/games/{game}/puzzles")
async def game_puzzles(game: Game, response: Response) -> wire.PuzzleList:
    """The puzzles of a game, without their answers."""
    response.headers.update(HOUR)
    return await asyncio.to_thread(puzzles.listed, game)


@router.get("/api/games/{game}/puzzles/{id}", response_model=wire.Puzzle)
async def game_puzzle(game: Game, id: Id) -> Response:
    """A puzzle: the position as the seat that is asked sees it."""
    content = await asyncio.to_thread(puzzles.puzzle, game, id)
    return Response(content, media_type="application/json", headers=HOUR)


@router.post("/api/games/{game}/puzzles/{id}")
async def answer_puzzle(game: Game, id: Id, answer: wire.PuzzleAnswer) -> wire.Solution:
    """Answer a puzzle: what is best, what every choice is worth, and why."""
    return await asyncio.to_thread(puzzles.answered, game, id, answer)
