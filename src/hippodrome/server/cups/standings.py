"""The standings of a cup: from the draw and the results alone, by rules that are stated (`docs/clubs.md`).

Equal points are decided by more wins, then by who came ahead of whom where they met, then by more second places, and
last by the lot that was fixed with the draw.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from hippodrome.server.cups.plan import POINTS, Plan, Round
from hippodrome.server.cups.results import Result

Where = tuple[int, int]
"""A table of the cup: the round from 1 on, and its number."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a round brought somebody."""

    table: int
    seat: int
    place: int | None = None
    """As it counts; None while the race is not over."""
    points: Fraction = Fraction(0)
    left: bool = False


@dataclass(slots=True)
class Row:
    """Somebody's standing. `place` is the place in the draw."""

    place: int
    cells: list[Cell | None]
    points: Fraction = Fraction(0)
    races: int = 0
    wins: int = 0
    places: Counter[int] = field(default_factory=Counter)
    level: int = 0
    """In a cup with groups: the table of the final, 0 being the best."""
    rank: int = 0


def standings(plan: Plan, word: str, rounds: Sequence[Round], results: Mapping[Where, Result]) -> list[Row]:
    """Everybody who was drawn so far, the best first."""
    rows = {
        place: Row(place, [None] * len(rounds))
        for place in sorted({place for tables in rounds for table in tables for place in table})
    }
    for number, tables in enumerate(rounds, 1):
        points = _points(plan, number, tables, results)
        for at, table in enumerate(tables):
            result = results.get((number, at))
            counted = None if result is None else result.counted()
            for seat, place in enumerate(table):
                row = rows[place]
                if plan.final(number):
                    row.level = at
                if counted is None or result is None:
                    row.cells[number - 1] = Cell(at, seat)
                    continue
                left = result.seats[seat].fate in ("left", "bot")
                cell = Cell(at, seat, counted[seat], points[at, seat], left)
                row.cells[number - 1] = cell
                row.points += cell.points
                row.races += 1
                row.wins += not left and counted[seat] == 1
                row.places[counted[seat]] += 1
    finals = _finals(plan, rounds, results)
    met = _ahead(rounds, results)
    ordered = _ordered(list(rows.values()), finals, met, word)
    for rank, row in enumerate(ordered, 1):
        row.rank = rank
    return ordered


def _points(plan: Plan, number: int, tables: Round, results: Mapping[Where, Result]) -> dict[Where, Fraction]:
    """The points of a round, by table and seat: none for whoever left, or had a bot race."""
    told = {at: result for at in range(len(tables)) if (result := results.get((number, at))) is not None}
    found: dict[Where, Fraction] = {}
    for at, result in told.items():
        counted = result.counted()
        for seat, one in enumerate(result.seats):
            if one.fate in ("left", "bot"):
                found[at, seat] = Fraction(0)
            elif plan.format == "grand_prix":
                found[at, seat] = _prize(counted, seat)
            elif plan.format == "duplicate" and len(tables) > 1:
                rivals = [other.counted()[seat] for table, other in told.items() if table != at]
                found[at, seat] = _beaten(counted[seat], rivals)
            else:
                found[at, seat] = _beaten(counted[seat], counted[:seat] + counted[seat + 1 :])
    return found


def _beaten(place: int, others: Sequence[int]) -> Fraction:
    """A point for everybody one came ahead of, half a one for whoever came as far."""
    return sum((Fraction(place < other) + Fraction(place == other, 2) for other in others), Fraction(0))


def _prize(counted: Sequence[int], seat: int) -> Fraction:
    """Points by place; those who tie share what their places are worth together."""
    place, same = counted[seat], counted.count(counted[seat])
    worth = [POINTS[k] if k < len(POINTS) else 0 for k in range(place - 1, place - 1 + same)]
    return Fraction(sum(worth), same)


def _finals(plan: Plan, rounds: Sequence[Round], results: Mapping[Where, Result]) -> dict[int, int]:
    """In which place everybody came in their final."""
    if plan.format != "groups" or len(rounds) < plan.rounds:
        return {}
    found = {}
    for at, table in enumerate(rounds[plan.rounds - 1]):
        result = results.get((plan.rounds, at))
        for seat, place in enumerate(table):
            found[place] = 0 if result is None else result.counted()[seat]
    return found


def _ahead(rounds: Sequence[Round], results: Mapping[Where, Result]) -> Counter[tuple[int, int]]:
    """How often one came ahead of another, less how often the other did."""
    ahead: Counter[tuple[int, int]] = Counter()
    for (number, at), result in results.items():
        if number > len(rounds) or at >= len(rounds[number - 1]):
            continue
        table, counted = rounds[number - 1][at], result.counted()
        for a, one in enumerate(table):
            for b, other in enumerate(table):
                ahead[one, other] += (counted[a] < counted[b]) - (counted[a] > counted[b])
    return ahead


def lot(word: str, place: int) -> str:
    """What decides when nothing else does."""
    return hashlib.sha256(f"{word}/lot/{place}".encode()).hexdigest()


def _ordered(rows: list[Row], finals: Mapping[int, int], met: Counter[tuple[int, int]], word: str) -> list[Row]:
    def first(row: Row) -> tuple[object, ...]:
        return row.level, finals.get(row.place, 0), -row.points, -row.wins

    groups: dict[tuple[object, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(first(row), []).append(row)
    ordered: list[Row] = []
    for key in sorted(groups, key=lambda one: tuple(one)):
        tied = groups[key]

        def second(row: Row, tied: list[Row] = tied) -> tuple[int, int, str]:
            return -sum(met[row.place, other.place] for other in tied), -row.places[2], lot(word, row.place)

        ordered += sorted(tied, key=second)
    return ordered
