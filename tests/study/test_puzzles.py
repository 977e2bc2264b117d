"""Puzzles are mined the same however often the work was stopped; ratings are Glicko-2's."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome import game
from hippodrome.engine import registry
from hippodrome.study.glicko import LEAST_DEVIATION, Rating, Result, after_puzzle, rated
from hippodrome.study.mining import mine, solved_again
from hippodrome.study.puzzle import BadPuzzles, NoPuzzles, NoSuchPuzzle, Terms, load_puzzles, puzzles_of, to_json

SCRAP = game("scrap_racer")
FEW = Terms(seed=3, playouts=100, worlds=60, margin=0.01, certainty=0.5)


def test_mining_that_was_stopped_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    told: list[tuple[int, int]] = []
    found = mine(SCRAP, FEW, whole, 2, None, lambda there, races: told.append((there, races)))
    assert len(found.puzzles) == 2
    assert told[-1] == (2, found.races)
    while len(mine(SCRAP, FEW, parts, 2, 1e-9).puzzles) < 2:
        pass
    assert parts.read_text() == whole.read_text()
    assert load_puzzles(whole) == found
    for puzzle in found.puzzles:
        assert puzzle.seen(SCRAP).choices() == [worth.choice for worth in puzzle.choices]
        assert puzzle.answer != puzzle.greedy
    assert isinstance(solved_again(SCRAP, found.puzzles[0], FEW, 1), bool)
    with pytest.raises(BadPuzzles):
        mine(SCRAP, Terms(seed=4), whole, 2, None)
    assert whole.read_text() == to_json(found)


def test_every_game_of_the_house_brings_a_hundred() -> None:
    for name in sorted(registry.residents()):
        found = puzzles_of(name)
        assert len(found.puzzles) >= 100, name
        themes = [puzzle.theme for puzzle in found.puzzles]
        assert max(map(themes.count, set(themes))) <= 0.66 * len(themes), name


def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path) -> None:
    for number, text in enumerate(("", "[]", '{"format":"hippodrome-puzzles/1"}', '{"format":"other"}')):
        path = tmp_path / f"{number}.json"
        path.write_text(text)
        with pytest.raises(BadPuzzles):
            load_puzzles(path)
    with pytest.raises(NoSuchPuzzle):
        puzzles_of("scrap_racer").find("00000000")
    assert "scrap_racer" in NoPuzzles(game="scrap_racer").say("fr")


def test_a_rating_is_reckoned_as_in_the_paper() -> None:
    """Glickman's example: 1500 and 200 against three, won, lost and lost."""
    results = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]
    after = rated(Rating(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_solves_rises_and_who_misses_falls_less_the_more_is_known() -> None:
    solver = Rating()
    steps = []
    for _ in range(60):
        after = after_puzzle(solver, 1500, False)
        steps.append(solver.rating - after.rating)
        assert after_puzzle(solver, 1500, True).rating > solver.rating > after.rating
        solver = after
    assert steps[0] > steps[-1] > 0
    assert solver.deviation >= LEAST_DEVIATION
