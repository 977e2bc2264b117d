"""To which cell of its row does a titan step aside?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import AskedUpshot
from hippodrome.games.titan_race.face.things import space
from hippodrome.games.titan_race.rules.actions import COLUMN
from hippodrome.games.titan_race.rules.questions.sidestep import cell_beside
from hippodrome.games.titan_race.rules.race import TitanRace


class StepAside(AskedUpshot):
    key = "step_aside"
    rule = "TR-1012"
    why = {"space:": "why-aside"}

    def answer(self, race: TitanRace, action: int) -> Choice:
        cell = int(cell_beside(race, action - COLUMN))
        return Choice(action, "step_aside", {"to": ("cell", cell)}, (space(cell),))
