"""The dice in their tray, and how they are picked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.choices import Argument, Choice
from hippodrome.engine.scene import Die, Face, word
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.actions import PICK, ROLL
from hippodrome.games.chariot_race.rules.faces import ATTACK, FACES, TURN
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import DICE

FACE_ART = ("chariot-plus-minus", "chariot-sprint", "chariot-turn", "chariot-attack", "chariot-fortune")
FACE_SHARES = tuple(Face(art, (2 if face == TURN else 1) / 6) for face, art in enumerate(FACE_ART))
"""Two of the six sides show Turn (ledger 3.1)."""


def dice(race: ChariotRace) -> Iterator[Die]:
    """Five places; what is picked, still to be used, or spent: only TURN and ATTACK dice outlast the signs."""
    left = {int(TURN): int(race.turns), int(ATTACK): int(race.attacks)}
    spent = {face: int(race.shown(face)) - left.get(face, 0) for face in range(len(FACES))}
    for place in range(int(DICE)):
        if place >= race.rolled:
            yield _free(place)
            continue
        face = int(race.dice[place])
        state: Literal["idle", "active", "used"] = "idle"
        if race.phase in (phases.REROLL, phases.CHANGE):
            state = "active" if race.picked >> place & 1 else "idle"
        elif race.phase in (phases.STEP, phases.ATTACK):
            if spent[face] > 0:
                state = "used"
                spent[face] -= 1
            else:
                state = "active" if face == (TURN if race.phase == phases.STEP else ATTACK) else "idle"
        yield _die(place, face, state)


@lru_cache(maxsize=64)
def _free(place: int) -> Die:
    return Die(f"die:{place}", word("die-free"), state="free")


@lru_cache(maxsize=512)
def _die(place: int, face: int, state: Literal["idle", "active", "used"]) -> Die:
    name = word(f"face-{FACES[face]}")
    about = word(f"face-{FACES[face]}.help")
    return Die(f"die:{place}", name, art=FACE_ART[face], state=state, caption=name, help=about)


def showing(race: ChariotRace, face: int) -> tuple[str, ...]:
    """The unpicked dice with one face."""
    rolled = range(int(race.rolled))
    return tuple(f"die:{die}" for die in rolled if race.dice[die] == face and not race.picked >> die & 1)


def picked(race: ChariotRace) -> tuple[str, ...]:
    """The dice picked to be rolled again."""
    return tuple(f"die:{die}" for die in range(int(race.rolled)) if race.picked >> die & 1)


def again(race: ChariotRace, action: int, price: str) -> Choice:
    """Roll the picked dice again, or pick one more: any of those alike stands for the choice."""
    if action == ROLL:
        together = picked(race)
        return Choice(action, "roll", {"count": len(together)}, together, price, "warn")
    face = int(race.dice[action - int(PICK)])
    alike = showing(race, face)
    args: dict[str, Argument] = {"face": ("face", face), "alike": len(alike)}
    return Choice(action, "pick", args, alike, "" if race.picked else price, "warn")
