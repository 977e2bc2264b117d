"""The race is over."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.errors import RaceOver
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Finished(Asked):
    """Nobody is asked."""

    def prompt(self, race: ChariotRace) -> Prompt:
        return Prompt("finished", {}, "CR-803")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        raise RaceOver()
