"""The luck of a test: its tables get the same codes and dice in every run, so that what passed once passes again.

`DICE=7 make test` runs everything on other dice, which are the same again for the same word.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

VARIABLE = "HIPPODROME_TEST_DICE"
"""Where servers that tests start find the file with the name of the test that runs."""
START = f"import sys; sys.path.append({str(Path(__file__).parent)!r}); import dice; dice.load(); "
"""What the process of such a server begins with."""


def running(test: str) -> None:
    """From now on this test runs."""
    if VARIABLE not in os.environ:
        os.environ[VARIABLE] = str(Path(tempfile.mkdtemp()) / "running")
    Path(os.environ[VARIABLE]).write_text(f"{test} {os.environ.get('DICE', '')}")


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
    from hippodrome.server.rooms import creation, sets

    vars(creation)["secrets"] = vars(sets)["secrets"] = Loaded(Path(os.environ[VARIABLE]))
