"""What the last round of a grand prix decides: who can still win the cup, and what somebody needs for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from hippodrome.server.cups.plan import POINTS, Plan, Round, Table
from hippodrome.server.cups.standings import Row


@dataclass(frozen=True, slots=True)
class Deciding:
    """Places in the draw that can still come first, or level with the first; and the last place in their race that is
    surely enough for the cup, whatever the others do, for those who have such a one.
    """

    able: tuple[int, ...]
    needs: dict[int, int]


def deciding(plan: Plan, rounds: Sequence[Round], rows: Sequence[Row]) -> Deciding | None:
    """What is left to decide, while the last round of a grand prix is raced; points so far are those of the rows."""
    if plan.format != "grand_prix" or len(rounds) < plan.rounds:
        return None
    points = {row.place: row.points for row in rows}
    racing = {row.place for row in rows if (cell := row.cells[-1]) is not None and cell.place is None}
    tables = [table for table in rounds[-1] if racing.intersection(table)]
    if not tables:
        return None
    able = tuple(row.place for row in rows if _can_win(row.place, points, racing, tables))
    found = {one: _need(one, table, points, racing) for table in tables for one in table}
    needs = {one: need for one, need in found.items() if need is not None}
    return Deciding(able, needs)


def _prizes(table: Table) -> list[Fraction]:
    return [Fraction(points) for points in POINTS[: len(table)]]


def _can_win(one: int, points: dict[int, Fraction], racing: set[int], tables: Sequence[Table]) -> bool:
    """With a win of one's own, and the others in the order that suits best: whoever is ahead comes last."""
    target = points[one] + (POINTS[0] if one in racing else 0)
    if any(points[other] > target for other in points if other not in racing and other != one):
        return False
    for table in tables:
        prizes = _prizes(table)[1:] if one in table else _prizes(table)
        rivals = sorted(points[other] for other in table if other != one)
        if any(had + prize > target for had, prize in zip(rivals, prizes, strict=True)):
            return False
    return True


def _need(one: int, table: Table, points: dict[int, Fraction], racing: set[int]) -> int | None:
    """The last place that is enough, even if every rival does as well as can be beside it."""
    enough = None
    for place, prize in enumerate(_prizes(table), 1):
        for other, had in points.items():
            best = 0 if other not in racing else POINTS[1] if other in table and place == 1 else POINTS[0]
            if other != one and had + best >= points[one] + prize:
                return enough
        enough = place
    return enough
