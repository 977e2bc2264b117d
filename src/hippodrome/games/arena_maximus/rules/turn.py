"""Rounds and turns (ledger 3.3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import cards, finish, phases
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.state import DOWN1, DOWN2, NOT_CAST, ON, OUT, Position


@final
class NextTurn(Interlude):
    """The last chariot that has not moved yet has its turn (AM-201, AM-202)."""

    def run(self, race: Position, chance: Chance) -> None:
        moved = race.moved
        following: i64 = NOBODY
        seat: i64 = 0
        while seat < race.players:
            if moved[seat] == 0 and (following == NOBODY or race.behind(seat, following)):
                following = seat
            seat += 1
        if following == NOBODY:
            end_round(race)
        else:
            start(race, following, chance)


def start(race: Position, seat: i64, chance: Chance) -> None:
    """A normal turn, a refill turn or a return turn (AM-301, AM-302, AM-505, AM-506)."""
    race.active = seat
    race.hasted = 0
    race.teleported = NOT_CAST
    race.moves_left = 0
    race.emit(happened.TURN, race.who[seat], race.round)
    if race.status[seat] == DOWN1:
        cards.draw_up(race, seat, chance)
        race.status[seat] = DOWN2
        race.emit(happened.REFILLED, race.who[seat])
        race.phase = phases.ENDING_TURN
        return
    if race.status[seat] == DOWN2:
        race.status[seat] = ON
        race.arrive(seat)
        race.emit(happened.RETURNED, race.who[seat], race.tile(seat))
    race.phase = phases.CONJURING


@final
class Drawing(Interlude):
    """Phase 4: hand and pool are filled up to seven (AM-331); without speed that is all (AM-205, AM-343)."""

    def run(self, race: Position, chance: Chance) -> None:
        cards.draw_up(race, race.active, chance)
        race.phase = phases.APPROACHING if race.moves_left > 0 else phases.ENDING_TURN


@final
class EndingTurn(Interlude):
    """The marker is flipped to "moved" (AM-207)."""

    def run(self, race: Position, chance: Chance) -> None:
        race.moved[race.active] = 1
        race.phase = phases.NEXT_TURN


def end_round(race: Position) -> None:
    """All markers are flipped back, unless the race is over (AM-207, AM-602, AM-612)."""
    if race.best > 0 or race.round >= race.arena.max_rounds:
        finish.end_race(race)
        return
    race.round += 1
    seat: i64 = 0
    while seat < race.players:
        race.moved[seat] = 1 if race.status[seat] == OUT else 0
        seat += 1
