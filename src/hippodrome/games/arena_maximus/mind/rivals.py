"""Those on the same tile: whom to go at, and whether it can be afforded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind.drive import margin, on_the_way
from hippodrome.games.arena_maximus.rules.actions import TARGET
from hippodrome.games.arena_maximus.rules.race import ArenaRace

SPARE: Final[i64] = 30
"""A loss on the way ahead that a blow at a rival is worth."""


def weakest(race: ArenaRace, luck: Chance) -> i64:
    """Of the chariots on offer, the one that bears least."""
    best = race.offered[1]
    least: i64 = 1000
    index: i64 = 1
    while index < race.offers:
        bears = 4 * margin(race, race.offered[index] - TARGET) + luck.below(4)
        if bears < least:
            least = bears
            best = race.offered[index]
        index += 1
    return best


def too_dear(race: ArenaRace, hand: i64, after: i64) -> bool:
    """Does the way ahead need the cards that a blow would cost?"""
    return on_the_way(race, after) + SPARE < on_the_way(race, hand)
