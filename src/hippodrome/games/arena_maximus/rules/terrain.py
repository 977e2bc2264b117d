"""Terrain alteration: two tiles change places (AM-821)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.ints import altered
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.arena import FACE_DOWN, SWAPS
from hippodrome.games.arena_maximus.rules.state import DONE, OUT, Position


def tile_at(race: Position, offset: i64) -> i64:
    """The tile at a distance from the caster."""
    return (race.progress[race.active] + offset) % race.arena.length


def legal(race: Position, pair: i64) -> bool:
    """Two face-up, free tiles of one shape with different faces, the line excepted (AM-821 to AM-824)."""
    first = tile_at(race, race.arena.swap_from[pair])
    second = tile_at(race, race.arena.swap_with[pair])
    if race.ring[first] == FACE_DOWN or race.ring[second] == FACE_DOWN or first == 0 or second == 0:
        return False
    if race.arena.swap_same_shape == 1 and race.arena.curved[first] != race.arena.curved[second]:
        return False
    return race.ring[first] != race.ring[second] and not (occupied(race, first) or occupied(race, second))


def occupied(race: Position, tile: i64) -> bool:
    """Has some chariot of the race its place there, crashed or not? (AM-504, AM-823)"""
    seat: i64 = 0
    while seat < race.players:
        status = race.status[seat]
        if status != DONE and status != OUT and race.tile(seat) == tile:
            return True
        seat += 1
    return False


def swappable(race: Position) -> bool:
    """Is there a pair of tiles that could be exchanged?"""
    pair: i64 = 0
    while pair < SWAPS:
        if legal(race, pair):
            return True
        pair += 1
    return False


def exchange(race: Position) -> None:
    """The two faces change places; `front` stays (AM-821, AM-824)."""
    first = tile_at(race, race.arena.swap_from[race.swap])
    second = tile_at(race, race.arena.swap_with[race.swap])
    face = race.ring[first]
    race.ring = altered(race.ring, first, race.ring[second])
    race.ring[second] = face
    race.swap = 0
    race.emit(happened.SWAPPED, race.who[race.active], min(first, second), max(first, second))
