"""From which start position? Asked after the draft, of the last to choose first."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules import lineup, turn
from hippodrome.games.chariot_race.rules.actions import START
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.state import Position
from hippodrome.games.chariot_race.rules.track import START_POSITIONS


@final
class Grid(Question):
    """A place on the grid for a drafted chariot (CR-922 to CR-924)."""

    def offer(self, race: Position) -> None:
        """Every start position that is free, also with fewer than six chariots (CR-924)."""
        place: i64 = 0
        while place < START_POSITIONS:
            if not lineup.taken(race.position, place):
                race.put(START + place)
            place += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The chariot lines up; with the last one the race begins (CR-108, CR-922, CR-923)."""
        place = choice - START
        positions = race.position[:]
        positions[race.active] = place
        race.position = positions
        race.emit(happened.LINED_UP, race.color[race.active], place + 1, race.name_of(race.circus.start[place]))
        race.drafted += 1
        if race.drafted < race.circus.chariots:
            race.active = lineup.next_on_grid(race)
            return
        race.drafted = 0
        lineup.number_by_position(race)
        lineup.line_up(race)
        turn.begin_next(race, chance)

    def rests(self) -> bool:
        """The boards are all taken before anybody looks at the grid (CR-922)."""
        return True
