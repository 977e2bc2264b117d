"""What the powers may bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import vec
from hippodrome.games.titan_race.mind.blows import worth_of_blast
from hippodrome.games.titan_race.mind.paths import DAMAGE_WORTH
from hippodrome.games.titan_race.mind.question import JudgedFeat
from hippodrome.games.titan_race.mind.questions import dash, drain, drive, swap, trap
from hippodrome.games.titan_race.rules import powers
from hippodrome.games.titan_race.rules.course import B
from hippodrome.games.titan_race.rules.questions.swap import Swap
from hippodrome.games.titan_race.rules.state import Position


@final
class Flames(JudgedFeat):
    """Slaugg burns what is in front (TR-904)."""

    def best(self, race: Position) -> i64:
        return worth_of_blast(race, B)

    def ahead(self, race: Position) -> float:
        return DAMAGE_WORTH


POWERS: Final = vec[JudgedFeat]([dash.Leap(), Flames(), swap.Swap(Swap()), drive.Drive(), trap.Lay(), drain.Drain()])
"""In the order of the titans."""


def best(race: Position, power: i64) -> i64:
    """A power at its best here, at a glance (TR-903 to TR-908)."""
    return POWERS[power].best(race)


def ahead(race: Position) -> float:
    """What the active titan's power may still bring this turn, in rows."""
    titan = race.active
    power = race.who[titan]
    if race.turns[titan] == 0 or race.rerolled == 1 or race.powers_down >> titan & 1 == 1:
        return 0.0
    return POWERS[power].ahead(race) if powers.usable(race, power) else 0.0
