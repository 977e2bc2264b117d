"""Compiled or plain, the rules are the same to the last bit.

The package under test must play the races of tests/digests.json; if it is compiled, the source tree must
play the same ones as plain Python, in a process of its own. tests/digests.py says how to write new digests after a
change of the rules that is meant.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import digests
from hippodrome import compiled, names

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", sorted(digests.stored()))
def test_races_end_as_they_always_did(name: str) -> None:
    assert digests.digest(name) == digests.stored()[name]


@pytest.mark.parametrize("name", names())
def test_plain_rules_play_the_same_races_and_find_the_same_plans(name: str) -> None:
    if not compiled():
        assert not compiled_modules_of_the_engine(), "plain rules beside compiled ones: clean the tree"
        return
    ran = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "digests.py"), name],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    told = {"digests": {name: digests.digest(name)}, "plans": {name: digests.planned(name)}}
    assert json.loads(ran.stdout) == {"compiled": False, **told}


def compiled_modules_of_the_engine() -> list[str]:
    from hippodrome.engine import chance, ints

    return [str(module.__file__) for module in (chance, ints) if not str(module.__file__).endswith(".py")]
