"""The lab for programs: typed results, boards as files, and names that stay functions."""

from __future__ import annotations

from pathlib import Path

import pyspiel
import pytest

import hippodrome
from hippodrome import lab
from hippodrome.engine.models import model
from hippodrome.envs import spiel
from hippodrome.envs.single import RaceEnv


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(model(hippodrome.game("scrap_racer"), "circuit", "B"), encoding="utf-8")
    return path


def test_everything_takes_a_board_as_a_file(file: Path) -> None:
    for circuit in (file, str(file)):
        race = hippodrome.new("scrap_racer", players=3, seed=1, circuit=circuit)
        assert isinstance(race.record.options["circuit"], dict)
    RaceEnv("scrap_racer", players=3, options={"circuit": str(file)}).reset(seed=1)
    spiel.register()
    pyspiel.load_game(f"hippodrome_scrap_racer(players=3,options=circuit:{file})").new_initial_state()
    raced = lab.simulate("scrap_racer", games=4, players=3, options={"circuit": file})
    supplied = lab.simulate("scrap_racer", games=4, players=3, options={"circuit": "B"})
    assert raced.digest == supplied.digest
    assert sum(raced.wins_by_seat) + raced.without_winner == pytest.approx(1)


def test_a_tournament_and_a_report_are_typed() -> None:
    met = lab.tournament("scrap_racer", ["greedy", "random"], games=16, players=2, stop=False)
    assert met.entrant("greedy").races == met.entrant("random").races
    assert {duel.verdict for duel in met.duels} <= {"stronger", "weaker", "level", "open"}
    report = lab.balance(
        "scrap_racer", games=20, bots=["random"], against=[{"laps": 1}, {"laps": 2}, {"spaces_per_section": 3}]
    )
    assert report.fairness["seat"].verdict in ("good", "look", "bad", "open")
    assert [level.level for level in report.fairness["seat"].levels] == ["1", "2", "3", "4"]
    assert len(report.differences) == 3
    first = report.headlines()[0]
    assert first.key == "answer"
    assert [letter in first.words for letter in "BCDE"] == [True, True, True, False]
    assert "shorter" in first.words.split("C is")[0]
    assert "longer" in first.words.split("D is")[1]
    assert any("Rounds from" in line.words for line in report.headlines() if line.key == "changed-d")
    for language in ("en", "fr"):
        page = report.page(language)
        assert "D: " in page
        assert 'class="span d ' in page
    assert [one["letter"] for one in report.to_json()["compared"]] == ["B", "C", "D"]


def test_its_names_stay_functions() -> None:
    import hippodrome.lab.balance.cli
    import hippodrome.lab.meeting
    import hippodrome.lab.tune.tuning  # noqa: F401

    assert all(callable(getattr(lab, name)) for name in lab.__all__)
