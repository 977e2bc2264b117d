"""What a cup is made of: its format, its rounds, its tables and points."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Format = Literal["league", "groups", "grand_prix", "duplicate"]
POINTS = (10, 6, 4, 3, 2, 1)
"""A grand prix' points by place."""

Table = tuple[int, ...]
"""Who sits where: places in the draw, by seat."""
Round = tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The frame of a cup. Places in the draw are numbers from 0 on; somebody holds each, a substitute after them."""

    format: Format
    rounds: int
    """All of them, the final of a cup with groups included."""
    size: int
    """Seats of a table, as far as the number of entrants allows."""
    games: int = 1
    """How many games take turns."""

    def game(self, number: int) -> int:
        """Which of the games is raced in a round, from 1 on."""
        return (number - 1) % self.games

    @property
    def ahead(self) -> bool:
        """True if all rounds are drawn at the start: who comes later takes somebody's place."""
        return self.format in ("league", "groups")

    def final(self, number: int) -> bool:
        """True for the round in which those meet who have come equally far."""
        return self.format == "groups" and number == self.rounds


def sizes(count: int, size: int) -> list[int]:
    """How many sit at each table of a round: as even as can be, no larger than wanted. A single one has a rest."""
    tables = -(-count // size)
    fewer, more = divmod(count, tables) if tables else (0, 0)
    return [fewer + (table < more) for table in range(tables)]


def even(count: int, size: int) -> int:
    """The fewest rounds after which everybody can have met everybody as often."""
    rounds = 1
    while (rounds * (size - 1)) % max(1, count - 1) and rounds < count:
        rounds += 1
    return rounds


def halves(points: Fraction) -> float:
    """Points as people read them."""
    return round(float(points), 2)
