"""Whom does Ragnarok move, and where?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import AskedVictim, victim
from hippodrome.games.titan_race.face.things import piece, space
from hippodrome.games.titan_race.rules.actions import TITAN_TO
from hippodrome.games.titan_race.rules.course import NO_CELL
from hippodrome.games.titan_race.rules.race import TitanRace


class Drive(AskedVictim):
    key = "drive"
    rule = "TR-906"
    why = {"piece:": "why-adjacent", "space:": "why-drive"}

    def titan(self, action: int) -> int:
        return (action - int(TITAN_TO)) // 6

    def answer(self, race: TitanRace, action: int) -> Choice:
        titan = self.titan(action)
        cell = int(race.beside(titan, (action - int(TITAN_TO)) % 6))
        args = victim(race, titan)
        if cell == NO_CELL:
            return Choice(action, "drive_out", args, (piece(race, titan),))
        return Choice(action, "drive", args | {"to": ("cell", cell)}, (space(cell), piece(race, titan)))
