"""After each die, while the active racer owns nudge tokens: keep it, or change it?

The dice of an Accident card are asked about only with the switch `nudge_on_accident_dice` (SR-409).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules import accident_effects, rolling
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.actions import FLIP, KEEP, MINUS1, PLUS1, REROLL
from hippodrome.games.scrap_racer.rules.phases import CRASHED
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import FLIP_TOKEN, PLUSMIN1_TOKEN, REROLL_TOKEN


@final
class Nudge(Question):
    """Keep the die, or change it with a token of the active racer (SR-402 to SR-407)."""

    def offer(self, race: Position) -> None:
        first = 3 * race.active
        race.put(KEEP)
        if race.nudges[first + REROLL_TOKEN] > 0:
            race.put(REROLL)
        if race.nudges[first + PLUSMIN1_TOKEN] > 0:
            if race.die < 6:
                race.put(PLUS1)
            if race.die > 1:
                race.put(MINUS1)
        if race.nudges[first + FLIP_TOKEN] > 0:
            race.put(FLIP)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != KEEP:
            change(race, choice, chance)
        if choice == KEEP or not race.owns_nudge():
            keep(race, chance)

    def picking(self) -> bool:
        """Nudges follow each other on the same die (SR-403)."""
        return True


def keep(race: Position, chance: Chance) -> None:
    """The value is final: for the Accident card that asked for the die, or for the total."""
    if race.step == CRASHED:
        accident_effects.drive_die(race)
    else:
        rolling.count(race, chance)


def change(race: Position, choice: i64, chance: Chance) -> None:
    """A used token leaves the game (SR-407); the next one acts on the new value (SR-403)."""
    before = race.die
    if choice == REROLL:
        race.die = chance.die()
    else:
        race.die = nudged(before, choice)
    used = token_for(choice)
    race.nudges[3 * race.active + used] -= 1
    race.emit(happened.NUDGED, race.who[race.active], used, before, race.die)


def nudged(value: i64, choice: i64) -> i64:
    """What a sure nudge makes of a die (SR-405, SR-406)."""
    if choice == FLIP:
        return 7 - value
    if choice == PLUS1:
        return value + 1
    if choice == MINUS1:
        return value - 1
    return value


def token_for(choice: i64) -> i64:
    """The kind of token that a nudge uses up."""
    if choice == REROLL:
        return REROLL_TOKEN
    if choice == FLIP:
        return FLIP_TOKEN
    return PLUSMIN1_TOKEN
