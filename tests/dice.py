"""The luck of a test: its tables get the same codes and dice in every run, so that what passed once passes again.

`DICE=7 make test` runs everything on other dice, which are the same again for the same word.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

VARIABLE = "HIPPODROME_TEST_DICE"
"""Where servers that tests start find the file with the name of the test that runs."""
START = f"import sys; sys.path.append({str(Path(__file__).parent)!r}); import dice; dice.load(); "
"""What the process of such a server begins with."""


def running(test: str) -> None:
    """From now on this test runs."""
    file = _file()
    os.environ[VARIABLE] = str(file)
    written = file.with_suffix(".new")
    written.write_text(f"{test} {os.environ.get('DICE', '')}")
    written.replace(file)


@cache
def _file() -> Path:
    """Of this process alone: workers of one run inherit the variable, and would write over each other's names."""
    return Path(tempfile.mkdtemp()) / "running"


class Loaded:
    """Stands for `secrets` where a server draws codes and dice."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.drawn = Random(self.test)

    def choice(self, letters: Sequence[str]) -> str:
        return self._stream().choice(letters)

    def token_bytes(self, size: int) -> bytes:
        return self._stream().randbytes(size)

    def _stream(self) -> Random:
        test = self.file.read_text()
        if test != self.test:
            self.test, self.drawn = test, Random(test)
        return self.drawn


def load() -> None:
    """In a server's process: its tables' codes and dice come from the name of the test."""
    from hippodrome.server.rooms import creation, cups, sets

    loaded = Loaded(Path(os.environ[VARIABLE]))
    for room in (creation, cups, sets):
        vars(room)["secrets"] = loaded
