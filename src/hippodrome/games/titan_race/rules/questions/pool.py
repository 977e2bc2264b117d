"""Which die of the pool? (TR-302)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import dice, turn
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.actions import TAKE_DIE
from hippodrome.games.titan_race.rules.phases import ENTER, MENU
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import HEART, SKULL, Position


@final
class Take(Question):
    """Asked first in every turn, even of a titan that is K.O. (TR-302, TR-304, TR-812)."""

    def offer(self, race: Position) -> None:
        """One of the dice in the pool, by its face (TR-302)."""
        pool = race.pool
        face: i64 = 0
        while face < 6:
            if pool[face] > 0:
                race.put(TAKE_DIE + face)
            face += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The die leaves the pool; a titan with the skull up does no more in its turn (TR-302, TR-812)."""
        titan = race.active
        race.face = choice - TAKE_DIE
        race.pool[race.face] -= 1
        race.dice[titan] = race.face
        race.emit(happened.TOOK, race.who[titan], race.face)
        if race.down[titan] == SKULL:
            race.down[titan] = HEART
            race.emit(happened.SKIPPED, race.who[titan])
            turn.end(race, chance)
            return
        dice.colour_life(race)
        race.phase = ENTER if race.turns[titan] == 0 else MENU
