"""Cells and chariots as scenes and words name them."""

from __future__ import annotations

from hippodrome.engine.choices import Argument
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import CELL_NAMES


def space(race: ChariotRace, cell: int) -> str:
    """A cell as the scene names it."""
    return named(int(race.name_of(cell)))


def named(name: int) -> str:
    """A cell that events name, as the scene names it."""
    return f"space:{CELL_NAMES[name]}"


def cell_word(race: ChariotRace, cell: int) -> Argument:
    """A cell as words name it."""
    return ("cell", int(race.name_of(cell)))


def racer_word(race: ChariotRace, chariot: int) -> Argument:
    """A chariot as words name it."""
    return ("racer", int(race.color[chariot]))


def piece(race: ChariotRace, chariot: int) -> str:
    """A chariot as the scene names it."""
    return f"piece:{race.color[chariot]}"
