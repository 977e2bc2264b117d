"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

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
