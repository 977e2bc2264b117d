"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

from mypy_extensions import i64

from hippodrome.engine.ints import lay, room, written
from hippodrome.games.titan_race.rules.state import Position


def copy(one: Position, other: Position) -> None:
    """Make another position equal to one."""
    other.seat = one.seat
    other.phase = one.phase
    other.offers = one.offers
    other.offered = one.offered[:]
    other.active = one.active
    other.turn = one.turn
    other.who = one.who
    other.owner = one.owner
    other.place = one.place[:]
    other.row = one.row[:]
    other.life = one.life[:]
    other.down = one.down[:]
    other.turns = one.turns[:]
    other.dice = one.dice[:]
    other.powers_down = one.powers_down
    other.trap = one.trap
    other.supply = one.supply
    other.pool = one.pool[:]
    other.hand = one.hand[:]
    other.known = one.known[:]
    other.pile = one.pile[:]
    other.pile_size = one.pile_size
    other.discard = one.discard[:]
    other.face = one.face
    other.acting = one.acting
    other.die_done = one.die_done
    other.card_used = one.card_used
    other.rerolled = one.rerolled
    other.own_move = one.own_move
    other.card = one.card
    other.pushed = one.pushed
    other.slides = one.slides
    other.slid = one.slid
    other.victim = one.victim
    other.cause = one.cause
    other.stack = one.stack[:]
    other.depth = one.depth
    other.winner = one.winner


def pack(one: Position) -> bytes:
    """The bytes that `State.pack` says."""
    size: i64 = 36
    size += len(one.who)
    size += len(one.owner)
    size += len(one.place)
    size += len(one.row)
    size += len(one.life)
    size += len(one.down)
    size += len(one.turns)
    size += len(one.dice)
    size += len(one.trap)
    size += len(one.pool)
    size += len(one.hand)
    size += len(one.known)
    size += len(one.pile)
    size += len(one.discard)
    size += len(one.stack)
    row = room(size)
    at: i64 = 0
    row[at] = one.seat
    at += 1
    row[at] = one.phase
    at += 1
    row[at] = one.active
    at += 1
    row[at] = one.turn
    at += 1
    at = lay(row, at, one.who)
    at = lay(row, at, one.owner)
    at = lay(row, at, one.place)
    at = lay(row, at, one.row)
    at = lay(row, at, one.life)
    at = lay(row, at, one.down)
    at = lay(row, at, one.turns)
    at = lay(row, at, one.dice)
    row[at] = one.powers_down
    at += 1
    at = lay(row, at, one.trap)
    row[at] = one.supply
    at += 1
    at = lay(row, at, one.pool)
    at = lay(row, at, one.hand)
    at = lay(row, at, one.known)
    at = lay(row, at, one.pile)
    row[at] = one.pile_size
    at += 1
    at = lay(row, at, one.discard)
    row[at] = one.face
    at += 1
    row[at] = one.acting
    at += 1
    row[at] = one.die_done
    at += 1
    row[at] = one.card_used
    at += 1
    row[at] = one.rerolled
    at += 1
    row[at] = one.own_move
    at += 1
    row[at] = one.card
    at += 1
    row[at] = one.pushed
    at += 1
    row[at] = one.slides
    at += 1
    row[at] = one.slid
    at += 1
    row[at] = one.victim
    at += 1
    row[at] = one.cause
    at += 1
    at = lay(row, at, one.stack)
    row[at] = one.depth
    at += 1
    row[at] = one.winner
    at += 1
    return written(row)
