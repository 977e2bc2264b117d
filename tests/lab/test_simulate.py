"""Simulation: the same races whatever the split, kept as they are finished, and honest sums."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

import hippodrome
from hippodrome.bots import bot
from hippodrome.bots.umpire import Umpire
from hippodrome.engine.errors import BadOption
from hippodrome.lab.errors import NotResults, OtherProgramme
from hippodrome.lab.programme import FEWEST_SHARDS, MOST_RACES, MOST_RANDOM_RACES, Programme, make_programme
from hippodrome.lab.shard import play_race
from hippodrome.lab.simulation import simulate
from hippodrome.lab.store import Store

GAMES = hippodrome.names()
RUN = [sys.executable, "-m", "hippodrome.cli", "simulate"]


@pytest.mark.parametrize("game", GAMES)
def test_race_k_of_a_seed_is_the_same_alone_and_in_a_batch(game: str) -> None:
    programme = make_programme(game, None, 6, 8, ["random"])
    declared = hippodrome.game(game)
    setup = declared.setup(programme.players)
    umpire = Umpire(declared.heuristic, [])
    batch = [play_race(declared, setup, programme, umpire, number).state.pack() for number in range(6)]
    assert play_race(declared, setup, programme, umpire, 4).state.pack() == batch[4]
    assert len(set(batch)) == 6


def test_fast_and_slow_way_through_random_races_agree() -> None:
    declared = hippodrome.game("scrap_racer")
    programme = make_programme("scrap_racer", 3, 5, 8, ["random"])
    setup = declared.setup(3)
    umpire = Umpire(declared.heuristic, [bot("random", declared)] * 3)
    for number in range(5):
        quick = play_race(declared, setup, programme, umpire, number)
        mixed = Programme(programme.game, 3, 5, 8, ("random", "random", "other"), programme.options)
        slow = play_race(declared, setup, mixed, umpire, number)
        assert (quick.state, quick.decisions) == (slow.state, slow.decisions)


@pytest.mark.parametrize(
    ("games", "bots", "turns", "size"),
    [
        (50, ["random"], False, 1),
        (FEWEST_SHARDS * 7, ["greedy"], False, 7),
        (10_000_000, ["random"], False, MOST_RANDOM_RACES),
        (10_000_000, ["random"], True, MOST_RACES),
        (10_000_000, ["greedy", "random"], False, MOST_RACES),
    ],
)
def test_shards_follow_from_the_programme(games: int, bots: list[str], turns: bool, size: int) -> None:
    shards = make_programme("scrap_racer", 4, games, 1, bots, turns=turns).shards()
    assert len(shards[0]) == size
    assert sum(len(shard) for shard in shards) == games
    assert all(before.stop == after.start for before, after in itertools.pairwise(shards))


@pytest.mark.parametrize("game", GAMES)
def test_any_number_of_processes_gives_the_same_digest(game: str) -> None:
    programme = make_programme(game, None, 10, 2, ["greedy", "random"])
    told: list[int] = []
    one = simulate(programme, 1, told.append)
    assert told == list(range(11))
    for processes in (2, 4):
        shared = simulate(programme, processes)
        for entry in ("digest", "wins_by_seat", "mean_ranks_by_seat", "decisions", "games"):
            assert shared[entry] == one[entry]


@pytest.mark.parametrize(("bots", "games"), [([], 5), (["random"] * 4, 5), (["random"], 0)])
def test_a_bad_programme_is_refused(bots: list[str], games: int) -> None:
    with pytest.raises(BadOption):
        make_programme("scrap_racer", 3, games, 1, bots)


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_races_and_decisions_add_up_to_the_summary(game: str, tmp_path: Path) -> None:
    programme = make_programme(game, None, 6, 5, ["greedy", "random"], turns=True)
    summary = simulate(programme, output=tmp_path / "out")
    races = polars.read_parquet(tmp_path / "out" / "races" / "*.parquet")
    turns = polars.read_parquet(tmp_path / "out" / "turns" / "*.parquet")
    assert races["race"].to_list() == list(range(6))
    assert turns.height == races["decisions"].sum() == summary["decisions"]
    for seat in range(programme.players):
        assert races[f"won_{seat}"].mean() == pytest.approx(summary["wins_by_seat"][seat])
        assert races[f"rank_{seat}"].mean() == pytest.approx(summary["mean_ranks_by_seat"][seat])
        assert turns[f"value_{seat}"].is_between(0, 1).all()
    asked = turns.group_by("race").len().sort("race")["len"].to_list()
    assert asked == races["decisions"].to_list()
    assert (turns["options"] > 1).all()
    assert turns["seat"].n_unique() == programme.players
    last = turns.group_by("race", maintain_order=True).last()
    for seat in range(programme.players):
        assert last[f"rank_{seat}"].to_list() == races[f"rank_{seat}"].to_list()
    assert json.loads((tmp_path / "out" / "summary.json").read_text())["digest"] == summary["digest"]


def test_a_row_finds_its_race_again(tmp_path: Path) -> None:
    programme = make_programme("titan_race", 3, 4, "ludi", ["greedy"], turns=True)
    simulate(programme, output=tmp_path / "out")
    turns = polars.read_parquet(tmp_path / "out" / "turns" / "*.parquet")
    race = hippodrome.new("titan_race", 3, "ludi", stream=2)
    for choice in turns.filter(polars.col("race") == 2)["choice"]:
        race.play(choice)
    assert race.over


def test_what_is_finished_is_not_raced_again(tmp_path: Path) -> None:
    programme = make_programme("scrap_racer", 3, 400, 6, ["random"])
    whole = simulate(programme)
    folder = tmp_path / "out"
    simulate(programme, output=folder)
    files = sorted((folder / "races").iterdir())
    for file in (files[0], files[7], files[-1]):
        file.unlink()
    kept = {file: file.stat().st_mtime_ns for file in files if file.exists()}
    again = simulate(programme, 2, output=folder)
    assert again["digest"] == whole["digest"]
    assert again["resumed_games"] == 394
    assert all(file.stat().st_mtime_ns == stamp for file, stamp in kept.items())
    done = simulate(programme, output=folder)
    assert (done["resumed_games"], done["digest"]) == (400, whole["digest"])


def test_another_programme_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    simulate(make_programme("scrap_racer", 3, 5, 6, ["random"]), output=tmp_path / "out")
    for other, entry in (
        (make_programme("scrap_racer", 3, 6, 6, ["random"]), "games"),
        (make_programme("scrap_racer", 3, 5, 7, ["random"]), "seed"),
        (make_programme("scrap_racer", 3, 5, 6, ["greedy"]), "bots"),
        (make_programme("scrap_racer", 3, 5, 6, ["random"], {"circuit": "B"}), "options"),
        (make_programme("scrap_racer", 3, 5, 6, ["random"], turns=True), "turns"),
    ):
        with pytest.raises(OtherProgramme, match=f"its {entry} is") as refused:
            Store(tmp_path / "out", other)
        assert "autre simulation" in refused.value.say("fr")


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(NotResults):
        Store(tmp_path, make_programme("scrap_racer", 3, 5, 6, ["random"]))
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def wait_until_gone(group: int) -> None:
    """No worker is left behind; helpers of the pool notice the end of their parent by themselves."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    pytest.fail("a worker was left behind")


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_keeps_what_is_finished_and_says_how_to_go_on(processes: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    wanted = [*RUN, "scrap_racer", "--games", "200", "--bots", "greedy", "--output", str(folder)]
    # A session of its own: the signal reaches the workers too, as Ctrl-C in a terminal does.
    running = subprocess.Popen(
        [*wanted, "--processes", processes],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while running.poll() is None and len(list(folder.glob("races/*.parquet"))) < 3:
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert "the same command goes on from there" in " ".join(said.split())
    assert "Traceback" not in said
    kept = len(list(folder.glob("races/*.parquet")))
    assert 3 <= kept < FEWEST_SHARDS
    assert not list(folder.rglob("*.part"))
    wait_until_gone(running.pid)
    done = subprocess.run([*wanted, "--processes", "2", "--json"], capture_output=True, text=True, check=True)
    summary = json.loads(done.stdout)
    assert summary["resumed_games"] == kept
    assert summary["digest"] == simulate(make_programme("scrap_racer", None, 200, 1, ["greedy"]), 2)["digest"]


def test_a_ray_cluster_gives_the_same_races(tmp_path: Path) -> None:
    wanted = [*RUN, "arena_maximus", "--games", "40", "--bots", "greedy,random", "--processes", "2", "--json"]
    done = subprocess.run(
        [*wanted, "--ray", "local", "--output", str(tmp_path / "out")], capture_output=True, text=True, check=True
    )
    here = simulate(make_programme("arena_maximus", None, 40, 1, ["greedy", "random"]), 2)
    assert json.loads(done.stdout)["digest"] == here["digest"]
    assert len(list((tmp_path / "out" / "races").iterdir())) == 40


def test_a_cluster_that_is_not_there_is_named() -> None:
    wanted = [*RUN, "scrap_racer", "--games", "3", "--ray", "127.0.0.1:1"]
    done = subprocess.run(wanted, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 2, done.stderr
    assert "no Ray cluster at 127.0.0.1:1" in " ".join(done.stderr.split())
