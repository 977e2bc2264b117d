"""When to play Bonus cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.mind.question import Thumb
from hippodrome.games.scrap_racer.rules.actions import PLAY_CARD
from hippodrome.games.scrap_racer.rules.race import ScrapRace


@final
class ThumbBonus(Thumb):
    """The last card on offer, before the dice; the first kind, of little worth, waits for the last round."""

    def pick(self, race: ScrapRace, luck: Chance) -> i64:
        last = race.offered[race.offers - 1]
        if race.ending == 1 or last != PLAY_CARD:
            return last
        return race.offered[0]

    def rest_of_turn(self, race: ScrapRace) -> float:
        return 0.0 if race.dice_driven == 1 else float(race.total_rolled())
