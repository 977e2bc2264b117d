"""`hippodrome bots new` makes a bot that keeps everything a bot must keep."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome
from hippodrome.bots import Bot
from hippodrome.engine.chance import Chance
from hippodrome.engine.state import Observation
from hippodrome.testing.bots import check_bot


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = [str(Path(hippodrome.__file__).parents[1]), str(folder / "quick_fox")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def test_a_new_bot_passes_its_tests(tmp_path: Path) -> None:
    made = command(tmp_path, "hippodrome", "bots", "new", "quick_fox")
    assert "quick_fox" in made.stdout, made.stderr
    tested = command(tmp_path / "quick_fox", "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "scrap_racer")
    assert "1 passed" in tested.stdout, tested.stdout + tested.stderr
    assert 'quick_fox = "quick_fox:QuickFox"' in (tmp_path / "quick_fox" / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize(("name", "problem"), [("greedy", "no bot has yet"), ("Fox!", "small_letters")])
def test_a_name_that_cannot_be_is_refused(name: str, problem: str, tmp_path: Path) -> None:
    made = command(tmp_path, "hippodrome", "bots", "new", name)
    assert made.returncode == 2
    assert problem in made.stderr
    assert list(tmp_path.iterdir()) == []


class Peeping(Bot):
    """Chooses by what it should not remember."""

    def __init__(self) -> None:
        super().__init__("peeping", 1)
        self.asked = 0

    def choose(self, seen: Observation, chance: Chance) -> int:
        self.asked += 1
        return seen.choices()[self.asked % len(seen.choices())]


def test_a_bot_that_chooses_otherwise_on_the_same_luck_is_found_out() -> None:
    with pytest.raises(AssertionError, match="on the same luck"):
        check_bot(Peeping(), hippodrome.game("scrap_racer"))
