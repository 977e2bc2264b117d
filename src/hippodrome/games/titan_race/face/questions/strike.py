"""Whom does the green die strike?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import AskedCell, later, riding
from hippodrome.games.titan_race.face.things import piece
from hippodrome.games.titan_race.rules.actions import LATER, NEVER, STRIKE_AT
from hippodrome.games.titan_race.rules.race import TitanRace


class Striking(AskedCell):
    """A blow at what is on a cell, or none."""

    rule = "TR-407"
    bare = "strike_trap"
    taken = "strike_titan"

    def cell(self, race: TitanRace, action: int) -> int:
        return int(race.beside(race.active, action - STRIKE_AT))

    def answer(self, race: TitanRace, action: int) -> Choice:
        if action == LATER:
            return later(race, action, "later_strike")
        if action == NEVER:
            return Choice(action, "strike_nobody", {}, (piece(race, int(race.active)),))
        return super().answer(race, action)

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        if said.action == NEVER:
            return said
        return riding(race, said) if said.action == LATER else super().foreseen(race, said)


class StrikeOrMove(Striking):
    key = "strike_or_move"


class StrikeAhead(Striking):
    key = "strike_ahead"
