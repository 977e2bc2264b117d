"""The page of an analysed race, and the commands that study races."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hippodrome.study
from catalogues import keys
from hippodrome import game
from hippodrome.cli import app
from hippodrome.engine.errors import RaceOver
from hippodrome.engine.words import LANGUAGES
from hippodrome.study.analyst import analyse
from hippodrome.study.report import NoReportPage, write_report
from hippodrome.testing.studies import finished

FOLDER = Path(hippodrome.study.__file__).parent
REPORT = Path(__file__).parents[2] / "web" / "src" / "report"
SCRAP = game("scrap_racer")


def test_both_languages_say_the_same_things() -> None:
    first, *others = (keys("hippodrome.study", language) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_the_page_is_one_file_that_holds_the_story() -> None:
    record = finished(SCRAP).record.until(12)
    page = write_report(record, analyse(record, playouts=2), "fr")
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    assert not re.search(r"<link|<script [^>]*src|@import|url\((?!data:|#)", page)
    found = re.search(r'id="story">(.*?)</script>', page, re.DOTALL)
    assert found
    story = json.loads(found[1])
    assert story["language"] == "fr"
    assert story["analysis"]["format"] == "hippodrome-analysis/1"
    assert escape(story["title"]["fr"]) in page
    assert len(page) < 1_000_000


def test_the_page_asks_only_for_words_there_are() -> None:
    sources = [path.read_text("utf-8") for path in REPORT.iterdir() if path.suffix in (".svelte", ".ts")]
    asked = {key for source in sources for key in re.findall(r'\bsay\("([a-z.-]+)"', source)}
    assert len(asked) > 20
    assert {f"study-{key}" for key in asked} <= keys("hippodrome.study", "en")


def test_names_cannot_break_out_of_the_page() -> None:
    record = finished(SCRAP).record.until(4)
    record.seats[0] = "</script><b>Ada</b>"
    page = write_report(record, analyse(record, playouts=2))
    assert "</script><b>" not in page


def test_a_package_without_its_pages_says_so(tmp_path: Path) -> None:
    record = finished(SCRAP).record.until(1)
    with pytest.raises(NoReportPage) as caught:
        write_report(record, analyse(record, playouts=2), page=tmp_path)
    for language in LANGUAGES:
        assert str(tmp_path) in caught.value.say(language)


# The command line


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False, env={"COLUMNS": "140"})
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def record(tmp_path: Path) -> str:
    finished(SCRAP).save(tmp_path / "race.json")
    return str(tmp_path / "race.json")


def test_hint_prints_the_odds_of_every_choice(record: str) -> None:
    said = run("hint", record, "--at", "5", "--playouts", "20")
    assert "Best" in said
    assert "Seat 1" in said
    french = run("hint", record, "--at", "5", "--playouts", "20", "--language", "fr")
    assert "Meilleur choix" in french
    found = json.loads(run("hint", record, "--at", "5", "--playouts", "20", "--json"))
    assert found["best"] in [option["choice"] for option in found["options"]]
    assert found == json.loads(run("hint", record, "--at", "5", "--playouts", "20", "--json"))


def test_hint_for_another_seat_says_how_things_stand(record: str) -> None:
    asked = finished(SCRAP).record.fold(5).seat
    found = json.loads(run("hint", record, "--at", "5", "--seat", str(2 - asked), "--playouts", "20", "--json"))
    assert found["options"] == []


def test_there_is_no_hint_after_the_end(record: str) -> None:
    with pytest.raises(RaceOver):
        run("hint", record)


def test_analyse_prints_writes_and_tells_programs(record: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    quick = (record, "--playouts", "10", "--processes", "1")
    said = run("analyse", *quick, "-o", str(page), "--language", "fr")
    assert "Talent" in said
    assert page.read_text("utf-8").startswith("<!doctype html>")
    found = json.loads(run("analyse", *quick, "--json"))
    assert found["settings"]["playouts"] == 10
    assert found == json.loads(run("analyse", *quick, "--json"))
