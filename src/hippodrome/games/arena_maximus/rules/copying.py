"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

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
