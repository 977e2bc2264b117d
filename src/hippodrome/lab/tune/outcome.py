"""What came of a tuning: what to change, how sure it is, and all that was tried."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from hippodrome.engine.workshop import Plain
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.tune.aims import Reading, to_json
from hippodrome.lab.tune.levers import Space, Values

Verdict = Literal["found", "fair already", "open", "better", "not found", "stopped"]
"""`open`: probably as it should be, but not for sure; `better`: surely not, but nearer to it."""


@dataclass(frozen=True, slots=True)
class Change:
    """A lever, what it was and what it should be."""

    lever: str
    before: Plain
    after: Plain


@dataclass(frozen=True, slots=True)
class Found:
    """What races on fresh seeds say of a board; the intervals hold for all figures at once."""

    verdict: Literal["fair", "unfair", "open"]
    bots: tuple[str, ...]
    races: int
    loss: float
    """How far the worst figure is from what was asked for; 1 is just too far."""
    figures: tuple[tuple[Reading, Estimate], ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "verdict": self.verdict,
            "bots": list(self.bots),
            "races": self.races,
            "loss": self.loss,
            "figures": [to_json(one, found) for one, found in self.figures],
        }


@dataclass(frozen=True, slots=True)
class Tried:
    """A board that was raced on the way."""

    values: Values
    cost: float
    races: int
    loss: float
    fate: str
    finalist: bool


@dataclass(slots=True)
class Tuned:
    """What came of it. `values` is None if nothing worth changing was found."""

    game: str
    players: int
    bots: tuple[str, ...]
    aims: tuple[str, ...]
    space: Space
    seed: int | str
    verdict: Verdict = "not found"
    values: Values | None = None
    before: Found | None = None
    """The board as it was, on fresh seeds."""
    after: Found | None = None
    """The board found (or the best that was not good enough), on fresh seeds."""
    stronger: list[Found] = field(default_factory=list)
    races: int = 0
    tried: list[Tried] = field(default_factory=list)

    @property
    def changes(self) -> list[Change]:
        """What to change, the smallest change that was found."""
        if self.values is None:
            return []
        return [Change(lever.key, lever.now, value) for lever, value in self.space.changes(self.values)]

    @property
    def options(self) -> dict[str, Any]:
        """The options of a race on what was found, boards as tables."""
        rules = self.space.rules(self.space.now if self.values is None else self.values)
        assert rules is not None
        return rules

    @property
    def board(self) -> dict[str, Any] | None:
        """The board or deck that was found, if one was moved: the table of a file of one's own."""
        bench = self.space.bench
        if bench is None:
            return None
        table = self.options[bench.option]
        assert isinstance(table, dict)
        return table

    def to_json(self) -> dict[str, Any]:
        """Everything as plain JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "aims": list(self.aims),
            "seed": self.seed,
            "verdict": self.verdict,
            "changes": [
                {"lever": one.lever, "before": one.before, "after": one.after} for one in self.changes
            ],
            "option": self.space.bench.option if self.space.bench else None,
            "board": self.board,
            "options": self.options,
            "before": self.before.to_json() if self.before else None,
            "after": self.after.to_json() if self.after else None,
            "stronger": [found.to_json() for found in self.stronger],
            "races": self.races,
            "tried": [
                {
                    "values": dict(zip((lever.key for lever in self.space.levers), one.values, strict=True)),
                    "cost": one.cost, "races": one.races, "loss": one.loss, "fate": one.fate, "finalist": one.finalist,
                }
                for one in self.tried
            ],
        }  # fmt: skip
