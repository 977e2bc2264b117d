"""A game from a package on the side, found by its entry point, is raced wherever our own are."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.installing import EXAMPLES, RUN, install, run
from server.stories import race, seated
from web.serving import serving

GAME = "snail_derby"
SOURCE = EXAMPLES / "snail_derby"
PLAY = """
import hippodrome, sys
race = hippodrome.new("snail_derby", players=3, seed=5)
while not race.over:
    race.play(race.options[-1])
race.save(sys.argv[1])
"""
ENVIRONMENTS = """
import gymnasium, pettingzoo, pyspiel
from hippodrome.envs import aec, spiel
aec.register(), spiel.register()
env = gymnasium.make("hippodrome/snail_derby-v2", players=3, opponents=("random",))
_, info = env.reset(seed=4)
over = False
while not over:
    _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
print(reward in (1.0, 0.0, -1.0), len(pettingzoo.make("aec", "hippodrome/snail_derby-v2", players=3).possible_agents),
      pyspiel.load_game("hippodrome_snail_derby(players=4)").num_players())
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("snails")


@pytest.fixture(scope="module")
def installed(folder: Path) -> dict[str, str]:
    """An environment in which the package is installed beside Hippodrome."""
    return install(SOURCE, folder)


@pytest.fixture(scope="module")
def record(installed: dict[str, str], folder: Path) -> str:
    """A finished race of it."""
    path = folder / "race.json"
    run(installed, sys.executable, "-c", PLAY, str(path))
    return str(path)


def test_it_passes_the_suite_that_every_game_passes(installed: dict[str, str]) -> None:
    told = run(installed, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SOURCE / "tests"))
    assert " passed" in told
    assert "skipped" not in told


def test_it_is_listed(installed: dict[str, str]) -> None:
    listed = json.loads(run(installed, *RUN, "games", "--json", "--language", "fr"))
    [mine] = [game for game in listed if game["name"] == GAME]
    assert mine["title"] == "Derby des escargots"
    assert len(listed) > 4


def test_bots_race_it_in_one_process_and_in_two(installed: dict[str, str]) -> None:
    wanted = [*RUN, "simulate", GAME, "--games", "12", "--bots", "planner:40,greedy,random", "--json"]
    one = json.loads(run(installed, *wanted))
    assert one["games"] == 12
    assert json.loads(run(installed, *wanted, "--processes", "2"))["digest"] == one["digest"]


def test_its_races_are_verified_drawn_and_analysed(installed: dict[str, str], record: str, tmp_path: Path) -> None:
    assert "holds together" in " ".join(run(installed, *RUN, "verify", record).split())
    run(installed, *RUN, "draw", record, "--seat", "1", "-o", str(tmp_path / "race.svg"))
    assert 'data-id="piece:0"' in (tmp_path / "race.svg").read_text("utf-8")
    found = json.loads(run(installed, *RUN, "analyse", record, "--playouts", "10", "--processes", "1", "--json"))
    assert found["settings"]["game"] == GAME
    assert len(found["seats"]) == 3


def test_its_balance_is_reported_on(installed: dict[str, str], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    run(installed, *RUN, "balance", GAME, "--games", "20", "--bots", "random", "--ladder", "", "-o", str(page))
    assert "Snail Derby" in page.read_text("utf-8")


def test_a_deck_of_ones_own_is_checked(installed: dict[str, str], tmp_path: Path) -> None:
    deck = (SOURCE / "src" / "snail_derby" / "data" / "cards.toml").read_text("utf-8")
    (tmp_path / "deck.toml").write_text(deck.replace("copies = 7", "copies = 8"), "utf-8")
    (tmp_path / "wrong.toml").write_text(deck.replace("copies = 7", "copies = 99"), "utf-8")
    assert f"{GAME} --option cards=" in run(installed, *RUN, "boards", "check", str(tmp_path / "deck.toml"))
    told = subprocess.run(
        [*RUN, "boards", "check", str(tmp_path / "wrong.toml"), "--game", GAME],
        env=installed, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 2
    assert '"nap.copies" must be a whole number from 0 to 20' in " ".join(told.stderr.split())


def test_it_is_in_the_environments(installed: dict[str, str]) -> None:
    assert run(installed, sys.executable, "-c", ENVIRONMENTS).splitlines()[-1] == "True 3 4"


@pytest.fixture
def address(installed: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """A server that has the package."""
    with serving(tmp_path, installed) as started:
        yield started


def test_it_is_raced_at_a_table(address: str) -> None:
    """Over HTTP and sockets, by people and a bot; nobody is sent another's hand."""

    async def story() -> None:
        async with seated(address, GAME, 2, bots=1) as table:
            catalogue = await table.host.get("/api/games")
            [mine] = [game for game in catalogue["games"] if game["name"] == GAME]
            assert mine["mood"] == "dew"
            assert '[data-mood="dew"]' in (await table.host.ask("GET", "/api/moods.css")).text
            assert "snail-pearl" in await table.host.get(f"/api/games/{GAME}/art")
            assert await race(table) > 3
            for player in table.players:
                await player.until(lambda me: me.over)
                hands = {card["owner"] for card in player.scene["cards"] if card["zone"] == "hand"}
                assert hands <= {table.players.index(player)}
            record = await table.host.get(f"/api/tables/{table.code}/record")
            assert record["game"] == GAME
            assert record["result"]

    asyncio.run(story())


def test_without_the_package_there_is_no_such_game() -> None:
    done = subprocess.run([*RUN, "simulate", GAME], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f'no game "{GAME}"' in " ".join(done.stderr.split())
