"""Questions in words: what is shared by games that keep one unit for each question in every room."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.rooms import in_room
from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation, State

Race = TypeVar("Race", bound=State, default=Any)
"""The class of positions in which it is asked."""


class Asked(ABC, Generic[Race]):
    """One question in words: what is asked, what may be answered, and why something cannot be picked."""

    always: ClassVar[Mapping[str, str]] = {}
    """What a game says of a thing that is not on offer, where the question has nothing better to say."""
    why: ClassVar[Mapping[str, str]] = {}
    """By the beginning of a thing's id: the text that says why it is not on offer."""

    @abstractmethod
    def prompt(self, race: Race) -> Prompt:
        """The question, with the numbers a player needs to answer it."""

    @abstractmethod
    def choice(self, race: Race, action: int) -> Choice:
        """An answer on offer, with what is known about it."""

    def answer(self, race: Race, action: int) -> Choice:
        """The same without what follows from it, where finding that out takes long (`Game.answer`)."""
        return self.choice(race, action)

    def reasons(self, race: Race) -> Iterator[Reason]:
        """Why a thing is not on offer; what is said of one thing comes before what is said of its kind."""
        yield from (Reason(kind, Text(words)) for kind, words in {**self.always, **self.reading(race)}.items())

    def reading(self, race: Race) -> Mapping[str, str]:
        """What `why` is in this position."""
        return self.why


Unit = TypeVar("Unit", bound=Asked, default=Asked)
"""What a game makes of `Asked`."""


class Asking(Generic[Unit]):
    """All questions of a game in words, in the order of their phases; what its `Game` says of them."""

    def __init__(self, questions: Iterable[object], first: int = 0) -> None:
        self.units: tuple[Unit, ...] = in_room("face", questions)
        self.first = first
        """The phase of the first question."""

    def at(self, race: State) -> Unit:
        """The question a race has come to."""
        return self.units[race.phase - self.first]

    def prompt(self, race: State) -> Prompt:
        """The question a race has come to, as it is put."""
        return self.at(race).prompt(race)

    def choice(self, race: State, action: int) -> Choice:
        """A choice on offer, with what is known about it."""
        return self.at(race).choice(race, action)

    def answer(self, race: State, action: int) -> Choice:
        """A choice on offer in its own words."""
        return self.at(race).answer(race, action)

    def reasons(self, seen: Observation) -> tuple[Reason, ...]:
        """Why things that a player may want to pick now are not on offer, for the seat that is asked."""
        return tuple(self.at(seen.known).reasons(seen.known))
