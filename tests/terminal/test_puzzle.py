"""Puzzles at a keyboard: an answer is judged, every choice told, and the streak goes on or begins anew."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from hippodrome.engine import registry
from hippodrome.study.puzzle import NoSuchPuzzle, Puzzle, puzzles_of
from hippodrome.terminal.puzzle import Solving, drawn

GAMES = sorted(registry.residents())


def solved(game: str, language: str, answers: list[str], puzzles: list[Puzzle]) -> tuple[Solving, str]:
    """What is shown to somebody who answers so, and how they stand then."""
    found = puzzles_of(game)
    told = io.StringIO()
    left = iter(answers)
    console = Console(file=told, width=120, color_system=None)
    solving = Solving(found.declared, found, language, console, lambda _: next(left))
    solving.solve(puzzles)
    assert next(left, None) is None, "everything was asked for"
    return solving, told.getvalue()


def number(game: str, puzzle: Puzzle, choice: int) -> str:
    """The number under which a choice is offered."""
    return str(puzzle.seen(puzzles_of(game).declared).choices().index(choice) + 1)


@pytest.mark.parametrize(("language", "right", "wrong"), [("en", "That is it", "better"), ("fr", "bien ça", "mieux")])
@pytest.mark.parametrize("game", GAMES)
def test_one_is_solved_and_one_is_missed(game: str, language: str, right: str, wrong: str) -> None:
    first, second, third = puzzles_of(game).puzzles[:3]
    good, bad = number(game, first, first.answer), number(game, second, second.greedy)
    solving, told = solved(game, language, ["0", "what", good, "q"], [first, second])
    assert right in told
    assert wrong not in told.partition(right)[0]
    assert solving.streak == 1
    assert solving.rating.rating > 1500
    solving, told = solved(game, language, [good, bad, "q"], [first, second, third])
    assert wrong in told
    assert solving.streak == 0


def test_they_are_chosen_by_theme_or_by_name() -> None:
    found = puzzles_of("scrap_racer")
    some = found.puzzles[5]
    assert {puzzle.theme for puzzle in drawn(found, some.theme, "", 1)} == {some.theme}
    assert drawn(found, "", some.id, 1) == [some]
    with pytest.raises(NoSuchPuzzle):
        drawn(found, "no_such_theme", "", 1)
