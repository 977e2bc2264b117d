"""What is known exactly about a game: a reduced race whose every position is solved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import State


@dataclass(frozen=True, slots=True)
class DiceState:
    """One state of the dice in a single turn: what was rolled, and what to do."""

    dice: tuple[int, ...]
    total: int
    crash: Fraction
    """How likely the next die loses the turn."""
    rolling: Fraction
    """What rolling on is worth in spaces, if one stops at the best moment."""
    worth: Fraction
    """The better of rolling and stopping."""

    @property
    def stop(self) -> bool:
        """Is stopping at least as good as rolling on?"""
        return bool(self.dice) and self.total >= self.rolling


class Exact(ABC):
    """A yardstick for bots: real positions of a reduced race, and what each choice there is truly worth."""

    @abstractmethod
    def turn(self) -> list[DiceState]:
        """Every state of the dice in a single turn of the full game, for a racer who only counts spaces."""

    @abstractmethod
    def describe(self) -> dict[str, int | float]:
        """The reduced race in figures; `first` is the first player's chance to win."""

    @abstractmethod
    def start(self, chance: Chance) -> State:
        """The reduced race at its first question, on the rules of the real game."""

    @abstractmethod
    def values(self, state: State) -> list[float]:
        """The chance to win of the seat to choose for each of its choices, all playing at their best."""
