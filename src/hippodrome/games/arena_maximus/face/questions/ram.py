"""Whom to ram, with what, and how to answer a ram (AM-401)."""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.arena_maximus.face.picks import held
from hippodrome.games.arena_maximus.face.question import Asked, against
from hippodrome.games.arena_maximus.rules import pairs
from hippodrome.games.arena_maximus.rules.arena import MAGIC, REIN
from hippodrome.games.arena_maximus.rules.questions import ram
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Ram(Asked):
    key = "ram"
    rule = "AM-401"
    why = {"piece:": "why-piece-ram", "card:": "why-card-ram"}

    def deed(self, race: ArenaRace, action: int) -> Choice:
        return against(race, self.key, action)


class RamCards(Asked):
    key = "ram_cards"
    rule = "AM-402"
    why = {"card:": "why-card-pairs"}

    def serving(self, race: ArenaRace) -> set[int]:
        return in_pairs(race, 1, int(ram.allowance(race)))


class RamAnswer(Asked):
    key = "ram_answer"
    rule = "AM-406"
    why = {"card:": "why-card-pairs"}

    def damage(self, race: ArenaRace) -> int:
        return int(race.arena.ram_damage)

    def needed(self, race: ArenaRace) -> int:
        return int(2 * race.force - race.picked)

    def serving(self, race: ArenaRace) -> set[int]:
        return in_pairs(race, int(race.force), int(race.force))


def in_pairs(race: ArenaRace, fewest: int, most: int) -> set[int]:
    """The cards in hand that belong to some set of `fewest` to `most` pairs, with those already laid (AM-402)."""
    hand = race.whips(race.seat), race.reins(race.seat), race.magic(race.seat)

    def completes(card: int) -> bool:
        whip, rein = int(card < REIN), int(REIN <= card < MAGIC)
        return any(pairs.completes(race, number, whip, rein, *hand) for number in range(fewest, most + 1))

    return {card for card in held(race) if completes(card)}
