"""The powers of the six titans (ledger 3.9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.titan_race.rules import blows
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.course import B
from hippodrome.games.titan_race.rules.feat import Feat
from hippodrome.games.titan_race.rules.questions.dash import Leap
from hippodrome.games.titan_race.rules.questions.drain import Drain
from hippodrome.games.titan_race.rules.questions.drive import Drive
from hippodrome.games.titan_race.rules.questions.swap import Swap
from hippodrome.games.titan_race.rules.questions.trap import Lay
from hippodrome.games.titan_race.rules.state import Position


@final
class Flames(Feat):
    """Slaugg burns whatever is on the three cells in front (TR-904)."""

    def open(self, race: Position) -> bool:
        """Slaugg needs a titan or a trap in front (TR-902)."""
        return blows.something(race, B)

    def begin(self, race: Position, chance: Chance) -> None:
        blows.blast(race, race.place[race.active], B, happened.BY_FLAMES, chance)


POWERS: Final = vec[Feat]([Leap(), Flames(), Swap(), Drive(), Lay(), Drain()])
"""In the order of the titans."""


def usable(race: Position, power: i64) -> bool:
    """Does the active titan meet the condition of a power, its own or one borrowed by Mimicry? (TR-902)"""
    return POWERS[power].open(race)


def use(race: Position, power: i64, chance: Chance) -> None:
    """A power is announced; most ask for a target (TR-903 to TR-908)."""
    race.emit(happened.POWER_USED, race.who[race.active], power)
    POWERS[power].begin(race, chance)
