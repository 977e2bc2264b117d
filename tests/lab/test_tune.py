"""Tuning: aims and levers as words, boards moved as the workshop moves them, and a board mended by racing."""

from __future__ import annotations

import copy
import json
import os
import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import hippodrome
from hippodrome.cli import app
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.files import write_toml
from hippodrome.engine.models import model, own_options, supplied
from hippodrome.lab.balance.tally import Sum, Tally
from hippodrome.lab.tune.aims import read_aim
from hippodrome.lab.tune.levers import make_space
from hippodrome.lab.tune.pool import walked, whole
from hippodrome.lab.tune.surrogate import Surface
from hippodrome.lab.tune.sweep import sweep
from hippodrome.lab.tune.telling import Telling
from hippodrome.lab.tune.trials import Track, Trial
from hippodrome.lab.tune.tuning import Progress, judged, tune

in_every_game = pytest.mark.parametrize("name", hippodrome.names())
long_run = pytest.mark.skipif(not os.environ.get("TUNING"), reason="minutes long: make test-long")


def own(name: str, option: str, like: str | None = None) -> dict[str, Any]:
    game = hippodrome.game(name)
    return game.own(tomllib.loads(model(game, option, like)))


# Levers


@in_every_game
def test_every_number_of_every_workbench_can_be_moved_and_moved_back(name: str) -> None:
    game = hippodrome.game(name)
    moved = 0
    for bench in game.workbenches:
        board = own(name, bench.option)
        view = bench.views(board)[0]
        for part in bench.sketch(board, view).parts[:6]:
            for key, value in part.values.items():
                declared = next(one for one in bench.properties if one.key == key)
                if declared.low is None or declared.none or not isinstance(value, int):
                    continue
                space = make_space(game, game.usual_players, {}, [f"{part.id}.{key}"])
                assert space.cost(space.now) == 0
                for other in space.levers[0].values:
                    rules = space.rules((other,))
                    if rules is not None:
                        assert (rules[bench.option] == board) == (other == value)
                        moved += other != value
    assert moved


def test_marks_move_to_cells_near_the_grid_and_boards_that_break_the_rules_are_left_out() -> None:
    game = hippodrome.game("chariot_race")
    space = make_space(game, 4, {}, ["start=1.5"])
    assert [lever.key for lever in space.levers] == [f"start.{number}" for number in range(1, 7)]
    assert whole(space) is None
    luck = random.Random("marks")
    boards = walked(space, [space.now], 12, luck)
    assert len(boards) == 12
    for values in boards:
        rules = space.rules(values)
        assert rules is not None
        assert len(set(values)) == 6
        stand = {part.values.get("start"): part.id for part in game.workbenches[0].sketch(rules["board"], "AA").parts}
        assert tuple(stand[number] for number in range(1, 7)) == values
    back_to_front = tuple(reversed(space.now))
    assert space.rules(back_to_front) is None


def test_what_cannot_be_moved_or_aimed_at_is_told() -> None:
    game = hippodrome.game("titan_race")
    for words in (["wings.distance"], ["option.wings"], ["jump_boots.distance=0..9"], ["jump_boots.colour"]):
        with pytest.raises(HippodromeError):
            make_space(game, 4, {}, words)
    for word in ("cards_drawn.wings", "rounds=9", "rounds=9..3", "wings=1..2"):
        with pytest.raises(HippodromeError):
            read_aim(game, word, 4, 0.2)
    with pytest.raises(HippodromeError, match=r"order"):
        tune("titan_race", ["wings"], ["jump_boots.distance=1..2"], races=500, bots=["random"])


@in_every_game
def test_every_supplied_file_is_written_as_it_was_read(name: str) -> None:
    game = hippodrome.game(name)
    for option in own_options(game):
        for value in supplied(game, option):
            table = tomllib.loads(model(game, option.key, value))
            assert tomllib.loads(write_toml(table)) == table


# Racing


def test_boards_meet_the_same_luck_and_blocks_add_up() -> None:
    space = make_space(hippodrome.game("scrap_racer"), 4, {}, ["option.laps=1..3"])
    one, again = Trial((3,), 0.0), Trial((3,), 0.0)
    track = Track(space, 1, ("random",))
    track.race([one, again], "race", range(40))
    assert one.tally.to_json() == again.tally.to_json()
    assert len(one.blocks) == 2
    readings = read_aim(space.game, "seat", 4, 0.2).readings(one.tally)
    assert [reading.level for reading in readings] == ["1", "2", "3", "4"]
    worst = max(abs(one.tally.shares["seat"][str(seat)].total / one.tally.decided - 0.25) for seat in range(1, 5))
    assert one.loss(readings) == pytest.approx(worst / 0.05)


def test_a_surface_finds_the_valley_in_noise() -> None:
    game = hippodrome.game("titan_race")
    space = make_space(game, 4, {}, ["jump_boots.distance=1..5", "healing_potion.life=1..6"])
    every = whole(space)
    assert every is not None
    chance = np.random.default_rng(7)
    tried = [every[int(index)] for index in chance.integers(len(every), size=60)]

    def truth(values: tuple[Any, ...]) -> float:
        return float((values[0] - 4) + 0.5 * (values[1] - 2))

    seen = np.array([truth(values) for values in tried]) + chance.normal(0, 0.8, len(tried))
    surface = Surface(space.levers)
    surface.fit(tried, seen, np.full(len(tried), 0.8))
    means, doubts = surface.foretell(every)
    wrong = means - np.array([truth(values) for values in every])
    assert np.abs(wrong).mean() < 0.35
    assert (np.abs(wrong) < 3 * doubts + 0.2).mean() > 0.9


def test_a_board_is_fair_or_unfair_only_for_sure() -> None:
    game = hippodrome.game("scrap_racer")

    def seen(*wins: int) -> Trial:
        trial = Trial((), 0.0)
        shares = {str(seat + 1): Sum(sum(wins), won, won) for seat, won in enumerate(wins)}
        trial.add(Tally(races=sum(wins), decided=sum(wins), shares={"seat": shares}))
        return trial

    readings = read_aim(game, "seat", 4, 0.2).readings(seen(1, 1, 1, 1).tally)
    for wins, verdict in (((25, 25, 25, 25), "open"), ((2500, 2500, 2500, 2500), "fair"), ((5, 10, 20, 65), "unfair")):
        assert judged(seen(*wins), readings, 0.99, ("greedy",)).verdict == verdict


def test_a_deck_made_unfair_is_mended_and_the_file_races(tmp_path: Path) -> None:
    cards = own("titan_race", "cards", "standard")
    boots = next(row for row in cards["card"] if row["id"] == "jump_boots")
    boots["distance"] = 5
    file, mended = tmp_path / "unfair.toml", tmp_path / "mended.toml"
    file.write_text(write_toml(cards), encoding="utf-8")
    done = CliRunner().invoke(
        app,
        [
            "tune", "titan_race", "--aim", "cards_drawn.jump_boots", "--move", "jump_boots.distance=1..5", "--option",
            str(file), "--bots", "random", "--margin", "0.6", "--games", "800", "--stronger", "", "-o", str(mended), "--json",
        ],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["verdict"] in ("found", "open", "better")
    assert told["changes"][0]["after"] < 5
    assert told["after"]["loss"] < told["before"]["loss"]
    table = hippodrome.game("titan_race").own(tomllib.loads(mended.read_text("utf-8")))
    assert table == told["board"]
    assert hippodrome.game("titan_race").check(table) == "cards"


def test_tuning_follows_from_its_seed_is_told_about_and_can_be_stopped() -> None:
    asked: dict[str, Any] = {
        "game": "scrap_racer", "aims": ["rounds=5..6"], "levers": ["option.laps=1..4"], "bots": ["random"],
        "races": 500, "stronger": (),
    }  # fmt: skip
    steps: list[Progress] = []
    one, two = tune(**asked, progress=steps.append), tune(**asked)
    assert one.to_json() == two.to_json()
    assert {step.stage for step in steps} >= {"before", "race", "confirm"}
    assert [step.races for step in steps] == sorted(step.races for step in steps)
    for language in ("en", "fr"):
        assert all(Telling(one.space, language).sentences(one))
    ended = tune(**asked, stop=lambda: True)
    assert (ended.verdict, ended.values) == ("stopped", None)


def test_what_cannot_be_mended_is_said_to_be_so() -> None:
    done = tune("scrap_racer", ["rounds=30..31"], ["option.laps=1..2"], bots=["random"], races=500, stronger=())
    assert done.verdict == "not found"
    assert done.changes == []
    assert done.after is not None
    assert done.after.verdict == "unfair"


def test_a_sweep_has_a_figure_for_every_value_and_a_page_in_both_languages() -> None:
    done = sweep(
        "scrap_racer", ["rounds=3..6"], ["option.laps=1..3", "option.spaces_per_section"], bots=["random"], races=20
    )
    assert len(done.points) == 6
    rounds = {values: next(iter(figures.values())).value for values, figures in done.points}
    assert rounds[(1, 1)] < rounds[(3, 1)] < rounds[(3, 3)]
    for language in ("en", "fr"):
        assert "<table" in done.page(language)
    single = sweep("titan_race", ["cards_drawn.jump_boots"], ["jump_boots.distance=1..2"], bots=["random"], races=20)
    assert 'class="forest' in single.page("en")


# The long proof: a board made unfair on purpose in each game


UNFAIR: dict[str, tuple[str, list[str], list[str]]] = {
    "chariot_race": ("board", ["start_position"], ["start"]),
    "titan_race": ("cards", ["cards_drawn.jump_boots"], ["jump_boots.distance=1..5"]),
    "arena_maximus": ("chariots", ["racer.orc"], ["orc.chariot=3..14"]),
    "scrap_racer": ("cards", ["rounds=3..4"], ["option.laps=1..9"]),
}


def made_unfair(name: str) -> dict[str, Any]:
    """Options of a race that is plainly not as it should be."""
    option, _, _ = UNFAIR[name]
    table = copy.deepcopy(own(name, option))
    if name == "chariot_race":
        table["module"]["2A"]["start"] = ["O14", "C12", "I10", "I8", "I7", "I6"]
    elif name == "titan_race":
        next(row for row in table["card"] if row["id"] == "jump_boots")["distance"] = 5
    elif name == "arena_maximus":
        table["orc"]["chariot"] = 14
    return {option: table} if name != "scrap_racer" else {"laps": 9}


@long_run
@pytest.mark.parametrize("name", list(UNFAIR))
def test_tune_mends_a_board_made_unfair_on_purpose(name: str) -> None:
    _, aims, levers = UNFAIR[name]
    done = tune(name, aims, levers, options=made_unfair(name), stronger=(), processes=2)
    assert done.verdict == "found", done.to_json()
