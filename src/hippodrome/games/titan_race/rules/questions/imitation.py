"""Which face does the purple die imitate, and when is it paid for? (TR-409)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import dice, life
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.actions import PAY_AFTER, PAY_BEFORE, PAY_NOTHING
from hippodrome.games.titan_race.rules.course import PURPLE
from hippodrome.games.titan_race.rules.phases import PAY
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import UP, Position


@final
class Imitate(Question):
    """Asked when a purple die is performed (TR-409)."""

    def offer(self, race: Position) -> None:
        """Any other face, its price before or after the movement; Chtooloo pays nothing (TR-409)."""
        face: i64 = 0
        while face < PURPLE:
            if race.course.free_purple[race.who[race.active]] == 1:
                race.put(PAY_NOTHING + face)
            else:
                race.put(PAY_BEFORE + face)
                race.put(PAY_AFTER + face)
            face += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The price comes first or last of all; without life there is no movement (TR-410 to TR-412)."""
        face = (choice - PAY_BEFORE) % PURPLE
        race.emit(happened.IMITATED, race.who[race.active], face)
        if choice < PAY_AFTER:
            life.lose(race, race.active, happened.BY_PURPLE)
            if race.down[race.active] != UP:
                return
        elif choice < PAY_NOTHING:
            race.push(PAY)
        dice.perform(race, face)
