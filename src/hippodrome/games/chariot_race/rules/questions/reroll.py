"""Which dice shall be rolled again, free of charge? Asked once in a turn, after the roll."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import dice
from hippodrome.games.chariot_race.rules.actions import KEEP, PICK, ROLL
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.questions import change
from hippodrome.games.chariot_race.rules.state import Position


@final
class Reroll(Question):
    """The free re-roll of any dice; they are picked one by one (CR-402)."""

    def offer(self, race: Position) -> None:
        """Keep the dice, or roll those picked so far; or pick one more (CR-402)."""
        race.put(KEEP if race.picked == 0 else ROLL)
        dice.put_picks(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The picked dice are rolled together; then changes can be bought (CR-402, CR-408)."""
        if choice >= PICK:
            race.picked |= 1 << (choice - PICK)
            return
        if choice == ROLL:
            dice.roll_picked(race, chance)
        change.reach(race, chance)

    def picking(self) -> bool:
        """Dice are picked one by one (CR-402)."""
        return True
