"""The lab for programs: functions that check what they are given, race, and return typed results.

What a function needs beyond the standard library it asks for when it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hippodrome.lab.errors import need

if TYPE_CHECKING:
    from hippodrome.lab.balance.estimates import Estimate
    from hippodrome.lab.balance.figures import Added, Difference, Level
    from hippodrome.lab.balance.judging import Light
    from hippodrome.lab.balance.study import Study
    from hippodrome.lab.balance.summary import Headline
    from hippodrome.lab.tune.outcome import Tuned
    from hippodrome.lab.tune.sweep import Swept

Options = Mapping[str, object]
"""Options by their keys; a board is a table, a `Path`, or the name of a TOML file."""


@dataclass(frozen=True, slots=True)
class Races:
    """What came of a simulation; the digest follows from what was asked for alone."""

    game: str
    players: int
    games: int
    seed: int | str
    bots: list[str]
    options: dict[str, Any]
    decisions: int
    wins_by_seat: list[float]
    wins_intervals_95: list[tuple[float, float]]
    mean_ranks_by_seat: list[float]
    without_winner: float
    mean_decisions: float
    forfeits_by_seat: list[int]
    faults: list[str]
    digest: str


def simulate(
    game: str,
    *,
    games: int = 1000,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    options: Options | None = None,
    seed: int | str = 1,
    processes: int = 1,
    output: Path | None = None,
    turns: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Races:
    """Race bots against each other, many times; with `output` the rows are kept there as Parquet files."""
    from hippodrome.lab.simulation import make_programme
    from hippodrome.lab.simulation import simulate as run

    programme = make_programme(game, players, games, seed, bots, options, turns)
    summary = run(programme, processes, progress, output=output)
    return Races(**{part.name: summary[part.name] for part in fields(Races)})


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot in a tournament: its share of wins and its rating, with 95 % intervals."""

    bot: str
    races: int
    win_share: float
    win_interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Duel:
    """Two bots: the lead of the first in shares of wins, and what the sequential test says of it."""

    bot: str
    against: str
    lead: float
    interval: tuple[float, float]
    verdict: str
    """`stronger`, `weaker`, `level` or `open`."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What came of a tournament."""

    game: str
    players: int
    races: int
    decided: bool
    entrants: list[Entrant]
    duels: list[Duel]
    report: dict[str, Any]
    """Everything, as `hippodrome tournament --json` prints it."""

    def entrant(self, bot: str) -> Entrant:
        """One of the bots by its name."""
        return next(one for one in self.entrants if one.bot == bot)


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    games: int = 2000,
    players: int | None = None,
    options: Options | None = None,
    seed: int | str = 1,
    processes: int = 1,
    margin: float = 0.05,
    stop: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Every bot in every seat on the same seeds, until it is clear who is stronger."""
    need("lab", "choix", "numpy")
    from hippodrome.lab.meeting import hold_tournament, make_meeting

    met = make_meeting(game, players, bots, seed, options)
    told = None if progress is None else (lambda standings: progress(standings.races))
    report = hold_tournament(met, games, processes, told, margin=margin, stop=stop).report()
    entrants = [
        Entrant(
            one["bot"], one["races"], one["win_share"], tuple(one["win_share_interval_95"]), one["rating"],
            tuple(one["rating_interval_95"]),
        )
        for one in report["entrants"]
    ]  # fmt: skip
    duels = [
        Duel(one["bot"], one["against"], one["lead"], tuple(one["lead_interval"]), one["verdict"])
        for one in report["pairs"]
    ]
    return Tournament(game, met.players, report["races"], bool(report["decided"]), entrants, duels, report)


@dataclass(frozen=True, slots=True)
class Fairness:
    """A factor (seats, racers, start positions): every level's share of wins, and the verdict on the worst of them."""

    verdict: Light
    worst: Level
    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """A balance report: its figures, its headlines, and the page."""

    study: Study

    @property
    def fairness(self) -> dict[str, Fairness]:
        """By factor."""
        from hippodrome.lab.balance.figures import by_factor, levels
        from hippodrome.lab.balance.judging import judge_factor

        found = by_factor(levels(self.study.main.tally, self.study.players))
        return {factor: Fairness(*judge_factor(rows), tuple(rows)) for factor, rows in found.items()}

    @property
    def figures(self) -> dict[str, Estimate]:
        """Length, waiting, lead changes and the like."""
        from hippodrome.lab.balance.figures import FIGURES, figure

        return {name: figure(self.study.main, self.study, name) for name in FIGURES}

    @property
    def items(self) -> list[Added]:
        """Cards, tiles and deeds by the win share they go along with."""
        from hippodrome.lab.balance.figures import added

        return added(self.study.main.tally)

    @property
    def differences(self) -> list[list[Difference]]:
        """For each rule set compared with the first: every figure under both, what changed most surely first."""
        from hippodrome.lab.balance.figures import differences

        return [differences(self.study, other) for other in self.study.others]

    def headlines(self, language: str = "en") -> list[Headline]:
        """The summary in words."""
        from hippodrome.lab.balance.speech import Speech
        from hippodrome.lab.balance.summary import headlines

        return headlines(self.study, Speech(self.study.game, language))

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """Everything, as `hippodrome balance --json` prints it."""
        from hippodrome.lab.balance.result import result

        return result(self.study, language)

    def page(self, language: str = "en") -> str:
        """The report as one HTML page."""
        from hippodrome.lab.balance.page import page

        return page(self.study, language)


def balance(
    game: str,
    *,
    games: int = 2000,
    players: int | None = None,
    bots: Sequence[str] = ("greedy",),
    options: Options | None = None,
    against: Sequence[Options] = (),
    ladder: Sequence[str] = (),
    circuits: bool = False,
    seed: int | str = 1,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Judge a game's balance; `against` are the options of other rule sets to be compared with the first."""
    from hippodrome.engine.files import read_files
    from hippodrome.lab.balance.study import make_study

    first = read_files(options)
    others = [{**first, **read_files(other)} for other in against]
    study = make_study(game, players, games, seed, bots, first, others, ladder, circuits)
    study.play(processes, progress)
    return Balance(study)


def tune(game: str, aims: Sequence[str], levers: Sequence[str], **more: Any) -> Tuned:
    """Look for the smallest change by some levers that makes some aims true: `hippodrome.lab.tune.tuning.tune`."""
    need("lab", "numpy")
    from hippodrome.lab.tune.tuning import tune as run

    return run(game, aims, levers, **more)


def sweep(game: str, aims: Sequence[str], levers: Sequence[str], **more: Any) -> Swept:
    """Race on every value of one or two levers: `hippodrome.lab.tune.sweep.sweep`."""
    need("lab", "numpy")
    from hippodrome.lab.tune.sweep import sweep as run

    return run(game, aims, levers, **more)
