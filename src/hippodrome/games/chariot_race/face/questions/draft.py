"""Which of the black chariot boards?"""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.chariot_race.face.levels import levels
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.actions import BOARD
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import RACERS


class Draft(Asked):
    """A chariot board with its numbers."""

    def prompt(self, race: ChariotRace) -> Prompt:
        return Prompt("draft", {}, "CR-921")

    def choice(self, race: ChariotRace, action: int) -> Choice:
        color = action - int(BOARD)
        args = {"racer": ("racer", color), **levels(race.circus, color)}
        return Choice(action, "board", args, (f"card:{RACERS[color]}",))
