"""Things as the scene and the texts name them."""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.choices import Argument
from hippodrome.games.titan_race import box as own_data
from hippodrome.games.titan_race.rules.course import FACES, PURPLE
from hippodrome.games.titan_race.rules.race import TitanRace

CELL_NAMES = own_data.cell_names()
CARD_IDS = tuple(row["id"] for row in own_data.read("cards")["card"])
KNOCKED_OUT = "K.O."

Tone = Literal["danger", "good", "warn", "plain"]


def space(cell: int) -> str:
    """A cell as the scene names it."""
    return f"space:{CELL_NAMES[cell]}"


def racer(race: TitanRace, titan: int) -> Argument:
    return ("racer", int(race.who[titan]))


def piece(race: TitanRace, titan: int) -> str:
    """A titan as the scene names it."""
    return f"piece:{race.who[titan]}"


def card(number: int) -> dict[str, Argument]:
    """A card as the texts name it."""
    return {"card": ("card", number), "kind": CARD_IDS[number]}


def one_life(life: int) -> tuple[str, Tone]:
    """The price of one of so many lives."""
    return KNOCKED_OUT if life == 1 else "-1", "danger"


def tray(race: TitanRace) -> list[tuple[int, int]]:
    """All dice by face, each with the titan it lies with, -1 in the pool; those taken come first."""
    dice = []
    for face in range(6):
        dice += [(face, titan) for titan, taken in enumerate(race.dice) if taken == face]
        dice += [(face, -1)] * int(race.pool[face])
    return dice


def own_die(race: TitanRace) -> str:
    """The die of the turn as the scene names it."""
    return f"die:{tray(race).index((int(race.face), int(race.active)))}"


def die_face(race: TitanRace, face: int) -> dict[str, Argument]:
    """A face of a die as it is to the titan at turn."""
    free = face == PURPLE and free_purple(race)
    return {"face": ("face", face), "kind": "purple_free" if free else FACES[face]}


def free_purple(race: TitanRace) -> bool:
    """Does the titan at turn play purple without paying? (TR-409)"""
    return race.course.free_purple[race.who[race.active]] == 1
