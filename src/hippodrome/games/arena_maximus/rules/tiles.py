"""What a tile does to the chariot that enters it (ledger 3.7)."""

from __future__ import annotations

from typing import final

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import phases, wrecks
from hippodrome.games.arena_maximus.rules.arena import HAZARD, JUMP, ROCKS, STABLE
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.questions import hazard, rocks
from hippodrome.games.arena_maximus.rules.state import Position


@final
class MeetingTile(Interlude):
    """The tile effect, before any attack (AM-351, AM-431)."""

    def run(self, race: Position, chance: Chance) -> None:
        race.phase = phases.ATTACKING
        kind = race.arena.face_kind[race.face()]
        if kind == ROCKS:
            rocks.meet(race, chance)
        elif kind == JUMP:
            jump(race, chance)
        elif kind == HAZARD:
            hazard.meet(race, chance)
        elif kind == STABLE:
            race.ask(race.active, phases.STABLE, chance)


def jump(race: Position, chance: Chance) -> None:
    """A jump costs one damage for each point of speed short; no card helps (AM-435)."""
    seat = race.active
    number = race.arena.face_number[race.face()]
    race.emit(happened.MET_JUMP, race.who[seat], race.tile(seat), number, race.speed())
    wrecks.hurt(race, seat, number - race.speed(), happened.BY_JUMP, chance)
