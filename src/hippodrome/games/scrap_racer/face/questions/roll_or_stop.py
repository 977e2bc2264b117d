"""One more die, or the total."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.face.ahead import fight_after, landing
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules.actions import ROLL
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class RollOrStop(Asked):
    """The risk of a double against the total in hand."""

    why = {"space:": "why-space", "card:": "why-card-later", "nudge:": "why-nudge", "die:": "why-die"}

    def prompt(self, race: ScrapRace) -> Prompt:
        racer = ("racer", int(race.who[race.active]))
        return Prompt("roll", {"racer": racer, "total": int(race.total_rolled()), "risk": int(race.rolled)}, "SR-304")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        if action == ROLL:
            risk = int(race.rolled)
            return Choice(action, "roll", {"risk": risk}, (f"die:{risk}",), f"{risk}/6", "warn")
        total = int(race.total_rolled())
        end = landing(race, action)
        return Choice(
            action, "stop", {"total": total, "space": end, "fight": fight_after(race, action)}, (f"space:{end}",)
        )
