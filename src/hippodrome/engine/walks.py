"""Walks: where the pieces are and what has befallen them, after each choice of a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hippodrome.engine.plan import Toll
from hippodrome.engine.scene import Change, Flash, Move, Pill, Step


class Walk(NamedTuple):
    """A walk so far; longer ones share what they begin with."""

    cells: dict[str, str]
    """The cell of every piece."""
    tolls: tuple[Toll, ...] = ()
    wrecked: tuple[str, ...] = ()

    def on(self, steps: Iterable[Step], pieces: dict[str, str]) -> Walk:
        """The walk after more steps; `pieces` are those of the panels."""
        cells, tolls, wrecked = self
        for step in steps:
            if isinstance(step, Move):
                cells = {**cells, step.piece: step.path[-1]}
            elif isinstance(step, Change):
                piece = pieces[step.racer]
                tolls = (*tolls, Toll(cells.get(piece, ""), piece, step.figure, step.by, step.cause))
            elif isinstance(step, Flash) and step.manner == "wreck" and step.at in cells:
                wrecked = (*wrecked, step.at)
        return Walk(cells, tolls, wrecked)

    def price(self, piece: str) -> int:
        """How many points of all kinds a piece loses."""
        return -sum(toll.by for toll in self.tolls if toll.by < 0 and toll.piece == piece)


def drawn(steps: Iterable[Step]) -> tuple[Step, ...]:
    """What of steps is drawn before they are taken: ways without a break as one, and words."""
    found: list[Step | _Way] = []
    last: dict[str, _Way] = {}
    for step in steps:
        if isinstance(step, Move):
            way = last.get(step.piece)
            if way is not None and way.goes_on(step):
                way.path += step.path[1:]
            else:
                last[step.piece] = way = _Way(step)
                found.append(way)
        elif isinstance(step, Pill):
            found.append(step)
    return tuple(step.move() if isinstance(step, _Way) else step for step in found)


class _Way:
    """A way that may go on."""

    __slots__ = ("first", "path")

    def __init__(self, first: Move) -> None:
        self.first = first
        self.path = first.path

    def goes_on(self, step: Move) -> bool:
        return self.first.manner == step.manner and self.path[-1] == step.path[0]

    def move(self) -> Move:
        return self.first if self.path is self.first.path else Move(self.first.piece, self.path, self.first.manner)
