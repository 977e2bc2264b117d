"""An ability that may be left unused."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules.actions import USE
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Ability(Asked):
    """One space more, or not."""

    why = {"space:": "why-space-ability", "card:": "why-card-driven", "nudge:": "why-nudge"}

    def prompt(self, race: ScrapRace) -> Prompt:
        return Prompt("ability", {"racer": ("racer", int(race.who[race.active]))}, "SR-522")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        return Choice(action, "use" if action == USE else "skip", {}, (f"piece:{race.who[race.active]}",))
