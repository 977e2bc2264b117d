"""What to give the pirates: whatever is missed least."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind.blows import price
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import GIVE_CARD, GIVE_LIFE
from hippodrome.games.titan_race.rules.course import JUMP_BOOTS, SPEED_POTION
from hippodrome.games.titan_race.rules.state import Position


@final
class Plunder(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        if choice == GIVE_LIFE:
            return -price(race.life[race.victim])
        return -worth_of_card(choice - GIVE_CARD)


def worth_of_card(card: i64) -> i64:
    """A card while it is held: the two that move one are worth most."""
    return 300 if card == SPEED_POTION or card == JUMP_BOOTS else 80
