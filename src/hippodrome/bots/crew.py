"""Several processes that think about the same choice."""

from __future__ import annotations

import json
import os
import warnings
from typing import final


def fork() -> int:
    """Another process like this one.

    Newer Pythons warn that threads do not live on in it; the search needs none.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


@final
class Crew:
    """Processes at work: each writes what it has counted into a pipe."""

    def __init__(self) -> None:
        self.members: list[tuple[int, int]] = []

    def recruit(self) -> int:
        """One more process: in it, where to write (a pipe); in the first one, -1."""
        reader, writer = os.pipe()
        process = fork()
        if process == 0:
            os.close(reader)
            return writer
        os.close(writer)
        self.members.append((process, reader))
        return -1

    def reports(self) -> list[list[list[int]]]:
        """What all of them have counted."""
        found: list[list[list[int]]] = []
        for process, reader in self.members:
            with os.fdopen(reader) as pipe:
                found.append(json.loads(pipe.read()))
            os.waitpid(process, 0)
        return found


def report(counted: list[list[int]], writer: int) -> None:
    """Write to the first process."""
    with os.fdopen(writer, "w") as pipe:
        pipe.write(json.dumps(counted))
