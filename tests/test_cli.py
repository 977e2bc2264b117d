"""The command line as a person meets it: what it prints, and what it says of bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import hippodrome

RUN = [sys.executable, "-m", "hippodrome"]


def run(*arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command and check its exit code."""
    done = subprocess.run([*RUN, *arguments], capture_output=True, text=True, timeout=120)
    assert done.returncode == code, done.stderr
    return done


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished race of Scrap Racer in a file."""
    race = hippodrome.new("scrap_racer", players=3, seed=11)
    while not race.over:
        race.play(race.options[-1])
    race.save(tmp_path / "race.json")
    return tmp_path / "race.json"


def test_version_says_whether_it_is_compiled() -> None:
    answer = run("--version").stdout
    assert hippodrome.__version__ in answer
    assert ("uncompiled" in answer) is not hippodrome.compiled()


def test_games_lists_every_game_for_people_and_programs() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(hippodrome.names())
    for told in listed:
        assert [option["key"] for option in told["options"]] == [
            option.key for option in hippodrome.game(told["name"]).options
        ]
    shown = run("games", "--language", "fr").stdout
    assert all(name in shown for name in hippodrome.names())


def test_simulate_gives_one_digest_whatever_the_processes() -> None:
    wanted = ("simulate", "scrap_racer", "--games", "600", "--players", "4", "--seed", "1", "--json")
    alone = json.loads(run(*wanted, "--processes", "1").stdout)
    shared = json.loads(run(*wanted, "--processes", "2").stdout)
    assert alone["digest"] == shared["digest"]
    assert alone["games"] == 600
    assert sum(alone["wins_by_seat"]) == pytest.approx(1)
    needed = {"game", "players", "games", "seed", "bots", "decisions", "seconds", "decisions_per_second"}
    needed |= {"games_per_second", "wins_by_seat", "mean_ranks_by_seat", "mean_decisions", "digest"}
    assert needed <= set(alone)


def test_simulate_mixes_bots_and_prints_a_table() -> None:
    shown = run("simulate", "scrap_racer", "--games", "20", "--bots", "greedy,random").stdout
    assert "greedy" in shown
    assert "digest" in shown


def test_verify_proves_a_race_by_its_seed(record: Path) -> None:
    assert "follow from its seed" in run("verify", str(record)).stdout
    assert "graine" in run("verify", str(record), "--language", "fr").stdout


def test_verify_proves_a_sealed_race(tmp_path: Path) -> None:
    race = hippodrome.new("scrap_racer", players=3, sealed=True)
    while not race.over:
        race.play(race.options[0])
    race.save(tmp_path / "sealed.json")
    assert "secret committed to" in run("verify", str(tmp_path / "sealed.json")).stdout


def test_draw_writes_an_svg(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "race.svg"
    run("draw", str(record), "--at", "5", "--seat", "2", "-o", str(picture))
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def edited(record: Path, change: str, to: object) -> str:
    """The record with one entry changed, in another file."""
    data = json.loads(record.read_text(encoding="utf-8"))
    if change == "outcome":
        point = next(k for k, move in enumerate(data["moves"]) if len(move) > 1)
        data["moves"][point][1] = (data["moves"][point][1] + 1) % 6
    elif change == "choice":
        data["moves"][0][0] = to
    else:
        data[change] = to
    other = record.with_name("edited.json")
    other.write_text(json.dumps(data), encoding="utf-8")
    return str(other)


def test_bad_input_is_answered_in_one_line_with_exit_code_2(record: Path, tmp_path: Path) -> None:
    gap = tmp_path / "gap.toml"
    gap.write_text('sections = [1, 2, 3]\nlayout = "RSS"\n', encoding="utf-8")
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text(encoding="utf-8")[:100], encoding="utf-8")
    cases = {
        "no game": ("simulate", "ludo"),
        'no game "hippodrome[lab]"': ("simulate", "hippodrome[lab]"),
        "no option": ("simulate", "scrap_racer", "--option", "wings=4"),
        'cannot be "Z"': ("simulate", "scrap_racer", "--option", "circuit=Z"),
        "is not played by 9": ("simulate", "scrap_racer", "--players", "9"),
        "no bot": ("simulate", "scrap_racer", "--bots", "oracle"),
        "section 3": ("simulate", "scrap_racer", "--option", f"circuit={gap}"),
        "cannot be read": ("verify", str(tmp_path / "none.json")),
        "damaged or cut off": ("verify", str(cut)),
        "was not on offer": ("verify", edited(record, "choice", 20)),
        "no point 999": ("draw", str(record), "--at", "999"),
        "The race is over": ("play", "--record", str(record)),
        "no point 998": ("play", "--record", str(record), "--at", "998"),
        'cannot be "titan_race". Legal: scrap_racer': ("play", "titan_race", "--record", str(record), "--at", "3"),
        '"players" cannot be "5". Legal: 3': ("play", "--players", "5", "--record", str(record), "--at", "3"),
        '"GAME"': ("play",),
        '"--record"': ("play", "scrap_racer", "--at", "3"),
    }
    for words, command in cases.items():
        answer = run(*command, code=2).stderr
        assert words in " ".join(answer.split()), answer
        assert "Traceback" not in answer


def test_an_edited_die_and_another_data_version_are_found(record: Path) -> None:
    found = " ".join(run("verify", edited(record, "outcome", None), code=2).stderr.split())
    assert "dice and draws of move" in found
    found = " ".join(run("verify", edited(record, "data", 999), code=2).stderr.split())
    assert "Open it with the version that made it" in found


def test_names_in_brackets_are_shown_as_they_are(record: Path) -> None:
    named = edited(record, "seats", ["[lab]", "[/]", "[bold]Zoe"])
    shown = run("hint", named, "--at", "0", "--playouts", "10").stdout
    first = hippodrome.load(named).record.fold(0).seat
    assert ["[lab]", "[/]", "[bold]Zoe"][int(first)] in shown


def test_a_circuit_of_ones_own_is_checked_and_raced(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('sections = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14]\nlayout = "RSSRSRLRRLRS"\n', encoding="utf-8")
    assert "scrap_racer --option circuit=" in run("boards", "check", str(file)).stdout
    summary = run("simulate", "scrap_racer", "--games", "5", "--option", f"circuit={file}", "--json").stdout
    assert json.loads(summary)["options"]["circuit"]["layout"] == "RSSRSRLRRLRS"


def test_a_file_to_start_from_is_made_checked_and_refused_in_words_that_help(tmp_path: Path) -> None:
    file = tmp_path / "own" / "lagoon.toml"
    assert "is good: titan_race" in run("boards", "new", "titan_race", "--like", "lagoon", "-o", str(file)).stdout
    assert "titan_race --option circuit=" in run("boards", "check", str(file)).stdout
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("bonus", "bonnus"), encoding="utf-8")
    fault = " ".join(run("boards", "check", str(file), code=2).stderr.split())
    assert 'Did you mean "bonus"?' in fault
    assert "arena_maximus" not in fault
    file.write_text(text.replace("titan_race", "scrap_racer"), encoding="utf-8")
    assert "lava" not in run("boards", "check", str(file), code=2).stderr
    told = run("simulate", "titan_race", "--games", "1", "--option", f"circuit={file}", code=2).stderr
    assert "for scrap_racer, not for titan_race" in " ".join(told.split())
    whole = resources.files("hippodrome.games.titan_race") / "data" / "circuits.toml"
    assert "boards new titan_race circuit --like" in " ".join(run("boards", "check", str(whole), code=2).stderr.split())


def test_two_chariots_of_one_symbol_are_noticed(tmp_path: Path) -> None:
    assert "tiles.toml" in run("boards", "export", "arena_maximus", "-o", str(tmp_path)).stdout
    file = tmp_path / "chariots.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"leaf"', '"stone"'), encoding="utf-8")
    checked = run("boards", "check", str(file))
    assert "is good" in checked.stdout
    assert "dwarf, elf" in checked.stderr


def test_bench_measures_the_engine_unless_tables_are_named() -> None:
    figures = json.loads(run("bench", "scrap_racer", "--seconds", "0.1", "--json").stdout)
    assert figures["games"]["scrap_racer"]["inside"] > 0
    assert figures["compiled"] is hippodrome.compiled()
    assert "live tables" in " ".join(run("bench", "tables", "--help").stdout.split())


@pytest.mark.parametrize("again", [False, True])
def test_play_needs_a_terminal(again: bool, record: Path) -> None:
    what = ["--record", str(record), "--at", "5"] if again else ["scrap_racer"]
    done = subprocess.run([*RUN, "play", *what], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert "terminal" in done.stderr
    assert "Traceback" not in done.stderr
