"""In which line does the Fireball fly? (TR-1012)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import blows
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.actions import STRIKE_AT
from hippodrome.games.titan_race.rules.course import FIREBALL, FL, FR, NO_CELL, B, F
from hippodrome.games.titan_race.rules.phases import SHOOT
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Shoot(Question):
    """Asked by Fireball (TR-1012)."""

    def open(self, race: Position) -> bool:
        return target(race, F) != NO_CELL or target(race, FL) != NO_CELL or target(race, FR) != NO_CELL

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = SHOOT

    def offer(self, race: Position) -> None:
        """The lines ahead that hold a titan or a trap within range (TR-1012)."""
        direction = F
        while direction < B:
            if target(race, direction) != NO_CELL:
                race.put(STRIKE_AT + direction)
            direction += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The first titan or trap in the line takes 1 damage (TR-1012)."""
        blows.strike(race, target(race, choice - STRIKE_AT), happened.BY_FIREBALL, chance)


def target(race: Position, direction: i64) -> i64:
    """The first cell with a titan or a trap within the Fireball's range, or NO_CELL (TR-1012)."""
    cell = race.place[race.active]
    left = race.course.figure[FIREBALL]
    while left > 0 and cell != NO_CELL:
        cell = race.course.beside[6 * cell + direction]
        if blows.can_strike(race, cell):
            return cell
        left -= 1
    return NO_CELL
