"""The javelin that hurts most."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.rules.actions import CALTROP, JAVELIN, STOP
from hippodrome.games.chariot_race.rules.race import ChariotRace

DOUBT: Final[i64] = 10
"""Attacks that differ by fewer ticks are about equal: luck decides."""


@final
class Attack(Judged):
    """A javelin or a caltrop for each ATTACK die (CR-701)."""

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """The loss of a rival to a javelin; a caltrop somewhere on the way behind is worth a little (CR-701)."""
        if choice == STOP:
            return 0
        if choice >= CALTROP:
            return glance.unit // 20 + luck.below(DOUBT)
        target = choice - JAVELIN
        return glance.blow(race, target, glance.javelin_harm[race.damage[target]]) + luck.below(DOUBT)

    def at_turn(self, planner: Planner) -> float:
        return planner.driving()
