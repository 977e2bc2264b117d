"""The examples run as a reader would run them: processes of their own, with short settings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(example: str, *arguments: str) -> str:
    """What an example prints. Warnings are errors here too."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / example), *arguments],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_masked_ppo_learns_without_ever_choosing_what_is_not_on_offer() -> None:
    shown = run("masked_ppo.py", "--steps", "1024", "--races", "4")
    assert "before: " in shown
    assert "after: " in shown
    assert "of 4 races won" in shown


def test_a_policy_of_numpy_learns_on_the_vector_environment() -> None:
    shown = run("policy_gradient.py", "--steps", "4096", "--races", "4")
    assert "steps a second" in shown
    assert "races against greedy" in shown


def test_openspiels_own_search_races() -> None:
    shown = run("open_spiel_mcts.py", "--races", "1", "--simulations", "10")
    assert "the search won 1 of 1 races" in shown


@pytest.mark.parametrize("ways", [(), ("--processes",)])
def test_a_random_policy_races_many_at_once(ways: tuple[str, ...]) -> None:
    shown = run("vectorised_random.py", "--envs", "2", "--steps", "300", *ways)
    assert "steps a second" in shown
    assert "races, mean reward -" in shown


def test_every_example_is_run_here() -> None:
    here = "".join(test.read_text("utf-8") for test in Path(__file__).parent.glob("test_*.py"))
    for example in EXAMPLES.iterdir():
        assert f'"{example.name}"' in here, example
