"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

from mypy_extensions import i64

from hippodrome.engine.ints import lay, room, written
from hippodrome.games.scrap_racer.rules.state import Position


def copy(one: Position, other: Position) -> None:
    """Make another position equal to one."""
    other.seat = one.seat
    other.phase = one.phase
    other.offers = one.offers
    other.offered = one.offered[:]
    other.step = one.step
    other.round = one.round
    other.active = one.active
    other.who = one.who
    other.owner = one.owner
    other.progress = one.progress[:]
    other.lap_tokens = one.lap_tokens[:]
    other.bonus_tokens = one.bonus_tokens[:]
    other.nudges = one.nudges[:]
    other.pending = one.pending[:]
    other.ordered = one.ordered
    other.hands = one.hands[:]
    other.hidden = one.hidden[:]
    other.accident_pile = one.accident_pile[:]
    other.accident_discard = one.accident_discard[:]
    other.objective_pile = one.objective_pile[:]
    other.objective_discard = one.objective_discard[:]
    other.bonus_pile = one.bonus_pile[:]
    other.bonus_discard = one.bonus_discard[:]
    other.token = one.token[:]
    other.reserve = one.reserve
    other.unseen_nudges = one.unseen_nudges[:]
    other.dice = one.dice[:]
    other.rolled = one.rolled
    other.die = one.die
    other.card = one.card
    other.from_progress = one.from_progress
    other.dice_driven = one.dice_driven
    other.crossed = one.crossed
    other.ending = one.ending


def pack(one: Position) -> bytes:
    """The bytes that `State.pack` says."""
    size: i64 = 32
    size += len(one.who)
    size += len(one.owner)
    size += len(one.progress)
    size += len(one.lap_tokens)
    size += len(one.bonus_tokens)
    size += len(one.nudges)
    size += len(one.pending)
    size += len(one.ordered)
    size += len(one.hands)
    size += len(one.hidden)
    size += len(one.accident_pile)
    size += len(one.accident_discard)
    size += len(one.objective_pile)
    size += len(one.objective_discard)
    size += len(one.bonus_pile)
    size += len(one.bonus_discard)
    size += len(one.token)
    size += len(one.unseen_nudges)
    size += len(one.dice)
    row = room(size)
    at: i64 = 0
    row[at] = one.seat
    at += 1
    row[at] = one.phase
    at += 1
    row[at] = one.step
    at += 1
    row[at] = one.round
    at += 1
    row[at] = one.active
    at += 1
    at = lay(row, at, one.who)
    at = lay(row, at, one.owner)
    at = lay(row, at, one.progress)
    at = lay(row, at, one.lap_tokens)
    at = lay(row, at, one.bonus_tokens)
    at = lay(row, at, one.nudges)
    at = lay(row, at, one.pending)
    at = lay(row, at, one.ordered)
    at = lay(row, at, one.hands)
    at = lay(row, at, one.hidden)
    at = lay(row, at, one.accident_pile)
    at = lay(row, at, one.accident_discard)
    at = lay(row, at, one.objective_pile)
    at = lay(row, at, one.objective_discard)
    at = lay(row, at, one.bonus_pile)
    at = lay(row, at, one.bonus_discard)
    at = lay(row, at, one.token)
    row[at] = one.reserve
    at += 1
    at = lay(row, at, one.unseen_nudges)
    at = lay(row, at, one.dice)
    row[at] = one.rolled
    at += 1
    row[at] = one.die
    at += 1
    row[at] = one.card
    at += 1
    row[at] = one.from_progress
    at += 1
    row[at] = one.dice_driven
    at += 1
    row[at] = one.crossed
    at += 1
    row[at] = one.ending
    at += 1
    return written(row)
