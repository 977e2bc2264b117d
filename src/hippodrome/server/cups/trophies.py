"""Trophies: for what somebody has done in a cup worth the name, once; more races bring no more of them.

A cup is worth the name with at least six people in three rounds. Whoever left a race, or let a substitute have the
place, gets none for that cup.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hippodrome.server.cups.standings import Row

PEOPLE = 6
ROUNDS = 3
FAITHFUL = 3
"""Cups raced from the first round to the last, without leaving, for the trophy of the faithful."""

Kind = Literal["cup", "unbeaten", "faithful"]


@dataclass(frozen=True, slots=True)
class Ended:
    """A cup that is over: its standings, and who held each place in the draw all the time (None: several did)."""

    code: str
    at: float
    rows: tuple[Row, ...]
    holders: dict[int, str | None]


@dataclass(frozen=True, slots=True)
class Won:
    kind: Kind
    guest: str
    cup: str
    at: float


def worthy(cup: Ended) -> bool:
    """True if a cup was large enough to mean something."""
    people = {holder for holder in cup.holders.values() if holder is not None}
    rounds = max((len(row.cells) for row in cup.rows), default=0)
    return len(people) >= PEOPLE and rounds >= ROUNDS


def trophies(cups: Sequence[Ended]) -> list[Won]:
    """What was won in the cups of a club, in the order in which they ended."""
    won: list[Won] = []
    whole: dict[str, int] = {}
    for cup in filter(worthy, cups):
        for row in cup.rows:
            guest = cup.holders.get(row.place)
            true = row.races > 0 and not any(cell is not None and cell.left for cell in row.cells)
            if guest is None or not true:
                continue
            if row.rank == 1:
                won.append(Won("cup", guest, cup.code, cup.at))
            if row.races >= ROUNDS and row.wins == row.races:
                won.append(Won("unbeaten", guest, cup.code, cup.at))
            if all(cell is not None and cell.place is not None for cell in row.cells):
                whole[guest] = whole.get(guest, 0) + 1
                if whole[guest] == FAITHFUL:
                    won.append(Won("faithful", guest, cup.code, cup.at))
    return won
