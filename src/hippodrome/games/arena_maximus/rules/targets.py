"""Whom the mover may act against on his tile, and how often (ledger 3.5, 3.8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import kingmaker
from hippodrome.games.arena_maximus.rules.actions import PASS, TARGET
from hippodrome.games.arena_maximus.rules.state import Position


def offer(race: Position, done: i64) -> None:
    """Stop, or an occupant in arrival order that was not yet acted upon (AM-404, AM-444, AM-705)."""
    race.put(PASS)
    seat = race.occupant_after(0)
    while seat != NOBODY:
        if done & (1 << seat) == 0 and not kingmaker.barred(race, race.active, seat):
            race.put(TARGET + seat)
        seat = race.occupant_after(race.arrival[seat])


def allowance(race: Position, spent: i64) -> i64:
    """What the mover's Driver still allows after so much on this tile (AM-403, AM-443, switch `driver_scope`)."""
    driver = race.driver(race.active)
    return driver if race.arena.driver_per_target == 1 else driver - spent
