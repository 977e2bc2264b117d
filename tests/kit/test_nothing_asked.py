"""A race in which nobody is ever asked: everything that measures, studies or trains on races copes with it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from examples.installing import RUN, install, run
from hippodrome.kit import make

PLAY = """
import hippodrome, sys
race = hippodrome.new("foregone", players=3, seed=1, sealed=True)
assert race.over and race.ranking == [0, 1, 2]
race.save(sys.argv[1])
"""
ENVIRONMENTS = """
import gymnasium
from hippodrome.engine.errors import NeverAsked
from hippodrome.envs import aec
race = aec.env("foregone", 3)
race.reset(seed=1)
assert all(race.terminations.values()) and race.rewards["seat_0"] == 1.0
env = gymnasium.make("hippodrome/foregone-v2", players=3, opponents=("random",), seat=0)
try:
    env.reset(seed=1)
except NeverAsked as error:
    print(error)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The kit's race with one answer to its question, which is then never asked."""
    folder = tmp_path_factory.mktemp("foregone")
    make("foregone", folder / "made")
    rules = folder / "made" / "src" / "foregone" / "rules" / "race.py"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace("            self.put(RUN)\n", ""), encoding="utf-8")
    return install(folder / "made", folder / "beside")


def test_it_is_simulated_and_reported_on(installed: dict[str, str], tmp_path: Path) -> None:
    told = json.loads(run(installed, *RUN, "simulate", "foregone", "--games", "5", "--json"))
    assert told["mean_decisions"] == 0
    run(installed, *RUN, "balance", "foregone", "--games", "5", "-o", str(tmp_path / "report.html"))
    assert (tmp_path / "report.html").is_file()


def test_its_record_is_whole_and_analysed(installed: dict[str, str], tmp_path: Path) -> None:
    path = str(tmp_path / "race.json")
    run(installed, sys.executable, "-c", PLAY, path)
    assert "holds together" in run(installed, *RUN, "verify", path)
    found = json.loads(run(installed, *RUN, "analyse", path, "--processes", "1", "--json"))
    assert [seat["place"] for seat in found["seats"]] == [1, 2, 2]
    assert found["decisions"] == []
    asked = subprocess.run([*RUN, "hint", path], env=installed, capture_output=True, text=True, check=False)
    assert asked.returncode == 2


def test_the_engine_is_measured(installed: dict[str, str]) -> None:
    script = """
import hippodrome
from hippodrome.lab import bench
game = hippodrome.game("foregone")
print([measure(game, 0.05) for measure in (bench.inside, bench.from_python, bench.folding, bench.thinking)])
assert bench.clones(game, 0.05) > 0
"""
    assert json.loads(run(installed, sys.executable, "-c", script)) == [0.0, 0.0, 0.0, 0.0]


def test_environments_say_that_a_seat_is_never_asked(installed: dict[str, str]) -> None:
    assert "seat 1 was asked nothing" in run(installed, sys.executable, "-c", ENVIRONMENTS)
