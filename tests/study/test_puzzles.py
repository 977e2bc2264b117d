"""Puzzles are mined the same however often the work was stopped; ratings are Glicko-2's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hippodrome import game
from hippodrome.cli import app
from hippodrome.engine import registry
from hippodrome.study.glicko import LEAST_DEVIATION, Rating, Result, after_puzzle, rated
from hippodrome.study.mining import DEEPER, Miner, drawn, mine, solved_again, versions
from hippodrome.study.puzzle import (
    BadPuzzles,
    NoPuzzles,
    NoSuchPuzzle,
    Terms,
    empty,
    load_puzzles,
    own_puzzles,
    puzzles_of,
    to_json,
)
from hippodrome.testing.studies import finished

TITAN = game("titan_race")
FEW = Terms(seed=3, playouts=100, worlds=20, margin=0.0, certainty=0.0, players=2, racers=["greedy"])


def test_the_same_terms_give_the_same_file_and_other_terms_leave_it_alone(tmp_path: Path) -> None:
    once, again = tmp_path / "once.json", tmp_path / "again.json"
    told: list[tuple[int, int]] = []
    found = mine(TITAN, FEW, once, 1, None, lambda there, races: told.append((there, races)))
    assert told[-1] == (1, found.races)
    assert mine(TITAN, FEW, again, 1, 0.0).puzzles == ()
    assert mine(TITAN, FEW, again, 1, None) == found == load_puzzles(again)
    assert again.read_text() == once.read_text() == to_json(found)
    puzzle = found.puzzles[0]
    assert puzzle.seen(TITAN).choices() == [worth.choice for worth in puzzle.choices]
    assert puzzle.answer != puzzle.greedy
    with pytest.raises(BadPuzzles):
        mine(TITAN, Terms(seed=4), once, 1, None)
    assert once.read_text() == to_json(found)


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """A file that says how many races were looked through is gone on with at the next one."""
    path = tmp_path / "puzzles.json"
    begun = replace(empty(TITAN, FEW, versions(TITAN)), races=4)
    path.write_text(to_json(begun))
    assert mine(TITAN, FEW, path, 1, 0.0) == begun
    miner = Miner(TITAN, begun, 0)
    miner.look()
    assert (miner.found.races, miner.found.puzzles) == (5, ())


def test_another_seed_draws_other_puzzles_to_be_solved_again() -> None:
    found = puzzles_of("titan_race")
    some, others = (drawn(found, 50, seed) for seed in (1, 2))
    assert some == drawn(found, 50, 1) != others
    assert len({puzzle.id for puzzle in some}) == 50
    assert len(drawn(found, 10_000, 1)) == len(found.puzzles)


def test_what_loses_its_answer_is_named_and_taken_out_if_asked(tmp_path: Path) -> None:
    found = mine(TITAN, FEW, tmp_path / "few.json", 1, None)
    one = replace(found.puzzles[0], id="kept")
    answer = next(
        worth.choice for worth in one.choices
        if solved_again(TITAN, replace(one, answer=worth.choice), FEW, DEEPER, 1)
    )  # fmt: skip
    kept = replace(one, answer=answer)
    lost = [replace(one, id=str(worth.choice), answer=-1) for worth in one.choices]
    path = tmp_path / "all.json"
    path.write_text(to_json(replace(found, puzzles=(*lost, kept))))
    said = run("puzzles", "titan_race", "--check", "50", "-o", str(path))
    assert all(f"{puzzle.id}: another answer" in said for puzzle in lost)
    assert "kept: another answer" not in said
    assert len(load_puzzles(path).puzzles) == len(lost) + 1
    run("puzzles", "titan_race", "--check", "50", "-o", str(path), "--drop")
    assert load_puzzles(path).puzzles == (kept,)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False, env={"COLUMNS": "140"})
    assert result.exit_code == 0, result.output
    return result.output


def test_races_of_people_are_looked_through_as_those_of_bots_and_nobody_is_named(tmp_path: Path) -> None:
    given = replace(FEW, racers=[])
    records = [replace(finished(TITAN, 2).record, seats=["Ann", "Bob"])] * 2
    found = mine(TITAN, given, tmp_path / "given.json", 5, None, ledger=records)
    assert found.races == 2
    assert len(found.puzzles) == len({puzzle.id for puzzle in found.puzzles}) > 0
    assert "Ann" not in (tmp_path / "given.json").read_text()
    path = tmp_path / "titan_race.puzzles.json"
    path.write_text(to_json(found))
    (tmp_path / "given.json").unlink()
    assert own_puzzles(tmp_path) == {"titan_race": found}
    path.write_text(to_json(replace(found, rules=99)))
    with pytest.raises(BadPuzzles):
        own_puzzles(tmp_path)
    assert own_puzzles(None) == {}


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
