"""Those who look back on a race together: each has the race before him and answers for his part of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from hippodrome.engine.record import Record, read_record
from hippodrome.study.findings import Analyst, Finding, Task
from hippodrome.study.odds import Prospects

Wanted = tuple[Task, int]
"""A question, and from how many worlds its answer is wanted."""
Answer = Finding | Prospects


class Crew:
    """Answers questions; each answer depends on its question alone, not on who answers it."""

    def __init__(self, analyst: Analyst, helpers: list[Connection]) -> None:
        self.analyst = analyst
        self.helpers = helpers

    def ask(self, wanted: list[Wanted]) -> Iterator[tuple[Task, Answer]]:
        """The answers, as they come."""
        if not self.helpers:
            for task, worlds in wanted:
                yield task, self.analyst.work(task, worlds)
            return
        count = len(self.helpers)
        for number, helper in enumerate(self.helpers):
            # what was weighed once is gone on with by the same helper
            helper.send([one for one in wanted if one[0].at % count == number])
        missing = len(wanted)
        while missing:
            for ready in wait(self.helpers):
                assert isinstance(ready, Connection)
                yield ready.recv()
                missing -= 1


@contextmanager
def crew(analyst: Analyst, record: Record, processes: int) -> Iterator[Crew]:
    """So many processes at work on a race; with one, this one."""
    if processes == 1:
        yield Crew(analyst, [])
        return
    context = get_context("spawn")
    helpers = []
    team = []
    for _ in range(processes):
        ours, theirs = context.Pipe()
        helper = context.Process(target=_help, args=(theirs, record.to_json(), analyst.seed), daemon=True)
        helper.start()
        theirs.close()
        helpers.append(ours)
        team.append(helper)
    try:
        yield Crew(analyst, helpers)
    finally:
        for ours, helper in zip(helpers, team, strict=True):
            ours.close()
            helper.terminate()
            helper.join()


def _help(line: Connection, record: Any, seed: int | str) -> None:
    """A helper: answers until the other end is gone."""
    analyst = Analyst(read_record(record), seed)
    try:
        while True:
            for task, worlds in line.recv():
                line.send((task, analyst.work(task, worlds)))
    except (EOFError, ConnectionError):
        return
