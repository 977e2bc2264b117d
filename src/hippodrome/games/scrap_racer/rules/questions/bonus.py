"""After stopping, with Bonus cards in hand: a card before or after the dice, or the dice and the end of the move."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules import abilities, bonus_cards, driving
from hippodrome.games.scrap_racer.rules.actions import END_MOVE, MOVE_DICE, PLAY_CARD
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import BONUS_KINDS


@final
class Bonus(Question):
    """The dice move, or the end of the move once it is driven, and each playable Bonus card (SR-502)."""

    def offer(self, race: Position) -> None:
        if race.dice_driven == 1:
            race.put(END_MOVE)
        else:
            race.put(MOVE_DICE)
        kind: i64 = 0
        while kind < BONUS_KINDS:
            if race.hands[race.seat * BONUS_KINDS + kind] > 0 and bonus_cards.distance(race, kind) > 0:
                race.put(PLAY_CARD + kind)
            kind += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == MOVE_DICE:
            driving.drive_dice(race)
        elif choice == END_MOVE:
            abilities.check(race, chance)
        else:
            bonus_cards.play(race, choice - PLAY_CARD)

    def picking(self) -> bool:
        """Cards follow each other before and after the dice (SR-502)."""
        return True
