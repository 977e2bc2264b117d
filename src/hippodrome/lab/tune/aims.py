"""What should be so: shares of wins that are fair, cards that are worth as much as others, a length within bounds.

An aim is written as a word. A factor (`seat`, `racer`, `start_position`) or something tracked (`cards_drawn`, or one of
it: `cards_drawn.jump_boots`) should be fair; a figure or an outcome (`rounds=8..10`, `undecided=0..0.01`) should lie
within its bounds. Whatever it is, each of its figures is a ratio of two sums over races.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from hippodrome.engine.game import Game
from hippodrome.lab.balance.estimates import Estimate, mean, quantile_of_normal, share_of, slope
from hippodrome.lab.balance.figures import FIGURES, OUTCOMES, SCALES
from hippodrome.lab.balance.tally import Slope, Sum, Tally
from hippodrome.lab.errors import LabError

FACTORS = ("seat", "racer")
"""Factors of every game, whatever else it declares."""


class UnknownAim(LabError):
    """No race can be measured like this. Arguments: `aim`, `known`."""

    key = "unknown-aim"


@dataclass(frozen=True, slots=True)
class Reading:
    """One figure of an aim: what it is, where it should lie, and how far off it may be."""

    kind: str
    """`share`, `added`, `figure` or `outcome`, as in a report."""
    name: str
    level: str
    target: float
    reach: float
    """Further than this from the target is too far."""

    @property
    def key(self) -> str:
        return f"{self.name}.{self.level}" if self.level else self.name

    def sums(self, tally: Tally) -> tuple[float, float]:
        """The figure is the first over the second; both add up from race to race."""
        found = self._kept(tally)
        if isinstance(found, Slope):
            return found.u, found.v
        if isinstance(found, Sum):
            return found.total, float(found.n)
        scale = SCALES.get(self.name, 1.0)
        return scale * sum(value * times for value, times in found.items()), float(sum(found.values()))

    def estimate(self, tally: Tally, level: float) -> Estimate:
        """The figure with an interval of that level."""
        found = self._kept(tally)
        if isinstance(found, Sum):
            return share_of(found, level)
        plain = slope(found) if isinstance(found, Slope) else mean(found).scaled(SCALES.get(self.name, 1.0))
        if plain.n == 0 or plain.error == inf:
            return Estimate(plain.value, -inf, inf, inf, plain.n)
        wide = quantile_of_normal(level) * plain.error
        return Estimate(plain.value, plain.value - wide, plain.value + wide, plain.error, plain.n)

    def _kept(self, tally: Tally) -> Sum | Slope | dict[int, int]:
        if self.kind == "share":
            return tally.shares.get(self.name, {}).get(self.level, Sum())
        if self.kind == "added":
            return tally.tracked.get(self.name, {}).get(self.level, Slope())
        if self.kind == "outcome":
            return tally.outcomes.get(self.name, Sum())
        return tally.figures.get(self.name, {})

    def off(self, value: float) -> float:
        """How far a value is from the target, 1 where it becomes too far."""
        return abs(value - self.target) / self.reach


@dataclass(frozen=True, slots=True)
class Aim:
    """A word of the designer: the figures it speaks of are known once races have been seen."""

    word: str
    readings: Callable[[Tally], Sequence[Reading]]


def read_aim(game: Game, word: str, players: int, margin: float) -> Aim:
    """What a word means for a game at a number of players; shares may be `margin` (a part of the fair one) off."""
    name, equals, bounds = word.partition("=")
    if equals:
        return _within(word, name, bounds, game)
    name, _, item = word.partition(".")
    fair, reach = 1 / players, margin / players
    tracked = next((one for one in game.measures.tracked if one.name == name), None)
    if tracked is not None:
        index = _item(game, word, item) if item else ""
        return Aim(word, lambda tally: list(_added(tally, name, index, reach)))
    if item and tracked is None and not item.isdecimal():
        item = _item(game, word, item)
    return Aim(
        word,
        lambda tally: [
            Reading("share", name, level, fair, reach)
            for level in sorted(tally.shares.get(name, {}))
            if not item or level.rpartition(":")[2] == item
        ],
    )


def check_aims(game: Game, aims: Sequence[Aim], tally: Tally) -> None:
    """`UnknownAim` if an aim speaks of nothing that races have shown."""
    for aim in aims:
        if not aim.readings(tally):
            factors = [factor for factor in tally.shares if factor not in FACTORS and factor != "bot"]
            raise UnknownAim(aim=aim.word, known=", ".join(known_aims(game, factors)))


def known_aims(game: Game, factors: Sequence[str] = ()) -> list[str]:
    """Every word that can be aimed at."""
    dealt = [one.name for one in game.measures.tracked if one.dealt]
    ranges = [f"{name}=LOW..HIGH" for name in (*FIGURES, *OUTCOMES) if name != "minutes"]
    return [*FACTORS, *factors, *dealt, *(f"{name}.ITEM" for name in dealt), *ranges]


def _added(tally: Tally, name: str, item: str, reach: float) -> Iterator[Reading]:
    for level in sorted(tally.tracked.get(name, {})):
        if not item or level.rpartition(":")[2] == item:
            yield Reading("added", name, level, 0.0, reach)


def _item(game: Game, word: str, item: str) -> str:
    """The number of a card by its name, whatever vocabulary it is of."""
    for words in game.words.values():
        if item in words:
            return str(words.index(item))
    raise UnknownAim(aim=word, known=", ".join(known_aims(game)))


def _within(word: str, name: str, bounds: str, game: Game) -> Aim:
    low, dots, high = bounds.partition("..")
    try:
        ends = (float(low), float(high)) if dots else None
    except ValueError:
        ends = None
    kind = "figure" if name in FIGURES and name != "minutes" else "outcome" if name in OUTCOMES else ""
    if ends is None or not kind or ends[0] >= ends[1]:
        raise UnknownAim(aim=word, known=", ".join(known_aims(game)))
    middle, half = (ends[0] + ends[1]) / 2, (ends[1] - ends[0]) / 2
    reading = Reading(kind, name, "", middle, half)
    return Aim(word, lambda _: [reading])


def readings(aims: Sequence[Aim], tally: Tally) -> list[Reading]:
    """Every figure of some aims that races have shown so far."""
    return list(dict.fromkeys(one for aim in aims for one in aim.readings(tally)))


def to_json(reading: Reading, found: Estimate) -> dict[str, Any]:
    """A figure with its interval and where it should lie."""
    return {
        "kind": reading.kind,
        "name": reading.name,
        "level": reading.level,
        **found.to_json(),
        "target": reading.target,
        "reach": reading.reach,
    }
