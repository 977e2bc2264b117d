"""When to react: always, but a shield is kept while there is life to spare."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import DECLINE, REACT
from hippodrome.games.titan_race.rules.state import Position

SHIELD_KEPT_ABOVE: Final[i64] = 3


@final
class Protect(Judged):
    def pick(self, race: Position, luck: Chance) -> i64:
        """A shield is kept while there is life to spare (TR-1013)."""
        return DECLINE if race.life[race.victim] > SHIELD_KEPT_ABOVE else REACT


@final
class StrikeBack(Judged):
    def pick(self, race: Position, luck: Chance) -> i64:
        return REACT
