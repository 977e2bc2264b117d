"""Whom does the green die strike? (TR-406, TR-407)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import blows
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.actions import LATER, NEVER, STRIKE_AT
from hippodrome.games.titan_race.rules.course import B, F
from hippodrome.games.titan_race.rules.phases import ASK_SIDE, ASK_STRIKE, SIDE
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class StrikeOrMove(Question):
    """Asked when a green die is performed: the damage now, or after the movement? (TR-407)"""

    def offer(self, race: Position) -> None:
        offer_ahead(race)
        race.put(LATER)
        offer_never(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The damage is done before the movement, or promised for after it (TR-405, TR-407)."""
        if choice == LATER:
            race.push(ASK_STRIKE)
            race.phase = SIDE
        elif choice == NEVER:
            race.phase = SIDE
        else:
            race.push(ASK_SIDE)
            strike_ahead(race, choice, chance)


@final
class StrikeAhead(Question):
    """Asked after the movement of a green die whose damage was promised, if there is a target (TR-407)."""

    def open(self, race: Position) -> bool:
        return blows.something(race, B)

    def offer(self, race: Position) -> None:
        offer_ahead(race)
        offer_never(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != NEVER:
            strike_ahead(race, choice, chance)


def offer_ahead(race: Position) -> None:
    """The cells in front that hold a titan or a trap (TR-406)."""
    direction = F
    while direction < B:
        if blows.can_strike(race, race.beside(race.active, direction)):
            race.put(STRIKE_AT + direction)
        direction += 1


def offer_never(race: Position) -> None:
    """With the switch `green_damage_mandatory = false` nobody need be struck (ledger 2.6)."""
    if race.course.green_is_compulsory == 0:
        race.put(NEVER)


def strike_ahead(race: Position, choice: i64, chance: Chance) -> None:
    blows.strike(race, race.beside(race.active, choice - STRIKE_AT), happened.BY_GREEN, chance)
