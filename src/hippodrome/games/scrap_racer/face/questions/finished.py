"""The race is over."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.errors import RaceOver
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Finished(Asked):
    """Nobody is asked."""

    def prompt(self, race: ScrapRace) -> Prompt:
        return Prompt("finished", {}, "SR-905")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        raise RaceOver()
