"""Races added up: small sums whose size does not grow with the number of races."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from hippodrome.engine.choices import Argument
from hippodrome.lab.balance.watching import Glance, Seen

MOMENTS = 20
"""A race is looked at in so many equal parts of its turns."""
_FINE, _BEHIND, _FAR = 100, 10, 140
"""Progress is kept in hundredths, from a tenth behind the start to a third beyond the finish."""


@dataclass(slots=True)
class Sum:
    """Numbers added up: how many, their sum, and the sum of their squares."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def count(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Sum) -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares


@dataclass(slots=True)
class Slope:
    """Sums for the line through wins and how much more of a thing a seat had, race by race."""

    times: int = 0
    races: int = 0
    u: float = 0.0
    v: float = 0.0
    uu: float = 0.0
    uv: float = 0.0
    vv: float = 0.0

    def count(self, times: int, u: float, v: float) -> None:
        self.times += times
        self.races += 1
        self.u += u
        self.v += v
        self.uu += u * u
        self.uv += u * v
        self.vv += v * v

    def add(self, other: Slope) -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


Counts = dict[int, int]


@dataclass(slots=True)
class Tally:
    """What came of some races."""

    races: int = 0
    decided: int = 0
    """Races that had a winner: shares of wins are shares of these."""
    figures: dict[str, Counts] = field(default_factory=dict)
    """By name, how many races had which whole number."""
    offers: Counts = field(default_factory=dict)
    waits: Counts = field(default_factory=dict)
    shares: dict[str, dict[str, Sum]] = field(default_factory=dict)
    """Wins by factor and level (seats, racers, start positions, bots)."""
    outcomes: dict[str, Sum] = field(default_factory=dict)
    leaders: dict[int, Sum] = field(default_factory=dict)
    """How often the leader at each moment of the race won."""
    half_places: Counts = field(default_factory=dict)
    """The place at half-time of those who won."""
    travels: Counts = field(default_factory=dict)
    """(moment, final place, progress) packed into one number."""
    cells: dict[str, dict[str, int]] = field(default_factory=dict)
    tracked: dict[str, dict[str, Slope]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Count the races of the next block too."""
        for part in fields(self):
            ours, theirs = getattr(self, part.name), getattr(other, part.name)
            if isinstance(ours, int):
                setattr(self, part.name, ours + theirs)
            else:
                _merge(ours, theirs)

    # One race

    def count(self, seen: Seen, bots: tuple[str, ...], names: tuple[str, ...], dealt: tuple[bool, ...]) -> None:
        """Count one race; `names` and `dealt` describe what was tracked."""
        self.races += 1
        self._count_figures(seen)
        if sum(seen.shares) > 0:
            self.decided += 1
            self._count_shares(seen, bots)
            self._count_course(seen)
            self._count_tracked(seen, names, dealt)
        for layer, cells in (("visits", seen.visits), ("stops", seen.stops), ("hits", seen.hits)):
            _merge(self.cells.setdefault(layer, {}), cells)

    def _count_figures(self, seen: Seen) -> None:
        choices = seen.decisions + seen.forced
        self._figure("decisions", seen.decisions)
        self._figure("turns", seen.turns)
        self._figure("rounds", seen.glances[-1].round)
        self._figure("forced", round(1000 * seen.forced / max(1, choices)))
        self._figure("options", round(100 * sum(n * k for n, k in seen.offers.items()) / max(1, seen.decisions)))
        self._figure("wait", round(100 * sum(seen.waits) / max(1, len(seen.waits))))
        self._figure("longest_wait", max(seen.waits, default=0))
        # Waiting for the end no longer than one waits for any turn is nothing to complain of.
        idle = max(0, max(seen.idle) - max(seen.waits, default=0))
        self._figure("idle", round(1000 * idle / max(1, seen.decisions)))
        self._figure("eliminations", seen.eliminations)
        self._figure("hits", seen.hits.total())
        self._figure("lead_changes", lead_changes(seen.glances))
        self._outcome("undecided", 0.0 if sum(seen.shares) else 1.0)
        self._outcome("eliminated", 1.0 if seen.eliminations else 0.0)
        _merge(self.offers, seen.offers)
        for wait in seen.waits:
            self.waits[wait] = self.waits.get(wait, 0) + 1

    def _figure(self, name: str, value: int) -> None:
        counts = self.figures.setdefault(name, {})
        counts[value] = counts.get(value, 0) + 1

    def _outcome(self, name: str, value: float) -> None:
        self.outcomes.setdefault(name, Sum()).count(value)

    def _count_shares(self, seen: Seen, bots: tuple[str, ...]) -> None:
        for seat, share in enumerate(seen.shares):
            self._share("seat", str(seat + 1), share)
            if len(set(bots)) > 1:
                self._share("bot", bots[seat], share)
        for factor, levels in seen.factors.items():
            for owner, level in zip(seen.racers, levels, strict=True):
                self._share(factor, level_name(level), seen.shares[owner])

    def _share(self, factor: str, level: str, share: float) -> None:
        self.shares.setdefault(factor, {}).setdefault(level, Sum()).count(share)

    def _count_course(self, seen: Seen) -> None:
        """Who led when, where the winner was, and how far each had come."""
        glances, last = seen.glances, len(seen.glances) - 1
        for moment in range(MOMENTS + 1):
            glance = glances[round(moment * last / MOMENTS)]
            self.leaders.setdefault(moment, Sum()).count(leaders_share(glance, seen.shares))
            for seat, progress in enumerate(glance.progress):
                spot = packed(moment, seen.ranks[seat], progress)
                self.travels[spot] = self.travels.get(spot, 0) + 1
        half = glances[last // 2]
        winner = max(range(seen.players), key=lambda seat: seen.shares[seat])
        place = half.ranks[winner]
        self.half_places[place] = self.half_places.get(place, 0) + 1
        behind = seen.players // 2
        self._outcome("comeback", 1.0 if place > seen.players - behind else 0.0)
        final = next(k for k, glance in enumerate(glances) if glance.round == glances[-1].round)
        self._outcome("late", 1 - leaders_share(glances[final], seen.shares))

    def _count_tracked(self, seen: Seen, names: tuple[str, ...], dealt: tuple[bool, ...]) -> None:
        """Wins against what a seat had more of than the others, or of what is dealt, than its number of them."""
        totals = [[0] * seen.players for _ in names]
        for (number, _), counts in seen.tracked.items():
            totals[number] = [a + b for a, b in zip(totals[number], counts, strict=True)]
        for (number, item), counts in seen.tracked.items():
            times = sum(counts)
            if dealt[number]:
                whole = sum(totals[number])
                more = [count - own * times / whole for count, own in zip(counts, totals[number], strict=True)]
            else:
                more = [count - times / seen.players for count in counts]
            u = sum(x * share for x, share in zip(more, seen.shares, strict=True))
            v = sum(x * x for x in more)
            self.tracked.setdefault(names[number], {}).setdefault(item, Slope()).count(times, u, v)

    # Reading

    def progress_counts(self, moment: int, place: int) -> list[tuple[float, int]]:
        """(progress, how often) of those who finished at a place, at a moment of the race, in order."""
        first = (moment * 16 + place) * _FAR
        return [
            ((step - _BEHIND) / _FINE, self.travels[first + step])
            for step in range(_FAR)
            if first + step in self.travels
        ]

    def to_json(self) -> dict[str, Any]:
        """Everything as plain JSON."""
        return {part.name: _plain(getattr(self, part.name)) for part in fields(self)}


def level_name(level: Argument) -> str:
    """A level as a key: a number, a word, or `vocabulary:index`."""
    return f"{level[0]}:{level[1]}" if isinstance(level, tuple) else str(level)


def packed(moment: int, place: int, progress: float) -> int:
    """Where a racer was at a moment, as one number."""
    step = min(_FAR - 1, max(0, round(progress * _FINE) + _BEHIND))
    return (moment * 16 + place) * _FAR + step


def leaders_share(glance: Glance, shares: list[float]) -> float:
    """What those who led took of the win, shared among them."""
    leaders = [seat for seat, rank in enumerate(glance.ranks) if rank == 1]
    return sum(shares[seat] for seat in leaders) / len(leaders)


def lead_changes(glances: Iterable[Glance]) -> int:
    """How often a seat took the lead alone from another that had it alone."""
    changes, leader = 0, -1
    for glance in glances:
        first = [seat for seat, rank in enumerate(glance.ranks) if rank == 1]
        if len(first) == 1 and first[0] != leader:
            changes += leader >= 0
            leader = first[0]
    return changes


def _merge(ours: dict[Any, Any], theirs: dict[Any, Any]) -> None:
    for key, value in theirs.items():
        if isinstance(value, int):
            ours[key] = ours.get(key, 0) + value
        elif isinstance(value, dict):
            _merge(ours.setdefault(key, {}), value)
        elif key in ours:
            ours[key].add(value)
        else:
            ours[key] = value


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in sorted(value.items(), key=lambda pair: str(pair[0]))}
    if isinstance(value, Sum | Slope):
        return {name: getattr(value, name) for name in value.__slots__}
    return value
