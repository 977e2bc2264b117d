"""The first step of the best way."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import MOST_TURNS, Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules.actions import FORWARD, INWARD
from hippodrome.games.chariot_race.rules.race import ChariotRace

DOUBT: Final[i64] = 10
"""Ways that differ by less than this part of a cell (so many hundredths) are about equal: luck decides."""


@final
class Step(Judged):
    """Forward, inwards or outwards (CR-512, CR-513)."""

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """The best way that begins with this step (CR-512, CR-513)."""
        circus = race.circus
        me = race.active
        cell = race.cell[me]
        turns = min(race.turns, MOST_TURNS)
        if choice == FORWARD:
            target = circus.next[cell]
            lap = circus.next_lap[cell]
        else:
            turns -= 1
            if choice == INWARD:
                target = circus.inward[cell]
                lap = circus.inward_lap[cell]
            else:
                target = circus.outward[cell]
                lap = circus.outward_lap[cell]
        worth = glance.step(race, target, race.lap[me] + lap, race.damage[me], race.steps - 1, turns)
        return worth + luck.below(glance.unit * DOUBT // 100 + 1)

    def at_turn(self, planner: Planner) -> float:
        return planner.driving()
