"""Looking back on a race."""

from __future__ import annotations

from collections.abc import Callable, Collection

from hippodrome.engine.record import Record
from hippodrome.study.analysis import Analysis
from hippodrome.study.findings import Analyst, answers, effort, tasks
from hippodrome.study.reckoning import Reckoning

PLAYOUTS = 300
"""Worlds in which each choice is weighed, unless told otherwise."""

Progress = Callable[[float], None]


def analyse(
    record: Record,
    playouts: int = PLAYOUTS,
    seed: int | str = 1,
    processes: int = 1,
    progress: Progress | None = None,
    stood_in: Collection[int] = (),
) -> Analysis:
    """Look back on a race. The same playouts and seed give the same figures, on any number of processes.

    `stood_in` are the moves (from 0 on) that a bot made in the place of a player: not laid at the player's door.
    """
    analyst = Analyst(record, playouts, seed)
    work = tasks(analyst.course)
    whole = sum(effort(analyst.course, task) for task in work)
    done = 0.0
    found = []
    for task, answer in zip(work, answers(analyst, record, work, processes), strict=True):
        found.append((task, answer))
        done += effort(analyst.course, task)
        if progress is not None:
            progress(done / whole)
    return Reckoning(record, analyst.course, dict(found), stood_in).analysis(playouts, seed)
