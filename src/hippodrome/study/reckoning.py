"""The findings put together: a curve whose steps are luck or choice, and sums that come out even."""

from __future__ import annotations

from collections.abc import Collection

from hippodrome.engine.record import Record
from hippodrome.study.analysis import (
    GRID,
    Analysis,
    Basis,
    Costly,
    Decision,
    Kind,
    Point,
    SeatReport,
    Spoken,
    Stage,
    spoken,
)
from hippodrome.study.course import Course
from hippodrome.study.findings import Finding, Task
from hippodrome.study.hindsight import with_hindsight
from hippodrome.study.odds import Prospects
from hippodrome.study.turning import MISTAKE, TurningPoints, difference
from hippodrome.version import __version__

GRACE = 0.1
"""Part of a win that everybody is taken to have kept, so that accuracy does not hang on a trifle."""
COSTLY = 6


class Reckoning:
    """Builds the analysis of a race from what was found about its parts."""

    def __init__(
        self,
        record: Record,
        course: Course,
        found: dict[Task, Finding | Prospects],
        stood_in: Collection[int] = (),
    ) -> None:
        self.record = record
        self.stood_in = stood_in
        self.course = course
        self.found = found
        self.points = self.curve()

    def finding(self, at: int) -> Finding:
        """What was found about a decision."""
        found = self.found[Task(at, True)]
        assert isinstance(found, Finding)
        return found

    def effect(self, at: int) -> Prospects:
        """What a choice gave; nothing, as long as it was not weighed."""
        if Task(at, True) in self.found:
            return self.finding(at).effect
        return Prospects([0.0] * self.record.players, [0.0] * self.record.players, 0.0)

    def prospects(self, at: int, throws: int = 0) -> Prospects:
        """What was found about a position."""
        if at == len(self.course.plies) and self.course.end.over:
            return self.result()
        found = self.found[Task(at, False, throws)]
        assert isinstance(found, Prospects)
        return found

    def result(self) -> Prospects:
        """The end of the race."""
        winners = list(self.course.end.winners())
        wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.record.players)]
        return Prospects(wins, [float(rank) for rank in self.course.end.ranks()], 0.0)

    # The curve

    def curve(self) -> list[Point]:
        """A point after every choice and every throw.

        Between throws the curve moves by what the choices gave; every throw sets it to what the position is
        worth from there. The last choices, with no throw after them, are reckoned back from the result.
        """
        now = self.opening(0)
        points = [point(0, "start", -1, now)]
        for at, ply in enumerate(self.course.plies):
            now = moved(now, self.effect(at))
            points.append(point(at + 1, "choice", ply.seat, now))
            for number, throw in enumerate(ply.throws, start=1):
                last = number == len(ply.throws)
                now = self.opening(at + 1) if last else self.prospects(at, number)
                points.append(point(at + 1, "chance", ply.seat, now, throw))
        return points

    def opening(self, at: int) -> Prospects:
        """What a position that chance has led to is worth."""
        plies = self.course.plies
        if not self.course.end.over or any(ply.throws for ply in plies[at:]):
            return self.prospects(at)
        now = self.result()
        for later in range(at, len(plies)):
            now = moved(now, self.effect(later), -1)
        return now

    # The figures

    def sketch(self, playouts: int, seed: int | str) -> Analysis:
        """The curve alone, as long as no decision was weighed."""
        return Analysis(self.basis(playouts, seed), [], self.points, [], [], [], "curve")

    def basis(self, playouts: int, seed: int | str) -> Basis:
        record = self.record
        return Basis(playouts, seed, record.game, record.rules, record.data, __version__)

    def analysis(self, playouts: int, seed: int | str, stage: Stage = "whole") -> Analysis:
        """Everything together."""
        record = self.record
        basis = self.basis(playouts, seed)
        decisions = self.decisions()
        seats = [self.seat(seat, decisions) for seat in range(record.players)]
        errors = [self.effect(at).spread for at in range(len(self.course.plies))]
        turning = TurningPoints(record, self.course, self.points, decisions, self.stood_in, errors).found()
        return Analysis(basis, seats, self.points, decisions, self.costly(decisions), turning, stage)

    def decisions(self) -> list[Decision]:
        """Every decision with what it gave and what it cost."""
        steps = {point.at: index for index, point in enumerate(self.points) if point.kind == "choice"}
        decisions = []
        findings = with_hindsight(self.course, [self.finding(at) for at in range(len(self.course.plies))])
        for at, (ply, found) in enumerate(zip(self.course.plies, findings, strict=True)):
            skill = self.change(steps[at + 1], ply.seat)
            cost = 0.0 if found.best == ply.choice else round(max(0.0, found.lost - found.error), 4)
            best = found.best if cost else ply.choice
            decisions.append(Decision(at, ply.seat, ply.choice, best, cost, skill, found.options))
        return decisions

    def change(self, index: int, seat: int) -> float:
        """A step of the curve for one seat."""
        return difference(self.points[index].win[seat], self.points[index - 1].win[seat])

    def seat(self, seat: int, decisions: list[Decision]) -> SeatReport:
        """A seat's race."""
        steps = [(index, point, self.change(index, seat)) for index, point in enumerate(self.points) if index]
        chance = [(change, index) for index, point, change in steps if point.kind == "chance"]
        chosen = [(self.by(point) == seat, change) for _, point, change in steps if point.kind == "choice"]
        made = [decision for decision in decisions if decision.seat == seat and decision.at not in self.stood_in]
        luckiest, unluckiest = max(chance, default=(0.0, -1)), min(chance, default=(0.0, -1))
        return SeatReport(
            name=self.record.seats[seat],
            place=int(self.course.end.ranks()[seat]),
            start=self.points[0].win[seat],
            luck=total([change for change, _ in chance]),
            skill=total([change for own, change in chosen if own]),
            others=total([change for own, change in chosen if not own]),
            result=self.points[-1].win[seat],
            accuracy=accuracy(made),
            decisions=len(made),
            mistakes=sum(decision.cost >= MISTAKE for decision in made),
            lost=total([decision.cost for decision in made]),
            luckiest=luckiest[1] if luckiest[0] > 0 else -1,
            unluckiest=unluckiest[1] if unluckiest[0] < 0 else -1,
            stood_in=sum(self.course.plies[at].seat == seat for at in self.stood_in),
        )

    def by(self, point: Point) -> int:
        """Who made a choice: the seat's player, or a bot that raced for a while (-1)."""
        return -1 if point.at - 1 in self.stood_in else point.seat

    def costly(self, decisions: list[Decision]) -> list[Costly]:
        """The decisions that cost most, worst first; none of those that a bot made in a player's place."""
        own = [index for index, decision in enumerate(decisions) if decision.at not in self.stood_in]
        worst = sorted(own, key=lambda index: -decisions[index].cost)[:COSTLY]
        return [
            Costly(
                index,
                decisions[index].at,
                decisions[index].seat,
                decisions[index].cost,
                self.spoken(decisions[index].at, decisions[index].choice),
                self.spoken(decisions[index].at, decisions[index].best),
                self.theme(decisions[index].at),
            )
            for index in worst
            if decisions[index].cost >= MISTAKE / 2
        ]

    def theme(self, at: int) -> str:
        game = self.record.declared
        return game.themes.get(game.prompt(self.course.plies[at].state).key, "")

    def spoken(self, at: int, action: int) -> Spoken:
        """A choice in a form that can be said in any language."""
        return spoken(self.record.declared.choice(self.course.plies[at].state, action))


def moved(prospects: Prospects, effect: Prospects, sign: int = 1) -> Prospects:
    """Prospects after (or, with sign -1, before) a choice that changes them."""
    return Prospects(
        [a + sign * b for a, b in zip(prospects.win, effect.win, strict=True)],
        [a + sign * b for a, b in zip(prospects.place, effect.place, strict=True)],
        (prospects.spread**2 + effect.spread**2) ** 0.5,
    )


def point(at: int, kind: Kind, seat: int, prospects: Prospects, throw: tuple[int, ...] = ()) -> Point:
    """A point of the curve, on the grid."""
    players = len(prospects.win)
    places = [round(min(max(place, 1.0), float(players)), 2) for place in prospects.place]
    return Point(at, kind, seat, on_grid(prospects.win), places, round(prospects.spread, 4), list(throw))


def on_grid(wins: list[float]) -> list[float]:
    """Chances as whole ten-thousandths that leave a sensible chance (at least none) to nobody winning."""
    shares = [max(0.0, win) for win in wins]
    shares.append(max(0.0, 1.0 - sum(shares)))
    scaled = [GRID * share / sum(shares) for share in shares]
    whole = [int(share) for share in scaled]
    short = GRID - sum(whole)
    by_remainder = sorted(range(len(scaled)), key=lambda index: whole[index] - scaled[index])
    for index in by_remainder[:short]:
        whole[index] += 1
    return [share / GRID for share in whole[:-1]]


def total(changes: list[float]) -> float:
    """The sum of changes on the grid, on the grid."""
    return sum(round(change * GRID) for change in changes) / GRID


def accuracy(made: list[Decision]) -> int | None:
    """How much of what was at stake was kept: 100 is always the best choice, 0 no better than choosing blindly.

    Decisions count in which best and worst choice differ beyond noise; see `GRACE` for those of little weight.
    """
    stakes = lost = 0.0
    for decision in made:
        best = max(decision.options, key=lambda option: option.win)
        if best.low > min(option.high for option in decision.options):
            stakes += best.win - sum(option.win for option in decision.options) / len(decision.options)
            lost += best.win - next(option.win for option in decision.options if option.choice == decision.choice)
    return None if stakes < MISTAKE else round(100 * max(0.0, 1 - lost / (stakes + GRACE)))
