"""Which two tiles to exchange (AM-821)."""

from __future__ import annotations

from hippodrome.engine.choices import Choice
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules import terrain
from hippodrome.games.arena_maximus.rules.actions import SWAP
from hippodrome.games.arena_maximus.rules.arena import SWAP_FROM, SWAP_WITH
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Swap(Asked):
    key = "swap"
    rule = "AM-821"
    why = {"space:": "why-space-swap", "card:": "why-card-swap"}

    def deed(self, race: ArenaRace, action: int) -> Choice:
        pair = action - int(SWAP)
        tiles = sorted(int(terrain.tile_at(race, offset)) for offset in (SWAP_FROM[pair], SWAP_WITH[pair]))
        return Choice(action, "swap", {"first": tiles[0], "second": tiles[1]}, tuple(f"space:{n}" for n in tiles))
