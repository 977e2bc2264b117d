"""What people read of a question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import ClassVar

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.scene import Reason, Text
from hippodrome.games.chariot_race.rules.race import ChariotRace

_WHY = {"space:": "why-draft", "die:": "why-die-later", "piece:": "why-draft", "card:": "why-draft"}
"""Why a thing is not on offer, where the question has nothing better to say."""


class Asked(ABC):
    """One question in words: what is asked, what may be answered, and why something cannot be picked."""

    doing: ClassVar[str] = ""
    """The text of what the chariot at turn is doing meanwhile."""
    why: ClassVar[Mapping[str, str]] = {}
    """By the beginning of a thing's id: the text that says why it is not on offer."""

    @abstractmethod
    def prompt(self, race: ChariotRace) -> Prompt:
        """The question, with the numbers a player needs to answer it."""

    @abstractmethod
    def choice(self, race: ChariotRace, action: int) -> Choice:
        """An answer on offer, with what is known about it."""

    def reasons(self, race: ChariotRace) -> Iterator[Reason]:
        """Why a thing is not on offer; what is said of one thing comes before what is said of its kind."""
        return (Reason(kind, Text(key)) for kind, key in {**_WHY, **self.why}.items())
