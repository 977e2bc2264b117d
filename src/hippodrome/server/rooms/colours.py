"""The colours that the seats of a table race in, where the rules give each its own; for people who like one."""

from __future__ import annotations

import json
from functools import lru_cache

from hippodrome.engine import race
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.server.log.table import Table

TRIES = ("one", "two", "three")
"""Seeds of starts that are compared: colours that are drawn by lot differ between them."""


def liked_seat(table: Table, colour: int) -> int | None:
    """The open seat that races in a colour; None if there is none, or nobody can know before the start."""
    known = _colours(table.game.name, table.players, json.dumps(table.options, sort_keys=True, default=str))
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    return next((seat for seat in free if seat < len(known) and known[seat] == colour), None)


@lru_cache(maxsize=256)
def _colours(name: str, players: int, options: str) -> tuple[int, ...]:
    try:
        starts = {_at_start(name, players, seed, options) for seed in TRIES}
    except HippodromeError:
        # Not everybody has chosen yet what they race with.
        return ()
    return starts.pop() if len(starts) == 1 else ()


def _at_start(name: str, players: int, seed: str, options: str) -> tuple[int, ...]:
    begun = race.new(name, players, seed, options=json.loads(options))
    game: Game = begun.game
    slots = {panel.seat: panel.slot for panel in game.scene(begun.observe(0)).panels}
    return tuple(slots[seat] for seat in sorted(slots))
