"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

from mypy_extensions import i64

from hippodrome.engine.ints import lay, room, written
from hippodrome.games.chariot_race.rules.state import Position


def copy(one: Position, other: Position) -> None:
    """Make another position equal to one."""
    other.seat = one.seat
    other.phase = one.phase
    other.offers = one.offers
    other.offered = one.offered[:]
    other.round = one.round
    other.active = one.active
    other.owner = one.owner
    other.color = one.color
    other.position = one.position
    other.cell = one.cell[:]
    other.lap = one.lap[:]
    other.damage = one.damage[:]
    other.speed = one.speed[:]
    other.fortune = one.fortune[:]
    other.fell = one.fell[:]
    other.played = one.played
    other.caltrops = one.caltrops[:]
    other.supply = one.supply
    other.dice = one.dice[:]
    other.rolled = one.rolled
    other.picked = one.picked
    other.turns = one.turns
    other.attacks = one.attacks
    other.steps = one.steps
    other.entered = one.entered[:]
    other.came = one.came
    other.from_lap = one.from_lap
    other.drafted = one.drafted


def pack(one: Position) -> bytes:
    """The bytes that `State.pack` says."""
    size: i64 = 26
    size += len(one.owner)
    size += len(one.color)
    size += len(one.position)
    size += len(one.cell)
    size += len(one.lap)
    size += len(one.damage)
    size += len(one.speed)
    size += len(one.fortune)
    size += len(one.fell)
    size += len(one.caltrops)
    size += len(one.dice)
    size += len(one.entered)
    row = room(size)
    at: i64 = 0
    row[at] = one.seat
    at += 1
    row[at] = one.phase
    at += 1
    row[at] = one.round
    at += 1
    row[at] = one.active
    at += 1
    at = lay(row, at, one.owner)
    at = lay(row, at, one.color)
    at = lay(row, at, one.position)
    at = lay(row, at, one.cell)
    at = lay(row, at, one.lap)
    at = lay(row, at, one.damage)
    at = lay(row, at, one.speed)
    at = lay(row, at, one.fortune)
    at = lay(row, at, one.fell)
    row[at] = one.played
    at += 1
    at = lay(row, at, one.caltrops)
    row[at] = one.supply
    at += 1
    at = lay(row, at, one.dice)
    row[at] = one.rolled
    at += 1
    row[at] = one.picked
    at += 1
    row[at] = one.turns
    at += 1
    row[at] = one.attacks
    at += 1
    row[at] = one.steps
    at += 1
    at = lay(row, at, one.entered)
    row[at] = one.came
    at += 1
    row[at] = one.from_lap
    at += 1
    row[at] = one.drafted
    at += 1
    return written(row)
