"""Puzzles as the page gets them: the position as its seat sees it; the answer only to an answer."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from pathlib import Path

from pydantic_core import to_json

from hippodrome.engine.compose import compose
from hippodrome.engine.errors import HippodromeError, IllegalChoice
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.wire import puzzles as wire
from hippodrome.server.wire.scenes import parts_of
from hippodrome.study.glicko import Rating, after_puzzle
from hippodrome.study.puzzle import NoPuzzles, NoSuchPuzzle, Puzzle, Puzzles, own_puzzles, puzzles_of
from hippodrome.study.why import why

KEPT = 64
"""Drawn positions that are kept for the next who asks."""


@lru_cache(maxsize=4)
def _own(folder: str) -> dict[str, Puzzles]:
    return own_puzzles(Path(folder) if folder else None)


def count(game: str, folder: str) -> int:
    """How many puzzles there are of a game; none where they are not made for its rules."""
    try:
        return sum(len(one.puzzles) for one in _brought(game, folder))
    except HippodromeError:
        return 0


def listed(game: str, folder: str) -> wire.PuzzleList:
    """All puzzles of a game by name, theme and rating, the host's own among them."""
    brought = [puzzle for one in _brought(game, folder) for puzzle in one.puzzles]
    titles = [wire.PuzzleTitle(id=one.id, theme=one.theme, rating=one.rating) for one in brought]
    return wire.PuzzleList(game=game, puzzles=titles)


@lru_cache(maxsize=KEPT)
def puzzle(game: str, id: str, folder: str) -> bytes:
    """A puzzle as JSON (`wire.Puzzle`)."""
    found, brought = _found(game, id, folder)
    declared = brought.declared
    seen = found.seen(declared)
    return to_json({
        "id": found.id, "theme": found.theme, "rating": found.rating, "game": game, "seat": found.seat,
        "players": found.players, "options": found.options, "ranks": list(seen.known.ranks()),
        "scene": parts_of(compose(declared, seen)),
    })  # fmt: skip


def solution(game: str, id: str, folder: str) -> wire.Solution:
    """What is told after the right answer: for a device that keeps the puzzle for times without a network."""
    right = _found(game, id, folder)[0].answer
    return answered(game, id, wire.PuzzleAnswer(choice=right), folder)


def answered(game: str, id: str, answer: wire.PuzzleAnswer, folder: str) -> wire.Solution:
    """What is told after an answer; one that is not on offer is refused."""
    found, _ = _found(game, id, folder)
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
        why=_why(game, id, folder),
        solver=solver,
    )


@lru_cache(maxsize=KEPT)
def _why(game: str, id: str, folder: str) -> dict[str, list[str]]:
    found, brought = _found(game, id, folder)
    return why(brought.declared, found, brought.terms)


def _brought(game: str, folder: str) -> list[Puzzles]:
    """The puzzles that a game brings, and those of the host."""
    own = [found for name, found in _own(folder).items() if name == game]
    try:
        return [puzzles_of(game), *own]
    except NoPuzzles as error:
        if not own:
            raise NoSuchPage() from error
        return own


def _found(game: str, id: str, folder: str) -> tuple[Puzzle, Puzzles]:
    """A puzzle, and the ones it was made with."""
    for brought in _brought(game, folder):
        try:
            return brought.find(id), brought
        except NoSuchPuzzle:
            continue
    raise NoSuchPage()
