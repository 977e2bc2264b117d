"""Where is the trap laid?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice
from hippodrome.games.titan_race.face.outlook import Upshot, standing, then
from hippodrome.games.titan_race.face.question import AskedCell, later, riding
from hippodrome.games.titan_race.rules.actions import LATER, TRAP_TO
from hippodrome.games.titan_race.rules.race import TitanRace


class Laying(AskedCell):
    """A trap on a cell, or under whoever stands there."""

    bare = "lay_trap"
    taken = "throw_trap"
    why = {"space:": "why-lay"}

    def cell(self, race: TitanRace, action: int) -> int:
        return int(race.beside(race.active, action - TRAP_TO))


class LayOrMove(Laying):
    key = "lay_or_move"
    rule = "TR-403"

    def told(self, race: TitanRace, found: Upshot) -> dict[str, Argument]:
        """The trap is laid where the titan stands; the movement comes after it."""
        return found.args | then(standing(race), found.outlook)

    def answer(self, race: TitanRace, action: int) -> Choice:
        return later(race, action, "later_trap") if action == LATER else super().answer(race, action)

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        return riding(race, said) if said.action == LATER else super().foreseen(race, said)


class LayBehind(Laying):
    key = "lay_behind"
    rule = "TR-403"


class Lay(Laying):
    key = "lay"
    rule = "TR-702"
