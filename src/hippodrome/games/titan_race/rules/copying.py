"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

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
