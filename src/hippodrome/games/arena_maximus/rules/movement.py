"""Phase 5: from tile to tile (ledger 3.4)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import finish, phases, track
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.state import OPEN, USED, Position


@final
class Advancing(Interlude):
    """One step: onto the next tile, or over it; the line, then the reveal, then the others (AM-351, AM-352)."""

    def run(self, race: Position, chance: Chance) -> None:
        seat = race.active
        race.came_from = race.progress[seat]
        stride = take_stride(race)
        race.progress[seat] += stride
        if stride == 2:
            race.emit(happened.TELEPORTED, race.who[seat], race.tile(seat))
        else:
            race.emit(happened.MOVED, race.who[seat], race.came_from % race.arena.length, race.tile(seat))
        if race.progress[seat] >= race.arena.length:
            finish.cross_line(race)
            return
        track.reveal(race, chance)
        enter_tile(race)


def take_stride(race: Position) -> i64:
    """A move is used up: for one tile, or for two if Teleport was cast (AM-851, switch `teleport_skip_costs_move`)."""
    race.moves_left -= 1
    if race.teleported != OPEN:
        return 1
    race.teleported = USED
    race.spell = NOBODY
    if race.arena.skip_costs_move == 1:
        race.moves_left -= 1
    return 2


def enter_tile(race: Position) -> None:
    """A tile is entered: all allowances start afresh (AM-451)."""
    race.rammed = 0
    race.attacked = 0
    race.pairs = 0
    race.blows = 0
    race.blocks = 0
    race.asked = 0
    race.phase = phases.MEETING_TILE if race.alone() else phases.RAMMING


def come_to_rest(race: Position) -> None:
    """The movement ends on another tile than it began, with a new arrival number (AM-204)."""
    race.arrive(race.active)
    race.phase = phases.ENDING_TURN
