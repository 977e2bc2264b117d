"""Which of the black chariot boards shall be yours? Asked before the race, of one player after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules import lineup, phases
from hippodrome.games.chariot_race.rules.actions import BOARD
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.state import Position


@final
class Draft(Question):
    """A chariot board with its chariot (CR-921)."""

    def offer(self, race: Position) -> None:
        """Each board not yet taken, in the order of the file (CR-921)."""
        for color in race.circus.draft_order:
            if not lineup.taken(race.color, color):
                race.put(BOARD + color)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The board is taken; when all have theirs, the last to choose lines up first (CR-921, CR-922)."""
        color = choice - BOARD
        colors = race.color[:]
        colors[race.active] = color
        race.color = colors
        race.emit(happened.DRAFTED, race.owner[race.active], color)
        race.drafted += 1
        race.active = race.drafted
        if race.drafted == race.circus.chariots:
            race.drafted = 0
            race.phase = phases.GRID
            race.active = lineup.next_on_grid(race)
