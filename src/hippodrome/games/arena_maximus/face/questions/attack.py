"""Whom to attack, with what, and how to defend oneself (AM-441)."""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.arena_maximus.face.question import ENOUGH, Asked, against
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Attack(Asked):
    key = "attack"
    rule = "AM-441"
    why = {"piece:": "why-piece-attack", "card:": "why-card-attack"}

    def deed(self, race: ArenaRace, action: int) -> Choice:
        return against(race, self.key, action)


class AttackCards(Asked):
    key = "attack_cards"
    rule = "AM-442"
    any_order = True
    why = ENOUGH
    why_rein = "why-rein-here"


class Defence(AttackCards):
    key = "defence"
    rule = "AM-445"

    def damage(self, race: ArenaRace) -> int:
        return int(race.force - race.picked)
