"""A fight between racers of one player."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules import fights
from hippodrome.games.scrap_racer.rules.questions.own_fight import fighter
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class OwnFight(Asked):
    """The racers by name."""

    def prompt(self, race: ScrapRace) -> Prompt:
        return Prompt("own_fight", {"space": int(fights.contested_space(race))}, "SR-1013")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        who = int(race.who[fighter(race, action)])
        return Choice(action, "win", {"racer": ("racer", who)}, (f"piece:{who}",))
