"""Puzzles as the page gets them: the position as its seat sees it; the answer only to an answer."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

from pydantic_core import to_json

from hippodrome.engine import registry
from hippodrome.engine.compose import compose
from hippodrome.engine.errors import HippodromeError, IllegalChoice
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.wire import puzzles as wire
from hippodrome.server.wire.scenes import parts_of
from hippodrome.study.glicko import Rating, after_puzzle
from hippodrome.study.puzzle import NoPuzzles, NoSuchPuzzle, Puzzle, Puzzles, puzzles_of
from hippodrome.study.why import why

KEPT = 64
"""Drawn positions that are kept for the next who asks."""


def count(game: str) -> int:
    """How many puzzles a game brings; none where they are not made for its rules."""
    try:
        return len(puzzles_of(game).puzzles)
    except HippodromeError:
        return 0


def listed(game: str) -> wire.PuzzleList:
    """All puzzles of a game by name, theme and rating."""
    titles = [wire.PuzzleTitle(id=one.id, theme=one.theme, rating=one.rating) for one in _brought(game).puzzles]
    return wire.PuzzleList(game=game, puzzles=titles)


@lru_cache(maxsize=KEPT)
def puzzle(game: str, id: str) -> bytes:
    """A puzzle as JSON (`wire.Puzzle`)."""
    found, declared = _found(game, id), registry.game(game)
    seen = found.seen(declared)
    return to_json({
        "id": found.id, "theme": found.theme, "rating": found.rating, "game": game, "seat": found.seat,
        "players": found.players, "options": found.options, "ranks": list(seen.known.ranks()),
        "scene": parts_of(compose(declared, seen)),
    })  # fmt: skip


def answered(game: str, id: str, answer: wire.PuzzleAnswer) -> wire.Solution:
    """What is told after an answer; one that is not on offer is refused."""
    found = _found(game, id)
    offered = [worth.choice for worth in found.choices]
    if answer.choice not in offered:
        raise IllegalChoice(choice=answer.choice, choices=", ".join(map(str, offered)))
    solved = answer.choice == found.answer
    solver = None
    if answer.solver is not None:
        rated = after_puzzle(Rating(**answer.solver.model_dump()), found.rating, solved)
        solver = wire.Solver(
            rating=min(5000.0, max(0.0, rated.rating)), deviation=rated.deviation,
            volatility=min(1.0, max(0.001, rated.volatility)),
        )  # fmt: skip
    return wire.Solution(
        answer=found.answer,
        solved=solved,
        choices=[wire.PuzzleOdds(**asdict(worth)) for worth in found.choices],
        margin=found.margin,
        error=found.error,
        why=_why(game, id),
        solver=solver,
    )


@lru_cache(maxsize=KEPT)
def _why(game: str, id: str) -> dict[str, list[str]]:
    return why(registry.game(game), _found(game, id), _brought(game).terms)


def _brought(game: str) -> Puzzles:
    try:
        return puzzles_of(game)
    except NoPuzzles as error:
        raise NoSuchPage() from error


def _found(game: str, id: str) -> Puzzle:
    try:
        return _brought(game).find(id)
    except NoSuchPuzzle as error:
        raise NoSuchPage() from error
