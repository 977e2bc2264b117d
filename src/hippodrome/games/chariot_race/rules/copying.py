"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

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
