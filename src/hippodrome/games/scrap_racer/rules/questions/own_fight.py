"""When all racers on one space belong to one player, in anybody's turn: which of them wins the fight?"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer.rules import fights
from hippodrome.games.scrap_racer.rules.actions import WIN_FIRST, WIN_SECOND
from hippodrome.games.scrap_racer.rules.phases import CARRY_ON
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position


@final
class OwnFight(Question):
    """The owner of both racers names the winner, without dice (SR-1013)."""

    def offer(self, race: Position) -> None:
        race.seat = race.owner[fighter(race, WIN_FIRST)]
        race.put(WIN_FIRST)
        race.put(WIN_SECOND)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        fights.win(race, fighter(race, choice), race.track.fight_drive)
        race.phase = CARRY_ON


def fighter(race: Position, choice: i64) -> i64:
    """The racer that an answer names."""
    space = fights.contested_space(race)
    first = race.racer_on(space, NOBODY)
    if choice == WIN_FIRST:
        return first
    return race.racer_on(space, first)
