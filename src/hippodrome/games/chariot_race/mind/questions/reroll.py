"""The free re-roll of dice that are likely to become better."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules.actions import PICK
from hippodrome.games.chariot_race.rules.race import ChariotRace

STAKE: Final[i64] = 12
"""What a re-roll must promise, in hundredths of a cell."""


@final
class Reroll(Judged):
    """Dice picked one by one to be rolled again (CR-402)."""

    def pick(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        glance.count(race)
        return super().pick(race, glance, luck)

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """Six times what the dice are worth: as they stand, or on average with one rolled again (CR-402)."""
        if choice < PICK:
            return 6 * (glance.dice(race) + glance.unit * STAKE // 100)
        face = race.dice[choice - PICK]
        glance.faces[face] -= 1
        worth = glance.dice_rolled(race)
        glance.faces[face] += 1
        return worth

    def at_turn(self, planner: Planner) -> float:
        """As the dice stand, or with what the re-roll still promises."""
        race = planner.race
        score = planner.dice(race.fortune[planner.me])
        if race.picked == 0 and planner.every_way:
            score = max(score, planner.best_rerolled())
        return score
