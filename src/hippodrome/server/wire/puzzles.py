"""Puzzles over HTTP: what is asked, what is answered, and what is told only then."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from hippodrome.server.wire.nouns import Strict


class PuzzleTitle(Strict):
    """A puzzle of a list: what it is about (message `theme-THEME` of the game), and how hard it is."""

    id: str
    theme: str
    rating: int


class PuzzleList(Strict):
    """The puzzles of a game, without their answers."""

    game: str
    puzzles: list[PuzzleTitle]


class Puzzle(PuzzleTitle):
    """A position in which a seat is asked, as that seat sees it. What is best is told once it was answered."""

    game: str
    seat: int
    players: int
    options: dict[str, Any]
    """Those that are not the usual ones."""
    ranks: list[int]
    scene: dict[str, Any]


class Solver(Strict):
    """How strong a solver is (Glicko-2). The browser keeps it; a server keeps nothing about solvers."""

    rating: Annotated[float, Field(ge=0, le=5000)] = 1500.0
    deviation: Annotated[float, Field(ge=1, le=350)] = 350.0
    volatility: Annotated[float, Field(ge=0.001, le=1)] = 0.06


class PuzzleAnswer(Strict):
    """An answer; with `solver`, for a rating."""

    choice: Annotated[int, Field(ge=0, lt=1 << 32)]
    solver: Solver | None = None


class PuzzleOdds(Strict):
    """What a choice is worth: the chance to win with its standard error, and the place to be expected."""

    choice: int
    win: float
    error: float
    place: float


class Solution(Strict):
    """What is told after an answer: the best choice, every choice's chances, and why (sentences by language)."""

    answer: int
    solved: bool
    choices: list[PuzzleOdds]
    margin: float
    error: float
    why: dict[str, list[str]]
    solver: Solver | None
