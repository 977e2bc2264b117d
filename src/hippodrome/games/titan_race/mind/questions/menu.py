"""What to do first: the die in the middle, what is worth much before it, what is worth little after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import cards, paths, powers
from hippodrome.games.titan_race.mind.blows import ROW, price
from hippodrome.games.titan_race.mind.question import DIE_WORTH, DOUBT, Judged
from hippodrome.games.titan_race.rules import pentacle
from hippodrome.games.titan_race.rules.actions import DISCARD, PERFORM, PLAY, USE_PENTACLE, USE_POWER
from hippodrome.games.titan_race.rules.state import Position

REROLL: Final[i64] = 270


@final
class Menu(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        """The die in the middle; what is worth much comes before it, what is worth little after (TR-309)."""
        if choice == PERFORM:
            return DIE_WORTH
        if choice == USE_POWER:
            return powers.best(race, race.who[race.active])
        if choice < DISCARD:
            return cards.worth_of_playing(race, choice - PLAY)
        if choice < USE_PENTACLE:
            return -ROW
        if choice == USE_PENTACLE:
            return REROLL - price(race.life[race.active])
        return DOUBT // 2

    def ahead(self, race: Position) -> float:
        """The die if it is still to be performed, the power, and the pentacle."""
        worth = 0.0
        if race.die_done == 0:
            worth += paths.face_worth(race, race.place[race.active], race.face)
        worth += powers.ahead(race)
        if race.die_done == 1 and pentacle.usable(race):
            worth += max(0.0, 3.0 - paths.price_of_life(race))
        return worth
