"""A javelin or a caltrop?"""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.scene import Reason, word
from hippodrome.games.chariot_race.face.names import cell_word, piece, racer_word, space
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import CALTROP, JAVELIN, STOP
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Attack(Asked):
    """Chariots within reach of a javelin, cells that a caltrop can lie on."""

    doing = "state-attacking"
    why = {"space:": "why-caltrop", "die:": "why-die-attack", "piece:": "why-javelin"}

    def prompt(self, race: ChariotRace) -> Prompt:
        racer = racer_word(race, int(race.active))
        return Prompt("attack", {"racer": racer, "attacks": int(race.attacks)}, "CR-701")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        if action == STOP:
            return Choice(action, "stop", {"attacks": int(race.attacks)})
        if action < CALTROP:
            target = action - int(JAVELIN)
            left = max(0, int(race.damage[target] - race.circus.javelin_damage))
            args = {"racer": racer_word(race, target), "damage": left}
            return Choice(action, "javelin", args, (piece(race, target), space(race, int(race.cell[target]))))
        cell = int(race.entered[action - int(CALTROP)])
        return Choice(action, "caltrop", {"cell": cell_word(race, cell)}, (space(race, cell),))

    def reasons(self, race: ChariotRace) -> Iterator[Reason]:
        """Cells that hold a caltrop already, and a supply that is empty."""
        yield from (Reason(space(race, cell), word("why-caltrop-lies")) for cell in _lying(race))
        if race.supply == 0:
            yield Reason("space:", word("why-no-caltrops"))
        yield from super().reasons(race)


def _lying(race: ChariotRace) -> list[int]:
    """Cells driven through that hold a caltrop already (CR-713)."""
    driven = {int(race.entered[step]) for step in range(int(race.came))}
    return sorted(cell for cell in driven if race.caltrops[cell])
