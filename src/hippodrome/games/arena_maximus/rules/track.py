"""The ring of tiles: turning them up (ledger 3.1, 3.4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.arena import HAZARD, SYMBOL_COUNT
from hippodrome.games.arena_maximus.rules.state import Position


def reveal(race: Position, chance: Chance) -> None:
    """On the last face-up tile or beyond it, the next three are turned up (AM-353, AM-854)."""
    last = race.arena.length - 1
    if race.progress[race.active] >= race.front and race.front < last:
        turn_up(race, min(last, race.front + race.arena.reveal), chance)


def turn_up(race: Position, front: i64, chance: Chance) -> None:
    """Draw the faces of the tiles up to `front` from the two piles (AM-104)."""
    race.ring = race.ring[:]
    race.straights = race.straights[:]
    race.curves = race.curves[:]
    tile = race.front + 1
    while tile <= front:
        if race.arena.curved[tile] == 1:
            race.ring[tile] = draw_face(race.curves, chance)
        else:
            race.ring[tile] = draw_face(race.straights, chance)
        tell_face(race, tile)
        tile += 1
    race.front = front


def draw_face(faces: Ints, chance: Chance) -> i64:
    """One of the faces nobody has seen yet (AM-104)."""
    face = chance.draw(faces, 0, len(faces))
    faces[face] -= 1
    return face


def tell_face(race: Position, tile: i64) -> None:
    """Say what a tile shows."""
    if race.watcher is None:
        return
    face = race.ring[tile]
    if race.arena.face_kind[face] != HAZARD:
        race.emit(happened.REVEALED, tile, race.arena.face_kind[face], race.arena.face_number[face])
        return
    first: i64 = -1
    last: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        if race.arena.face_symbols[face * SYMBOL_COUNT + symbol] > 0:
            first = symbol if first < 0 else first
            last = symbol
        symbol += 1
    race.emit(happened.REVEALED_HAZARD, tile, race.arena.face_number[face], first, last)
