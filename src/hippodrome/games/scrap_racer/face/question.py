"""What people read of a question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Asked(ABC):
    """One question in words: what is asked, what may be answered, and why something cannot be picked."""

    why: ClassVar[Mapping[str, str]] = {}
    """By the beginning of a thing's id: the text that says why it is not on offer."""

    @abstractmethod
    def prompt(self, race: ScrapRace) -> Prompt:
        """The question, with the numbers a player needs to answer it."""

    @abstractmethod
    def choice(self, race: ScrapRace, action: int) -> Choice:
        """An answer on offer, with what is known about it."""
