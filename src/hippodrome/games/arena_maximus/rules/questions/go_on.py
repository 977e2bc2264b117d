"""Whether the mover drives on or stops early (switch `must_move_full`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import movement, phases
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, PASS
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class DrivingOn(Interlude):
    """A tile is completed: the next step, the end of the movement, or the choice between them (AM-341, AM-342)."""

    def run(self, race: Position, chance: Chance) -> None:
        if race.moves_left == 0:
            movement.come_to_rest(race)
        elif race.arena.must_move_full == 0:
            race.ask(race.active, phases.GO_ON, chance)
        else:
            race.phase = phases.APPROACHING


@final
class GoOn(Question):
    """Drive on, or stop early (AM-342)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        race.put(ACCEPT)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            race.phase = phases.APPROACHING
            return
        race.moves_left = 0
        race.emit(happened.STOPPED, race.who[race.active], race.tile(race.active))
        movement.come_to_rest(race)

    def rests(self) -> bool:
        return True
