"""A change of the dice, where it is worth its price."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import DESTROYED, Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules.actions import ACCEPT, ROLL, SET
from hippodrome.games.chariot_race.rules.race import ChariotRace

NEVER: Final[i64] = 2 * DESTROYED
"""To roll a die again for fortune is not thought of."""


@final
class Change(Judged):
    """Dice set or rolled again for fortune (CR-403)."""

    def pick(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        glance.count(race)
        return super().pick(race, glance, luck)

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """The dice as they stand with the price saved, or with one of them set; picked dice are rolled (CR-403)."""
        if choice == ACCEPT:
            return glance.dice(race) + race.circus.change_price * glance.favour
        if choice < SET:
            return 0 if choice == ROLL else NEVER
        die = (choice - SET) // 4
        glance.faces[race.dice[die]] -= 1
        worth = glance.dice_with(race, choice - SET - 4 * die)
        glance.faces[race.dice[die]] += 1
        return worth

    def at_turn(self, planner: Planner) -> float:
        """As the dice stand; dice picked to be rolled again will have to be paid (CR-406)."""
        race = planner.race
        fortune = race.fortune[planner.me]
        if race.picked != 0:
            fortune -= race.circus.change_price
        return planner.dice(fortune)
