"""Does a player answer damage with a card: Shield before it, Riposte after it?"""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice
from hippodrome.games.titan_race.face.question import Asked, of_victim
from hippodrome.games.titan_race.face.things import one_life, piece, racer
from hippodrome.games.titan_race.rules.actions import REACT
from hippodrome.games.titan_race.rules.course import RIPOSTE, SHIELD
from hippodrome.games.titan_race.rules.race import TitanRace


class Protect(Asked):
    key = "protect"
    rule = "TR-1013"
    why = {"card:": "why-protect"}

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return of_victim(race) | {"cause": ("cause", int(race.cause))}

    def answer(self, race: TitanRace, action: int) -> Choice:
        target = piece(race, int(race.victim))
        if action == REACT:
            return Choice(action, "shield", _both(race), (f"card:{SHIELD}", target))
        return Choice(action, "no_shield", _both(race), (target,), *one_life(int(race.life[race.victim])))


class StrikeBack(Asked):
    key = "strike_back"
    rule = "TR-1014"
    why = {"card:": "why-strike-back"}

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return of_victim(race)

    def answer(self, race: TitanRace, action: int) -> Choice:
        if action == REACT:
            return Choice(action, "riposte", _both(race), (f"card:{RIPOSTE}", piece(race, int(race.active))))
        return Choice(action, "no_riposte", _both(race), (piece(race, int(race.victim)),))


def _both(race: TitanRace) -> dict[str, Argument]:
    """Whoever is hurt, and whoever does it."""
    return {"racer": racer(race, int(race.victim)), "other": racer(race, int(race.active))}
