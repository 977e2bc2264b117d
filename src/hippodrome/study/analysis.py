"""The analysed race: what it holds, and the JSON that the server keeps and the page draws.

Chances are fractions on a grid of ten-thousandths, so that sums are exact: for every seat,
`start + luck + skill + others == result`, and each of the three is the sum of its steps on the curve.
`docs/analysis.md` explains every figure.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from hippodrome.engine.choices import Argument, Choice

FORMAT = "hippodrome-analysis/1"
GRID = 10_000
"""Chances and places are whole numbers of this part."""

Kind = Literal["start", "choice", "chance"]
Stage = Literal["curve", "rough", "whole"]
"""How far a look back is: the curve without choices, all of it from few worlds, all of it."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A choice in the form a page can say: Fluent key and arguments, as in a scene's texts."""

    choice: int
    key: str
    args: dict[str, Argument] = field(default_factory=dict)


def spoken(choice: Choice) -> Spoken:
    """A choice as a page says it."""
    return Spoken(choice.action, f"choice-{choice.key}", choice.args)


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the curve: how things stand after a choice, or after chance has answered it.

    `at` is the number of moves folded once the point's move is complete: where to jump on a timeline.
    `seat` made the move (-1 at the start). `outcomes` are the dice and draws of a chance point.
    """

    at: int
    kind: Kind
    seat: int
    win: list[float]
    place: list[float]
    spread: float
    """The standard error of the chances, at worst."""
    outcomes: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Odds:
    """What a choice is worth to the seat that makes it; `low` to `high` holds the chance 19 times of 20."""

    choice: int
    win: float
    low: float
    high: float
    place: float


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: `moves[at]` of the record, asked at the position after `at` moves.

    `cost` is the chance to win it gave away against `best`, less what may be noise (0: nothing surely).
    """

    at: int
    seat: int
    choice: int
    best: int
    cost: float
    skill: float
    """What it gave the seat against the reference player: its step on the curve."""
    options: list[Odds]


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that gave much away, in words: `decisions[decision]`."""

    decision: int
    at: int
    seat: int
    cost: float
    chosen: Spoken
    better: Spoken
    theme: str = ""
    """What the question was about, as puzzles have it (message `theme-THEME` of the game); empty if it has none."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A large step of the curve: `points[point]` against the point before it."""

    point: int
    at: int
    kind: Kind
    seat: int
    """Who made the move."""
    swing: float
    """How much of the chance to win changed hands."""
    gainer: int
    gain: float
    loser: int
    loss: float
    spoken: Spoken
    """The choice of the move."""
    told: int
    """How many things had been told of the move before its largest step: what is told from there on came of it."""
    said: dict[str, str] = field(default_factory=dict)
    """What a friend would say of it, by language; players are `{0}`, `{1}`, … by their seats."""
    about: int = -1
    """Whose chance is told, before and after."""
    before: float = 0.0
    after: float = 0.0
    judged: Literal["", "best", "wrong"] = ""
    """What is to be said of the choice: nothing was better, something was, or neither surely."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """A seat's race: `start + luck + skill + others == result`, to the last ten-thousandth."""

    name: str
    place: int
    start: float
    luck: float
    skill: float
    others: float
    result: float
    accuracy: int | None
    """0 (no better than choosing blindly) to 100 (always the best); None if nothing was at stake."""
    decisions: int
    mistakes: int
    """Decisions that cost at least two hundredths of a win."""
    lost: float
    """What all decisions cost together."""
    luckiest: int
    """The point where chance gave this seat most (index of `points`; -1: never)."""
    unluckiest: int
    stood_in: int = 0
    """How many of its choices a bot made in the player's place: they count among the others' choices here."""


@dataclass(frozen=True, slots=True)
class Basis:
    """What the figures depend on: with these and the record they come out the same, byte for byte."""

    playouts: int
    seed: int | str
    game: str
    rules: int
    data: int
    version: str


@dataclass(frozen=True, slots=True)
class Analysis:
    """A race looked back on."""

    settings: Basis
    seats: list[SeatReport]
    points: list[Point]
    decisions: list[Decision]
    costly: list[Costly]
    turning_points: list[TurningPoint]
    stage: Stage = "whole"

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain JSON: 40 to 140 kB for a race of four."""
        return {"format": FORMAT, **asdict(self)}
