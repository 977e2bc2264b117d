"""From which start position?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.chariot_race.face.names import cell_word, racer_word, space
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import START
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Grid(Asked):
    """A place on the grid."""

    why = {"space:": "why-grid"}

    def prompt(self, race: ChariotRace) -> Prompt:
        return Prompt("grid", {"racer": racer_word(race, int(race.active))}, "CR-922")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        place = action - int(START)
        cell = int(race.circus.start[place])
        return Choice(action, "start", {"position": place + 1, "cell": cell_word(race, cell)}, (space(race, cell),))
