"""In a team race, before a player's first turn: which of his racers goes first?"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import altered
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules import turns
from hippodrome.games.scrap_racer.rules.actions import ORDER_KEEP, ORDER_SWAP
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.state import Position


@final
class Order(Question):
    """A team player fixes which of his racers goes first (SR-1003)."""

    def offer(self, race: Position) -> None:
        race.put(ORDER_KEEP)
        race.put(ORDER_SWAP)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        first = race.active
        second = first + 1
        if choice == ORDER_SWAP:
            swap(race, first, second)
        race.ordered = altered(race.ordered, race.owner[first], 1)
        race.emit(happened.ORDERED, race.who[first], race.who[second])
        turns.start(race, chance)


def swap(race: Position, one: i64, other: i64) -> None:
    """Two racers of one player change places in the order of play."""
    race.who = race.who[:]
    for held in (race.who, race.progress, race.lap_tokens, race.bonus_tokens):
        held[one], held[other] = held[other], held[one]
    for kind in range(3):
        mine = race.nudges[3 * one + kind]
        race.nudges[3 * one + kind] = race.nudges[3 * other + kind]
        race.nudges[3 * other + kind] = mine
