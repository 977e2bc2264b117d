"""What is found out about a race: every position judged, every decision weighed, by one process or several."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from hippodrome.bots.weighing import mean_and_error, play_line
from hippodrome.engine.game import Game
from hippodrome.engine.record import Record, read_record
from hippodrome.engine.state import Observation
from hippodrome.study.analysis import Odds
from hippodrome.study.course import Course, take_apart
from hippodrome.study.odds import Prospects, odds, prospects, weigh

LEVEL = 4
"""A position is judged in so many times the worlds of a choice: the curve should be steady."""


@dataclass(frozen=True, slots=True)
class Task:
    """A part of the work: weigh the decision at `at`, or judge the position after `throws` throws of its move.

    `weigh` false and no throws: the position at `at` as it is.
    """

    at: int
    weigh: bool
    throws: int = 0


@dataclass(frozen=True, slots=True)
class Finding:
    """What weighing one decision has found."""

    best: int
    lost: float
    """How much more the best won than the chosen one, and the standard error of that."""
    error: float
    effect: Prospects
    """What the choice gave every seat against the reference, and its error."""
    options: list[Odds]


def tasks(course: Course) -> list[Task]:
    """Everything that must be found out about a race."""
    work = [Task(0, False)]
    for at, ply in enumerate(course.plies):
        work.append(Task(at, True))
        work.extend(Task(at, False, throws) for throws in range(1, len(ply.throws)))
        if ply.throws and not (at + 1 == len(course.plies) and course.end.over):
            work.append(Task(at + 1, False))
    return work


def effort(course: Course, task: Task) -> float:
    """How long a task takes, compared with others."""
    left = len(course.plies) - task.at + 10
    return float(left * (course.plies[task.at].state.offers if task.weigh else LEVEL))


class Analyst:
    """One who has the race before him and answers questions about it."""

    def __init__(self, record: Record, playouts: int, seed: int | str) -> None:
        self.game: Game = record.declared
        self.course = take_apart(record)
        self.playouts = playouts
        self.seed = seed

    def work(self, task: Task) -> Finding | Prospects:
        """The answer to one question."""
        if task.weigh:
            return self.weigh(task.at)
        return self.judge(task.at, task.throws)

    def judge(self, at: int, throws: int) -> Prospects:
        """What a position is worth in truth, hidden cards and all."""
        state, calendar = self.course.position(at)
        choice, outcomes = -1, []
        if throws:
            ply = self.course.plies[at]
            choice, outcomes = ply.choice, [outcome for throw in ply.throws[:throws] for outcome in throw]
        count = LEVEL * self.playouts
        return prospects(play_line(state, choice, outcomes, self.game.heuristic, calendar, self.seed, count))

    def weigh(self, at: int) -> Finding:
        """A decision weighed with what its seat knew."""
        ply = self.course.plies[at]
        seen = Observation(ply.state, ply.seat)
        found = weigh(self.game, seen, self.playouts, self.seed, calendar=ply.calendar, chosen=ply.choice)
        worlds = found.worlds
        best = found.best()
        lost, error = mean_and_error(found.win_leads[best], found.win_squares[best], worlds)
        effects = [
            mean_and_error(total, squares, worlds)
            for total, squares in zip(found.effect, found.effect_squares, strict=True)
        ]
        effect = Prospects(
            [mean for mean, _ in effects],
            [total / worlds for total in found.effect_places],
            max(error for _, error in effects),
        )
        return Finding(found.choices[best], lost, error, effect, odds(found))


_analyst: list[Analyst] = []


def _begin(record: Any, playouts: int, seed: int | str) -> None:
    _analyst.append(Analyst(read_record(record), playouts, seed))


def _work(task: Task) -> Finding | Prospects:
    return _analyst[-1].work(task)


def answers(analyst: Analyst, record: Record, work: list[Task], processes: int) -> Iterator[Finding | Prospects]:
    """The answers in the order of the questions; each depends on its question alone, not on who answers it."""
    if processes == 1:
        yield from map(analyst.work, work)
        return
    given = (record.to_json(), analyst.playouts, analyst.seed)
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, given) as pool:
        yield from pool.map(_work, work, chunksize=2)
