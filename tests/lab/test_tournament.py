"""Tournaments: fair seats, the same seeds for everybody, ratings with intervals."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import hippodrome
from hippodrome.bots import names
from hippodrome.engine.errors import BadOption, BadPlayers, UnknownBot
from hippodrome.lab import ladder
from hippodrome.lab.errors import FewEntrants
from hippodrome.lab.meeting import Meeting, hold_tournament, make_meeting, play_cluster
from hippodrome.lab.ratings import rate

GAMES = hippodrome.names()
RUN = [sys.executable, "-m", "hippodrome.cli"]


@pytest.mark.parametrize("entrants", range(2, 8))
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_sits_everywhere_equally_often(players: int, entrants: int) -> None:
    seatings = Meeting("any", players, tuple(map(str, range(entrants))), 1).seatings()
    assert len(set(seatings)) == len(seatings)
    for seat in range(players):
        times = Counter(seating[seat] for seating in seatings)
        assert len(set(times.values())) == 1
        assert set(times) == set(range(entrants))
    assert all(len(set(seating)) == min(players, entrants) for seating in seatings)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_is_found_stronger_than_random(game: str) -> None:
    standings = hold_tournament(make_meeting(game, None, ["random", "greedy"]), 120)
    report = standings.report()
    assert report["pairs"][0]["verdict"] == "weaker"
    assert report["races"] < 120
    random, greedy = report["entrants"]
    assert random["win_share"] < greedy["win_share"]
    assert random["win_share_interval_95"][1] < 0.5 < greedy["win_share_interval_95"][0]
    assert random["rating_interval_95"][1] < 0 < greedy["rating_interval_95"][0]
    assert greedy["races"] == report["races"] == 2 * report["clusters"]


def test_the_same_bot_twice_in_different_clothes_shares_every_cluster() -> None:
    """Mirrored seeds: with equal bots the seats decide, and each bot has each seat once."""
    options = hippodrome.game("scrap_racer").read_options(3)
    meeting = Meeting("scrap_racer", 3, ("random", "random", "random"), 5, options)
    for number in range(4):
        cluster = play_cluster(meeting, number)
        assert cluster.races == 3
        assert cluster.wins == [1.0, 1.0, 1.0]
        assert not cluster.leads.any()


def test_processes_do_not_change_a_tournament() -> None:
    meeting = make_meeting("scrap_racer", 3, ["random", "greedy"], "cup")
    one = hold_tournament(meeting, 90).report()
    assert hold_tournament(meeting, 90, 2).report() == one


def test_without_stop_all_races_are_raced() -> None:
    meeting = make_meeting("scrap_racer", 4, ["random", "greedy"])
    assert hold_tournament(meeting, 50, stop=False).races == 50
    assert hold_tournament(meeting, 50, least=30).races == 30


def test_ratings_find_the_strengths_that_made_the_orders() -> None:
    luck = np.random.default_rng(11)
    strengths = np.array([1.0, 2.0, 4.0])
    ahead = np.zeros((600, 3, 3))
    for cluster in ahead:
        order = np.argsort(luck.exponential(1 / strengths))
        for place, one in enumerate(order):
            cluster[one, order[place + 1 :]] = 1
    wanted = 400 * np.log10(strengths / 2.0)
    for (rating, low, high), true in zip(rate(ahead), wanted, strict=True):
        assert low < rating < high
        assert rating == pytest.approx(true, abs=40)
        assert 20 < high - low < 80


def test_bad_meetings_are_refused() -> None:
    with pytest.raises(FewEntrants):
        make_meeting("scrap_racer", 3, ["random", "random"])
    with pytest.raises(UnknownBot):
        make_meeting("scrap_racer", 3, ["random", "oracle"])
    with pytest.raises(BadPlayers):
        make_meeting("scrap_racer", 9, ["random", "greedy"])
    with pytest.raises(BadOption):
        hold_tournament(make_meeting("scrap_racer", 3, ["random", "greedy"]), 0)


def test_the_command_prints_a_table_and_json() -> None:
    wanted = [*RUN, "tournament", "scrap_racer", "--bots", "random,greedy", "--games", "60"]
    shown = " ".join(subprocess.run(wanted, capture_output=True, text=True, check=True).stdout.split())
    assert "random is weaker than greedy" in shown
    told = json.loads(subprocess.run([*wanted, "--json"], capture_output=True, text=True, check=True).stdout)
    assert told["pairs"][0]["lead_interval"][1] < 0
    assert told["error"] == 0.05


def test_rungs_stand_on_the_bots_below() -> None:
    quick, full = ladder.EFFORTS["quick"], ladder.EFFORTS["full"]
    bots = ["random", "greedy", "search"]
    usual = ladder.rungs([], [], bots, quick)
    assert len(usual) == 2 * len(GAMES)
    assert [(rung.lower, rung.upper) for rung in usual[:2]] == [("random", "greedy"), ("greedy", "search")]
    every = ladder.rungs(["scrap_racer"], [], bots, full)
    assert {rung.players for rung in every} == set(hippodrome.game("scrap_racer").players)
    assert {rung.players for rung in ladder.rungs([], [3, 4], bots, quick)} == {3, 4}
    with pytest.raises(BadPlayers):
        ladder.rungs(["scrap_racer"], [77], bots, quick)
    assert [name.partition(":")[0] for name in quick.bots()] == full.bots() == list(names())
    assert ladder.doubled("search:100", 2) == ["search:100", "search:200", "search:400"]
    with pytest.raises(BadOption):
        ladder.doubled("search:1s", 2)


def test_the_ladder_writes_between_its_marks_and_goes_on(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\nBefore.\n\n{ladder.BEGIN}\nold\n{ladder.END}\n\nAfter.\n", encoding="utf-8")
    wanted = [*RUN, "ladder", "scrap_racer", "--bots", "random,greedy", "--players", "3", "-o", str(page)]
    subprocess.run(wanted, capture_output=True, check=True)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Bots\n\nBefore.\n")
    assert text.endswith("\n\nAfter.\n")
    assert "old" not in text
    assert "| scrap_racer | 3 | `greedy` | `random` |" in text
    assert "stronger" in text
    # A row that is known is not raced again: an edited one stays as it is.
    data = tmp_path / "bots.json"
    rows = json.loads(data.read_text(encoding="utf-8"))
    rows["rows"][0]["races"] = 12345
    data.write_text(json.dumps(rows), encoding="utf-8")
    again = subprocess.run([*wanted, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(again.stdout)[0]["races"] == 12345
    assert "12,345" in page.read_text(encoding="utf-8")
