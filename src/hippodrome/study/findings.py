"""What is found out about a race: every position judged, every decision weighed, each as far as it is asked for."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.bots.weighing import Weighing, mean_and_error, play_line
from hippodrome.engine.game import Game
from hippodrome.engine.record import Record
from hippodrome.engine.state import Observation
from hippodrome.study.analysis import Odds
from hippodrome.study.course import Course, take_apart
from hippodrome.study.odds import BEHIND, Prospects, keep_rivals, odds, prospects, reference


@dataclass(frozen=True, slots=True)
class Task:
    """A part of the work: weigh the decision at `at`, or judge the position after `throws` throws of its move.

    `weigh` false and no throws: the position at `at` as it is.
    """

    at: int
    weigh: bool
    throws: int = 0


@dataclass(frozen=True, slots=True)
class Doubt:
    """How well a decision is known: so many worlds with so many races each, and how far those still differ.

    `spread` is the standard deviation, from world to world, of what is not yet known: of what the choice gave, and of
    what the best would have given more. None where it is decided or nothing is at stake.
    """

    worlds: int
    races: int
    spread: float


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
    doubt: Doubt


def tasks(course: Course) -> list[Task]:
    """Everything that must be found out about a race."""
    work = [Task(0, False)]
    for at, ply in enumerate(course.plies):
        work.append(Task(at, True))
        work.extend(Task(at, False, throws) for throws in range(1, len(ply.throws)))
        if ply.throws and not (at + 1 == len(course.plies) and course.end.over):
            work.append(Task(at + 1, False))
    return work


class Analyst:
    """One who has the race before him and answers questions about it.

    What was weighed is kept: asked again for more worlds, he goes on from there.
    """

    def __init__(self, record: Record, seed: int | str) -> None:
        self.game: Game = record.declared
        self.course = take_apart(record)
        self.seed = seed
        self.reference = reference(self.game)
        self.weighings: dict[int, Weighing] = {}

    def work(self, task: Task, worlds: int) -> Finding | Prospects:
        """The answer to one question, from so many worlds in all."""
        if task.weigh:
            return self.weigh(task.at, worlds)
        return self.judge(task.at, task.throws, worlds)

    def judge(self, at: int, throws: int, worlds: int) -> Prospects:
        """What a position is worth in truth, hidden cards and all."""
        state, calendar = self.course.position(at)
        choice, outcomes = -1, []
        if throws:
            ply = self.course.plies[at]
            choice, outcomes = ply.choice, [outcome for throw in ply.throws[:throws] for outcome in throw]
        return prospects(play_line(state, choice, outcomes, self.reference, calendar, self.seed, worlds))

    def weigh(self, at: int, worlds: int) -> Finding:
        """A decision weighed with what its seat knew."""
        weighing = self.weighings.get(at)
        if weighing is None:
            ply = self.course.plies[at]
            seen = Observation(ply.state, ply.seat)
            chosen = seen.choices().index(ply.choice)
            weighing = Weighing(seen, self.reference, ply.calendar, self.seed, chosen)
            weighing.play(max(1, worlds // 2))
            weighing.leave_behind(BEHIND)
            weighing.play(worlds - weighing.worlds)
            weighing.leave_behind(BEHIND)
            self.weighings[at] = weighing
        elif worlds > weighing.worlds:
            keep_rivals(weighing)
            weighing.play(worlds - weighing.worlds)
        return found(weighing)


def found(weighing: Weighing) -> Finding:
    """What a weighing says of the choice that was made."""
    worlds = weighing.worlds
    best = weighing.best()
    lost, error = mean_and_error(weighing.win_leads[best], weighing.win_squares[best], worlds)
    effects = [
        mean_and_error(total, squares, worlds)
        for total, squares in zip(weighing.effect, weighing.effect_squares, strict=True)
    ]
    effect = Prospects(
        [mean for mean, _ in effects],
        [total / worlds for total in weighing.effect_places],
        max(error for _, error in effects),
    )
    return Finding(weighing.choices[best], lost, error, effect, odds(weighing), doubt(weighing, effect.spread))


def doubt(weighing: Weighing, effect: float) -> Doubt:
    """How well it is known what a choice gave, and what another would have given more."""
    worlds = weighing.worlds
    rivals = [index for index, alive in enumerate(weighing.alive) if alive and index != weighing.chosen]
    errors = [mean_and_error(weighing.win_leads[one], weighing.win_squares[one], worlds)[1] for one in rivals]
    played = 1 + len(rivals) + (weighing.picked[weighing.chosen] < worlds)
    return Doubt(worlds, played, max([effect, *errors]) * worlds**0.5)
