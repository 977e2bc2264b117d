"""Looking back on a race: coarsely first, then more closely where most is in doubt."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from hippodrome.engine.record import Record
from hippodrome.study.analysis import Analysis
from hippodrome.study.crew import Answer, Crew, Wanted, crew
from hippodrome.study.effort import ROUNDS, SKETCHED, Effort
from hippodrome.study.findings import Analyst, Finding, Task, tasks
from hippodrome.study.reckoning import Reckoning

PLAYOUTS = 300
"""Worlds in which each choice is weighed, unless told otherwise."""

Progress = Callable[[float], None]
Draft = Callable[[Analysis], None]
"""Told what is known so far: the curve first, then everything, but less surely than in the end."""


def analyse(
    record: Record,
    playouts: int = PLAYOUTS,
    seed: int | str = 1,
    processes: int = 1,
    progress: Progress | None = None,
    stood_in: Collection[int] = (),
    draft: Draft | None = None,
) -> Analysis:
    """Look back on a race. The same playouts and seed give the same figures, on any number of processes.

    `stood_in` are the moves (from 0 on) that a bot made in the place of a player: not laid at the player's door.
    """
    analyst = Analyst(record, seed)
    with crew(analyst, record, processes) as workers:
        look = Look(analyst, workers, Effort(analyst.course, playouts), progress)
        look.sketch()
        if draft is not None:
            draft(Reckoning(record, analyst.course, look.found, stood_in).sketch(playouts, seed))
        look.weigh()
        if draft is not None:
            draft(Reckoning(record, analyst.course, look.found, stood_in).analysis(playouts, seed, "rough"))
        look.judge()
        look.refine()
    return Reckoning(record, analyst.course, look.found, stood_in).analysis(playouts, seed)


STEPS = (0.05, 0.35, 0.6)
"""How far the work is after the sketch, the first weighing and the judging of all positions."""


@dataclass
class Look:
    """The work on one race, and what was found so far."""

    analyst: Analyst
    crew: Crew
    effort: Effort
    progress: Progress | None
    found: dict[Task, Answer] = field(default_factory=dict)
    work: list[Task] = field(init=False)

    def __post_init__(self) -> None:
        self.work = tasks(self.analyst.course)

    @property
    def positions(self) -> list[Task]:
        return [task for task in self.work if not task.weigh]

    def sketch(self) -> None:
        """Every position judged quickly."""
        worlds = max(2, round(SKETCHED * self.effort.playouts))
        self.ask([(task, worlds) for task in self.positions], 0.0, STEPS[0])

    def weigh(self) -> None:
        """Every decision weighed for the first time."""
        worlds = self.effort.weighing()
        self.ask([(task, worlds) for task in self.work if task.weigh], STEPS[0], STEPS[1])

    def judge(self) -> None:
        """Every position judged well."""
        worlds = self.effort.judging(self.positions)
        self.ask([(task, worlds) for task in self.positions], STEPS[1], STEPS[2])

    def refine(self) -> None:
        """The decisions weighed again, as far as it is in doubt what they gave."""
        spent = 0.0
        begun = STEPS[2]
        for part in ROUNDS:
            doubts = {task.at: known.doubt for task, known in self.found.items() if isinstance(known, Finding)}
            worlds = self.effort.refining(doubts, part - spent)
            done = STEPS[2] + part * (1 - STEPS[2])
            self.ask([(Task(at, True), count) for at, count in worlds.items()], begun, done)
            spent, begun = part, done
        if self.progress is not None:
            self.progress(1.0)

    def ask(self, wanted: list[Wanted], begun: float, done: float) -> None:
        for number, (task, answer) in enumerate(self.crew.ask(wanted), start=1):
            self.found[task] = answer
            if self.progress is not None:
                self.progress(begun + (done - begun) * number / len(wanted))
