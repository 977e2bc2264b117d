"""A game made from the kit is complete at once, under any name."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from examples.installing import RUN, install, run
from hippodrome.cli import app
from hippodrome.engine.errors import BadOption
from hippodrome.engine.words import LANGUAGES
from hippodrome.kit import make, renamed


def test_it_passes_the_suite_and_is_listed_under_its_name(tmp_path: Path) -> None:
    made = tmp_path / "made"
    make("kite_run", made)
    installed = install(made, tmp_path / "beside")
    [mine] = [game for game in json.loads(run(installed, *RUN, "games", "--json")) if game["name"] == "kite_run"]
    assert mine["title"] == "Kite Run"
    told = run(installed, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(made / "tests"))
    assert " passed" in told
    assert "skipped" not in told


def test_nothing_of_the_kits_own_name_is_left(tmp_path: Path) -> None:
    written = make("tour_de_france", tmp_path / "tour")
    assert tmp_path / "tour" / "src" / "tour_de_france" / "__init__.py" in written
    for path in written:
        assert "illage" not in str(path.relative_to(tmp_path))
        assert "illage" not in path.read_text("utf-8")
    assert renamed("Village Race VR-101 VillageRace", "tour_de_france") == "Tour De France TD-101 TourDeFrance"
    assert renamed("VR-101", "derby") == "DE-101"


@pytest.mark.parametrize("name", ["", "Kite", "kite run", "kite-run", "1kite", "../kite", "_kite"])
def test_a_name_that_python_could_not_import_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        make(name, tmp_path / "made")
    assert not (tmp_path / "made").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        make("kite_run", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_to_do_next(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "kites"
    told = CliRunner().invoke(app, ["new-game", "kite_run", "--folder", str(folder), "--language", language])
    assert told.exit_code == 0
    assert "hippodrome play kite_run" in told.stdout
    assert (folder / "pyproject.toml").is_file()
