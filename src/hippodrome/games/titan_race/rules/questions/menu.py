"""What next: the die, the power, a card, the pentacle, or the end of the turn? (TR-309)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import cards, dice, hands, pentacle, powers, turn
from hippodrome.games.titan_race.rules.actions import DISCARD, END_TURN, PERFORM, PLAY, USE_PENTACLE, USE_POWER
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Menu(Question):
    """Asked whenever everything is resolved and the titan at turn is not K.O. (TR-309, TR-310)."""

    def offer(self, race: Position) -> None:
        """In any order what is still allowed (TR-309, TR-1111)."""
        if race.die_done == 0:
            race.put(PERFORM)
        if race.turns[race.active] > 0 and race.rerolled == 0:
            if race.powers_down >> race.active & 1 == 0 and powers.usable(race, race.who[race.active]):
                race.put(USE_POWER)
            if race.card_used == 0:
                cards.offer(race)
                hands.offer(race, race.active, DISCARD)
        if pentacle.usable(race):
            race.put(USE_PENTACLE)
        if race.die_done == 1:
            race.put(END_TURN)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """One thing at a time, completely resolved before the next (TR-310)."""
        if choice == PERFORM:
            dice.play(race)
        elif choice == USE_POWER:
            race.powers_down |= 1 << race.active
            powers.use(race, race.who[race.active], chance)
        elif choice < DISCARD:
            cards.play(race, choice - PLAY, chance)
        elif choice < USE_PENTACLE:
            cards.throw_away(race, choice - DISCARD)
        elif choice == USE_PENTACLE:
            pentacle.reroll(race, chance)
        else:
            turn.end(race, chance)

    def rests(self, race: Position) -> bool:
        """With the die performed, what is left of the turn is thought about anew (TR-309)."""
        return race.die_done == 1

    def picking(self) -> bool:
        """Die, power, card and pentacle come one after the other (TR-309)."""
        return True

    def extra(self, choice: i64) -> bool:
        """All but the die and the end of the turn (TR-309)."""
        return choice != PERFORM and choice != END_TURN
