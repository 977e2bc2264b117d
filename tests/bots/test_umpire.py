"""A bot that breaks the rules forfeits its race, is told so plainly, and spoils nothing for the others."""

from __future__ import annotations

import pickle
import sys
import time
from pathlib import Path
from typing import cast

import pytest

import hippodrome
from hippodrome import bots
from hippodrome.bots import Bot
from hippodrome.bots.umpire import Umpire, placed, victors
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.record import load_record
from hippodrome.engine.state import Observation, State
from hippodrome.lab.balance.collecting import watch_shard
from hippodrome.lab.errors import RulesBroken
from hippodrome.lab.meeting import hold_tournament, make_meeting
from hippodrome.lab.programme import make_programme
from hippodrome.lab.simulation import simulate

GAMES = hippodrome.names()


class Cheat(Bot):
    """Breaks the rules in the way its level says."""

    def __init__(self, way: str) -> None:
        super().__init__("cheat", 1)
        self.way = way

    def choose(self, seen: Observation, chance: Chance) -> int:
        if self.way == "illegal":
            return 9999
        if self.way == "word":
            return cast("int", "roll")
        if self.way == "crash":
            raise KeyError("lost")
        if self.way == "stubborn":
            while True:
                try:
                    time.sleep(30)
                except Exception:
                    continue
        seen.known.offers = 0
        return seen.known.choices()[0]


@pytest.fixture
def cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of somebody else's whose bot is `cheat`."""
    guests = {"cheat": lambda: lambda game, level: Cheat(level)}
    monkeypatch.setattr(bots, "_guests", lambda: guests)


def raced(game: str, way: str, seconds: float = 60.0) -> tuple[Umpire, State]:
    declared = hippodrome.game(game)
    luck, mind = Seeded(5), Seeded(5, 0, "bots")
    state = declared.start(declared.setup(declared.usual_players), luck)
    others = [bots.bot("random", declared)] * (declared.usual_players - 1)
    umpire = Umpire(declared.heuristic, [Cheat(way), *others], seconds)
    while not state.over:
        choice = umpire.choose(state, mind)
        assert choice in state.choices()
        state.take(choice, luck)
    return umpire, state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("way", "kind", "told"),
    [
        ("illegal", "illegal", "chose 9999, which was not on offer"),
        ("word", "crash", "crashed (TypeError"),
        ("crash", "crash", "crashed (KeyError: 'lost')"),
        ("meddling", "crash", "crashed (IndexError"),
    ],
)
def test_a_fault_is_told_and_the_race_goes_on(game: str, way: str, kind: str, told: str) -> None:
    umpire, state = raced(game, way)
    assert umpire.out == [0]
    fault = pickle.loads(pickle.dumps(umpire.faults[0]))
    assert fault.kind == kind
    assert fault.sentence().startswith(f"cheat {told}")
    assert placed(list(state.ranks()), umpire.out)[0] == state.players
    assert 0 not in victors(list(state.ranks()), list(state.winners()), umpire.out)


def test_a_thought_too_long_is_ended_though_the_bot_catches_everything() -> None:
    umpire, _ = raced("scrap_racer", "stubborn", 0.05)
    assert [fault.sentence() for fault in umpire.faults] == ["cheat thought longer than 0.05 s at decision 0"]


def test_who_forfeits_is_placed_behind_all_others_and_wins_nothing() -> None:
    ranks = [1, 2, 2, 4]
    assert placed(ranks, []) == ranks
    assert placed(ranks, [0]) == [4, 1, 1, 3]
    assert placed(ranks, [0, 1]) == [3, 3, 1, 2]
    assert victors(ranks, [0], [0]) == [1, 2]
    assert victors(ranks, [0], [3]) == [0]
    assert victors([1, 1], [], [0]) == []


@pytest.mark.usefixtures("cheats")
@pytest.mark.parametrize("game", GAMES)
def test_the_lab_counts_forfeits_as_lost(game: str, tmp_path: Path) -> None:
    programme = make_programme(game, None, 3, 8, ["cheat:illegal", "random"])
    told = simulate(programme, records=tmp_path / "made" / "records")
    cheating = [seat for seat, name in enumerate(programme.bots) if name.startswith("cheat")]
    assert [count for seat, count in enumerate(told["forfeits_by_seat"]) if seat not in cheating] == [0] * (
        programme.players - len(cheating)
    )
    assert all(told["forfeits_by_seat"][seat] > 0 for seat in cheating)
    assert "chose 9999" in told["faults"][0]
    assert all(told["wins_by_seat"][seat] == 0 for seat in cheating)
    for record in sorted((tmp_path / "made" / "records").iterdir()):
        loaded = load_record(record)
        assert loaded.seats == list(programme.bots)
        loaded.verify()
    assert len(list((tmp_path / "made" / "records").iterdir())) == 3


def test_races_that_are_kept_are_the_races_that_are_counted(tmp_path: Path) -> None:
    programme = make_programme("scrap_racer", 3, 4, 8, ["greedy", "random"])
    kept = simulate(programme, records=tmp_path)
    assert kept["digest"] == simulate(programme)["digest"]
    assert sum(len(load_record(file).moves) for file in tmp_path.iterdir()) == kept["decisions"]


@pytest.mark.usefixtures("cheats")
def test_a_tournament_tells_who_forfeited(tmp_path: Path) -> None:
    meeting = make_meeting("scrap_racer", 3, ["cheat:crash", "random"])
    report = hold_tournament(meeting, 12, records=tmp_path, stop=False).report()
    cheat, honest = report["entrants"]
    assert cheat["forfeits"] > 0
    assert cheat["win_share"] == 0
    assert honest["forfeits"] == 0
    assert "KeyError" in report["faults"][0]
    assert len(list(tmp_path.glob("*.json"))) == report["races"]


@pytest.mark.usefixtures("cheats")
def test_a_report_on_balance_refuses_bots_that_break_the_rules() -> None:
    programme = make_programme("scrap_racer", 3, 1, 8, ["cheat:crash"])
    with pytest.raises(RulesBroken, match="KeyError"):
        watch_shard((programme, range(1)))


@pytest.mark.usefixtures("cheats")
def test_an_environment_warns_and_goes_on() -> None:
    envs = pytest.importorskip("hippodrome.envs.single")
    env = envs.RaceEnv("scrap_racer", 3, ("cheat:illegal",), seat=2)
    with pytest.warns(UserWarning, match="cheat chose 9999"):
        _, info = env.reset(seed=3)
    assert info["action_mask"].any()


# Programs in any language

PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "hippodrome" in asked:
        answer = {"name": "outsider", "version": 4}
    else:
        assert asked["offers"][0]["text"]
        assert {"seat", "players", "question", "known", "seed"} <= asked.keys()
        answer = ANSWER
    print(json.dumps(answer), flush=True)
"""


def program(folder: Path, answer: str) -> str:
    file = folder / "bot.py"
    file.write_text(PROGRAM.replace("ANSWER", answer))
    return f"run:{sys.executable} {file}"


@pytest.mark.parametrize("game", GAMES)
def test_a_program_races_over_its_streams(game: str, tmp_path: Path) -> None:
    name = program(tmp_path, '{"choice": asked["offers"][asked["seed"] % len(asked["offers"])]["choice"]}')
    programme = make_programme(game, None, 1, 8, [name, "random"])
    assert programme.to_json()["bot_versions"][0] == 4
    told = simulate(programme)
    assert told["forfeits_by_seat"] == [0] * programme.players
    assert told["digest"] == simulate(programme)["digest"]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ('{"choice": -1}', "chose -1, which was not on offer"),
        ("[1]", "is not an object"),
        ('{"choise": 1}', "no choice in"),
        ("sys.exit(3)", "the program ended with 3"),
    ],
)
def test_a_program_that_answers_nonsense_forfeits(answer: str, told: str, tmp_path: Path) -> None:
    programme = make_programme("scrap_racer", 2, 2, 8, [program(tmp_path, answer), "random"])
    summary = simulate(programme)
    assert told in summary["faults"][0]
    assert summary["forfeits_by_seat"] == [2, 0]


@pytest.mark.parametrize(
    "command", ["", "/no/such/program", f"{sys.executable} -c 1", f"{sys.executable} -c 'print(1)'"]
)
def test_a_program_that_does_not_greet_is_refused(command: str) -> None:
    with pytest.raises(BadOption, match="run:"):
        bots.bot(f"run:{command}", hippodrome.game("scrap_racer"))
