"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

from mypy_extensions import i64

from hippodrome.engine.ints import lay, room, written
from hippodrome.games.arena_maximus.rules.state import Position


def copy(one: Position, other: Position) -> None:
    """Make another position equal to one."""
    other.seat = one.seat
    other.phase = one.phase
    other.offers = one.offers
    other.offered = one.offered[:]
    other.round = one.round
    other.active = one.active
    other.front = one.front
    other.arrivals = one.arrivals
    other.endings = one.endings
    other.best = one.best
    other.who = one.who
    other.progress = one.progress[:]
    other.arrival = one.arrival[:]
    other.status = one.status[:]
    other.broken = one.broken
    other.damage = one.damage[:]
    other.moved = one.moved[:]
    other.ended = one.ended
    other.ring = one.ring
    other.straights = one.straights
    other.curves = one.curves
    other.pile = one.pile[:]
    other.discards = one.discards[:]
    other.hands = one.hands[:]
    other.hidden = one.hidden[:]
    other.shown = one.shown[:]
    other.pools = one.pools[:]
    other.pool = one.pool[:]
    other.spell = one.spell
    other.swap = one.swap
    other.asked = one.asked
    other.hasted = one.hasted
    other.teleported = one.teleported
    other.moves_left = one.moves_left
    other.came_from = one.came_from
    other.target = one.target
    other.rammed = one.rammed
    other.attacked = one.attacked
    other.pairs = one.pairs
    other.blows = one.blows
    other.blocks = one.blocks
    other.force = one.force
    other.picked = one.picked
    other.least = one.least
    other.whips_picked = one.whips_picked
    other.reins_picked = one.reins_picked
    other.unpaid = one.unpaid[:]


def pack(one: Position) -> bytes:
    """The bytes that `State.pack` says."""
    size: i64 = 45
    size += len(one.who)
    size += len(one.progress)
    size += len(one.arrival)
    size += len(one.status)
    size += len(one.broken)
    size += len(one.damage)
    size += len(one.moved)
    size += len(one.ended)
    size += len(one.ring)
    size += len(one.straights)
    size += len(one.curves)
    size += len(one.pile)
    size += len(one.discards)
    size += len(one.hands)
    size += len(one.hidden)
    size += len(one.shown)
    size += len(one.pools)
    size += len(one.pool)
    size += len(one.unpaid)
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
    row[at] = one.front
    at += 1
    row[at] = one.arrivals
    at += 1
    row[at] = one.endings
    at += 1
    row[at] = one.best
    at += 1
    at = lay(row, at, one.who)
    at = lay(row, at, one.progress)
    at = lay(row, at, one.arrival)
    at = lay(row, at, one.status)
    at = lay(row, at, one.broken)
    at = lay(row, at, one.damage)
    at = lay(row, at, one.moved)
    at = lay(row, at, one.ended)
    at = lay(row, at, one.ring)
    at = lay(row, at, one.straights)
    at = lay(row, at, one.curves)
    at = lay(row, at, one.pile)
    at = lay(row, at, one.discards)
    at = lay(row, at, one.hands)
    at = lay(row, at, one.hidden)
    at = lay(row, at, one.shown)
    at = lay(row, at, one.pools)
    at = lay(row, at, one.pool)
    row[at] = one.spell
    at += 1
    row[at] = one.swap
    at += 1
    row[at] = one.asked
    at += 1
    row[at] = one.hasted
    at += 1
    row[at] = one.teleported
    at += 1
    row[at] = one.moves_left
    at += 1
    row[at] = one.came_from
    at += 1
    row[at] = one.target
    at += 1
    row[at] = one.rammed
    at += 1
    row[at] = one.attacked
    at += 1
    row[at] = one.pairs
    at += 1
    row[at] = one.blows
    at += 1
    row[at] = one.blocks
    at += 1
    row[at] = one.force
    at += 1
    row[at] = one.picked
    at += 1
    row[at] = one.least
    at += 1
    row[at] = one.whips_picked
    at += 1
    row[at] = one.reins_picked
    at += 1
    at = lay(row, at, one.unpaid)
    return written(row)
