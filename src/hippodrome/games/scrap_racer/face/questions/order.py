"""Which racer of a team goes first."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules.actions import ORDER_SWAP
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Order(Asked):
    """The racers by name."""

    def prompt(self, race: ScrapRace) -> Prompt:
        return Prompt("order", {}, "SR-1003")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        first = race.active + 1 if action == ORDER_SWAP else race.active
        who = int(race.who[first])
        return Choice(action, "order", {"racer": ("racer", who)}, (f"piece:{who}",))
