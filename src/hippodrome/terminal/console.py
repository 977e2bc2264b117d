"""The terminal we run in: is it one, and where are races kept?"""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from hippodrome.engine.errors import HippodromeError
from hippodrome.terminal.voice import CATALOGUE


class NeedsTerminal(HippodromeError):
    """Keys cannot be read or pictures shown: input or output is no terminal."""

    key = "needs-terminal"
    catalogue = (CATALOGUE,)


def check_console() -> None:
    """Raise `NeedsTerminal` unless somebody sits at a keyboard and a screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NeedsTerminal()


def usual_place(game: str) -> Path:
    """A fresh file for the record of a race, among the user's data."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return user_data_path("hippodrome") / "races" / f"{game}-{stamp}.json"
