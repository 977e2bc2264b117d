"""What people read of a question."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

from hippodrome.engine import asked
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Asked(asked.Asked[ChariotRace], ABC):
    """A question of Chariot Race in words."""

    always = {"space:": "why-draft", "die:": "why-die-later", "piece:": "why-draft", "card:": "why-draft"}
    doing: ClassVar[str] = ""
    """The text of what the chariot at turn is doing meanwhile."""
