"""From whom does Chtooloo drain a life? (TR-908)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import life
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.course import NO_DIRECTION
from hippodrome.games.titan_race.rules.phases import DRAIN
from hippodrome.games.titan_race.rules.question import Aimed
from hippodrome.games.titan_race.rules.state import UP, Position


@final
class Drain(Aimed):
    """Asked by Chtooloo's power, unless he has all his life (TR-902, TR-908)."""

    def fits(self, race: Position, other: i64) -> bool:
        """Every adjacent titan that is not K.O. (TR-908)."""
        return race.toward(race.active, other) != NO_DIRECTION and race.down[other] == UP

    def open(self, race: Position) -> bool:
        if race.life[race.active] >= race.course.most_life[race.who[race.active]]:
            return False
        return super().open(race)

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = DRAIN

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Chtooloo takes 1 life from an adjacent titan; once it is lost he gains it (TR-908, TR-909)."""
        life.hit(race, choice - TITAN, happened.BY_DRAIN, chance)


def enjoy(race: Position) -> None:
    """The drained life, unless Riposte has felled the drainer (TR-909)."""
    if race.down[race.active] == UP and life.gain(race, race.active, 1) > 0:
        race.emit(happened.DRAINED, race.who[race.active], race.life[race.active])
