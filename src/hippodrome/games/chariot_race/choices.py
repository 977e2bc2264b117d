"""The readable forms of questions and answers."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.chariot_race import rules
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import ASSAULT, CHANGE, DRAFT, FINISHED, GRID, REPAIR, REROLL, SIGNS, STEP
from hippodrome.games.chariot_race.track import CELL_NAMES, FACES, NO_LIMIT, RACERS


def choice(race: ChariotRace, action: int) -> Choice:
    return Choice(action, "x")


def prompt(race: ChariotRace) -> Prompt:
    return Prompt("x")
