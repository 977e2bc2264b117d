"""What certainly becomes of the chariot at turn, and what that is called on a price tag."""

from __future__ import annotations

from hippodrome.engine.choices import Argument
from hippodrome.engine.preview import foresee
from hippodrome.games.chariot_race.face.names import cell_word
from hippodrome.games.chariot_race.rules import events
from hippodrome.games.chariot_race.rules.race import ChariotRace

DESTROYED = "K.O."
_FATAL = ("pillar", "sprint", "destroyed")


def fate(race: ChariotRace, action: int) -> dict[str, Argument]:
    """What certainly becomes of the chariot: without TURN dice it drives on by itself (CR-511, CR-513).

    `lost` are its points, `fate` is how it ends: none, hurt, pillar, sprint or destroyed, on cell `end`.
    """
    me = race.active
    told: dict[str, Argument] = {"fate": "none", "lost": 0, "end": cell_word(race, int(race.cell[me]))}
    if action not in race.choices():
        return told
    after, notes, _ = foresee(race, action)
    assert isinstance(after, ChariotRace)
    told["lost"] = int(race.damage[me] - after.damage[me])
    if told["lost"]:
        told["fate"] = "hurt"
    if not after.alive(me):
        cells = {int(kind): cell for kind, color, cell, *_ in notes if color == race.color[me]}
        end = cells[int(events.DESTROYED)]
        sprint = end == race.name_of(race.cell[me])
        told["fate"] = "pillar" if int(events.PILLAR_HIT) in cells else "sprint" if sprint else "destroyed"
        told["end"] = ("cell", end)
    return told


def fatal(told: dict[str, Argument]) -> bool:
    """Is it the end of the chariot?"""
    return told["fate"] in _FATAL


def price(told: dict[str, Argument]) -> str:
    """The tag of a certain loss."""
    return DESTROYED if fatal(told) else f"-{told['lost']}" if told["lost"] else ""
