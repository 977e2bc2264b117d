"""A real terminal for programs that need one."""

from __future__ import annotations

import os
import pty
import select
import subprocess
from pathlib import Path

FULL_SCREEN = b"\x1b[?1049h"
LEAVE = b"q\r"
"""Quit, and yes where it asks whether one is sure."""


def leave_by_key(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a full-screen program, leave it by its keys as soon as it is there, and see that it ends well."""
    ours, theirs = pty.openpty()
    settings = {**environment, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
    program = subprocess.Popen(command, cwd=folder, env=settings, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    shown = b""
    while program.poll() is None:
        shown += _read(ours)
        if FULL_SCREEN in shown:
            os.write(ours, LEAVE)
    shown += _read(ours)
    os.close(ours)
    assert program.returncode == 0, shown[-2000:].decode(errors="replace")
    assert FULL_SCREEN in shown, shown.decode(errors="replace")


def _read(terminal: int) -> bytes:
    """What has been written since; nothing once the program has closed its end."""
    ready, _, _ = select.select([terminal], [], [], 0.2)
    try:
        return os.read(terminal, 1 << 16) if ready else b""
    except OSError:
        return b""
