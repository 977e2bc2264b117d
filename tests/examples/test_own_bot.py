"""A bot from a package on the side, found by its entry point, races wherever our own do."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import hippodrome
from examples.installing import EXAMPLES, RUN, install, run
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation
from hippodrome.server.jobs.worker import READY, task


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed beside Hippodrome."""
    return install(EXAMPLES / "own_bot", tmp_path_factory.mktemp("hare"))


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
    script = "from hippodrome.server.http.catalogue import catalogue; print(*catalogue(None, False).bots)"
    assert "hare" in run(installed, sys.executable, "-c", script).split()
    questions, choices = "", []
    for declared in hippodrome.all_games():
        players = declared.usual_players
        options = declared.read_options(players)
        state = declared.start(declared.prepare(players, options), Seeded(3))
        seen = Observation(state, int(state.seat))
        questions += json.dumps(task(declared.name, players, options, seen, bot="hare", whim=7)) + "\n"
        choices.append(state.choices())
    told = run(installed, sys.executable, "-m", "hippodrome.server.jobs.worker", given=questions)
    ready, *answers = told.splitlines()
    assert ready.encode() + b"\n" == READY
    for answer, offered in zip(answers, choices, strict=True):
        assert json.loads(answer)["choice"] in offered


def test_without_the_package_there_is_no_such_bot() -> None:
    done = subprocess.run([*RUN, "simulate", "scrap_racer", "--bots", "hare"], capture_output=True, text=True)
    assert done.returncode == 2
    assert 'no bot "hare"' in " ".join(done.stderr.split())
