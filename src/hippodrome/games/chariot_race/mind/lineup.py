"""Before the race: any board and any place will do, but some promise more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.plan import FAVOUR, MOMENTUM, soundness
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import NO_COLOR

PLACE: Final = 0.1
"""What each start position further back costs."""


def any_answer(race: ChariotRace, luck: Chance) -> i64:
    """The rule of thumb knows no better."""
    return race.offered[luck.below(race.offers)]


def promise(race: ChariotRace, chariot: i64) -> float:
    """What a chariot board and a start position promise before the race."""
    color = race.color[chariot]
    if color == NO_COLOR:
        return 0.0
    circus = race.circus
    score = soundness(circus.damage_start[color]) + FAVOUR * float(circus.fortune_start[color])
    return score + MOMENTUM * float(circus.speed_start[color]) - PLACE * float(race.position[chariot])
