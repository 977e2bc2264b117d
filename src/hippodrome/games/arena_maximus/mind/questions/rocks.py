"""How many reins to lay against rocks (AM-434)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards
from hippodrome.games.arena_maximus.mind.drive import margin
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.questions import rocks
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class Rocks(Judged):
    """What can be paid, unless the chariot crashes all the same."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        if race.offers == 1:
            return PASS
        owed = rocks.wanted(race) - race.picked
        payable = cards.left_to_lay(race)
        if owed - payable >= margin(race, race.seat):
            return PASS
        return cards.least_missed(race, min(owed, payable), luck)

    def threat(self, race: ArenaRace, seat: i64) -> float:
        return float(rocks.wanted(race) - race.picked) if seat == race.active else 0.0
