"""The rule of thumb, by question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.scrap_racer.mind.question import Thumb
from hippodrome.games.scrap_racer.mind.questions.bonus import ThumbBonus
from hippodrome.games.scrap_racer.mind.questions.nudge import ThumbNudge
from hippodrome.games.scrap_racer.mind.questions.roll_or_stop import ThumbRollOrStop
from hippodrome.games.scrap_racer.rules.race import ScrapRace

THUMBS: Final = vec[Thumb](
    [Thumb(), ThumbNudge(), ThumbRollOrStop(), ThumbBonus(), Thumb(), Thumb(), Thumb(), Thumb()],
)
"""By phase; the last one is CARRY_ON, in which a position may be judged though nothing is asked."""


def pick(race: ScrapRace, luck: Chance) -> i64:
    """A sensible answer to the question that is asked."""
    return THUMBS[race.phase].pick(race, luck)


def rest_of_turn(race: ScrapRace) -> float:
    """What the active racer may still expect of its turn, in spaces."""
    return THUMBS[race.phase].rest_of_turn(race)
