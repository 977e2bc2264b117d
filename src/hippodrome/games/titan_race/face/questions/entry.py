"""On which cell does a titan enter the race?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import AskedUpshot
from hippodrome.games.titan_race.face.things import space
from hippodrome.games.titan_race.rules.actions import COLUMN
from hippodrome.games.titan_race.rules.race import TitanRace


class Enter(AskedUpshot):
    key = "enter"
    rule = "TR-307"
    why = {"space:": "why-enter"}

    def answer(self, race: TitanRace, action: int) -> Choice:
        cell = action - int(COLUMN)
        return Choice(action, "enter", {"to": ("cell", cell)}, (space(cell),))
