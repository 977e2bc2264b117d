"""What people read of a question."""

from __future__ import annotations

from abc import ABC

from hippodrome.engine import asked
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Asked(asked.Asked[ScrapRace], ABC):
    """A question of Scrap Racer in words."""

    always = {
        "space:": "why-first", "die:": "why-first", "card:": "why-first", "nudge:": "why-first",
        "pile:": "why-pile", "piece:": "why-piece", "token:": "why-token",
    }  # fmt: skip
