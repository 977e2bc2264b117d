"""A bot from a package on the side, found by its entry point, races wherever our own do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation
from hippodrome.server.worker import question

SOURCE = Path(__file__).parents[2] / "examples" / "own_bot"
RUN = [sys.executable, "-m", "hippodrome.cli"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed beside Hippodrome."""
    folder = tmp_path_factory.mktemp("hare")
    shutil.copytree(SOURCE, folder / "source")
    offline = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder / "site"), str(folder / "source")],
        check=True,
        capture_output=True,
    )
    path = [str(Path(hippodrome.__file__).parents[1]), str(folder / "site"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def run(environment: dict[str, str], *command: str, given: str = "") -> str:
    done = subprocess.run([*command], env=environment, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_simulated_at_any_level_and_in_processes(installed: dict[str, str]) -> None:
    wanted = [*RUN, "simulate", "titan_race", "--games", "6", "--bots", "hare:2,random", "--json"]
    one = json.loads(run(installed, *wanted))
    assert one["bots"] == ["hare:2", "random"] * 2
    assert json.loads(run(installed, *wanted, "--processes", "2"))["digest"] == one["digest"]


def test_it_enters_a_tournament_and_the_ladder(installed: dict[str, str]) -> None:
    told = json.loads(
        run(installed, *RUN, "tournament", "scrap_racer", "--bots", "hare,random", "--games", "40", "--json")
    )
    assert [row["bot"] for row in told["entrants"]] == ["hare", "random"]
    script = "from hippodrome.bots import names; print(names()[-1])"
    assert run(installed, sys.executable, "-c", script) == "hare\n"


def test_it_sits_at_tables(installed: dict[str, str]) -> None:
    """The page is offered it, and the process in which bots think lets it choose."""
    script = "from hippodrome.server.catalogue import catalogue; print(*catalogue(None).bots)"
    assert "hare" in run(installed, sys.executable, "-c", script).split()
    questions, choices = "", []
    for declared in hippodrome.all_games():
        players = declared.usual_players
        options = declared.read_options(players)
        state = declared.start(declared.prepare(players, options), Seeded(3))
        seen = Observation(state, int(state.seat))
        questions += json.dumps(question(declared.name, players, options, seen, bot="hare")) + "\n"
        choices.append(state.choices())
    answers = run(installed, sys.executable, "-m", "hippodrome.server.worker", given=questions).splitlines()
    for answer, offered in zip(answers, choices, strict=True):
        assert json.loads(answer)["choice"] in offered


def test_without_the_package_there_is_no_such_bot() -> None:
    done = subprocess.run([*RUN, "simulate", "scrap_racer", "--bots", "hare"], capture_output=True, text=True)
    assert done.returncode == 2
    assert 'no bot "hare"' in " ".join(done.stderr.split())
