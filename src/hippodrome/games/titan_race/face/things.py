"""Things as the scene and the texts name them."""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.choices import Argument
from hippodrome.games.titan_race import box as own_data
from hippodrome.games.titan_race.rules.course import FACES, PURPLE
from hippodrome.games.titan_race.rules.race import TitanRace

CELL_NAMES = own_data.cell_names()
_PLACES = {f"space:{name}": cell for cell, name in enumerate(CELL_NAMES)}
CARD_IDS = tuple(row["id"] for row in own_data.read("cards")["card"])
KNOCKED_OUT = "K.O."

Tone = Literal["danger", "good", "warn", "plain"]


def space(cell: int) -> str:
    """A cell as the scene names it."""
    return f"space:{CELL_NAMES[cell]}"


def cell_of(space: str) -> int:
    """The cell that the scene names so."""
    return _PLACES[space]


def racer(race: TitanRace, titan: int) -> Argument:
    return ("racer", int(race.who[titan]))


def piece(race: TitanRace, titan: int) -> str:
    """A titan as the scene names it."""
    return f"piece:{race.who[titan]}"


def card(number: int) -> dict[str, Argument]:
    """A card as the texts name it."""
    return {"card": ("card", number), "kind": CARD_IDS[number]}


def needed(race: TitanRace, number: int) -> int:
    """How many titans must be ahead of whoever plays a card (TR-1017)."""
    return min(int(race.course.needs[number]), int(race.course.titans) - 1)


def held(race: TitanRace, seat: int) -> dict[int, int]:
    """The cards in a seat's hand as far as they are known, and how many there are of each."""
    limit = int(race.course.hand_limit)
    found: dict[int, int] = {}
    for slot, card in enumerate(race.hand):
        if card >= 0 and race.hand_owner(slot // limit) == seat:
            found[int(card)] = found.get(int(card), 0) + 1
    return found


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
    face, active = int(race.face), int(race.active)
    before = sum(1 for titan, taken in enumerate(race.dice) if 0 <= taken < face or (taken == face and titan < active))
    return f"die:{before + sum(race.pool[:face])}"


def die_face(race: TitanRace, face: int) -> dict[str, Argument]:
    """A face of a die as it is to the titan at turn."""
    free = face == PURPLE and free_purple(race)
    return {"face": ("face", face), "kind": "purple_free" if free else FACES[face]}


def free_purple(race: TitanRace) -> bool:
    """Does the titan at turn play purple without paying? (TR-409)"""
    return race.course.free_purple[race.who[race.active]] == 1
