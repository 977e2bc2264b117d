"""What of a race is worth measuring, where only the game can say so.

Seats, racers, cells, hits, waiting and forced moves are read from positions, events and scenes for any game.
A game that wants more of a balance report declares `Measures` of its own in `measures.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic

from typing_extensions import TypeVar

from hippodrome.engine.choices import Argument
from hippodrome.engine.state import State

Position = TypeVar("Position", bound=State, default=Any)
"""A game's own class of positions."""


@dataclass(frozen=True, slots=True)
class Tracked:
    """Something that racers draw, play or do, to be set against who wins: `measure-NAME` and its `.help`.

    `part` is the part of the events that says which one it was. Without it the event itself does, and is
    called `measure-NAME-EVENT`. Of what is dealt by chance (`dealt`) a seat can only have more of one kind
    than its number of them would give.
    """

    name: str
    events: tuple[str, ...]
    part: str = ""
    dealt: bool = False


class Measures(Generic[Position]):
    """The defaults: what can be told of a game that declares nothing."""

    circuits: str = ""
    """The option whose values are boards to be compared, if there is one."""
    tracked: tuple[Tracked, ...] = ()
    eliminations: tuple[str, ...] = ()
    """Events after which a racer is out of the race for good."""
    decision_seconds: float = 8.0
    turn_seconds: float = 12.0
    """How long people think about a decision, and how long a turn takes to be played out."""

    def factors(self, state: Position) -> Mapping[str, tuple[Argument, ...]]:
        """What sets the racers apart before the race, for each racer in the order of `Game.racers`.

        Asked from the first position on until it answers; empty while it is not settled yet. Called
        `factor-NAME`; a level is a number or (vocabulary, index).
        """
        return {}

    def progress(self, state: Position) -> tuple[float | None, ...]:
        """How far each racer has come: 0 at the start, 1 at the finish, None once it is out. Empty: unknown."""
        return ()

    def round(self, state: Position) -> int:
        """The number of the round the race is in; 0 if the game has none."""
        return 0
