"""Nobody is asked: the race is over (TR-1201)."""

from __future__ import annotations

from typing import final

from hippodrome.engine.state import NOBODY
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Finished(Question):
    def offer(self, race: Position) -> None:
        race.seat = NOBODY
