"""Which way? Asked before every step of the move for which there is a TURN die."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import driving, phases, turn
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.actions import FORWARD, INWARD, OUTWARD
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.questions import attack
from hippodrome.games.chariot_race.rules.state import Position


def reach(race: Position, chance: Chance) -> None:
    """Every movement point is a step; without a TURN die the only way is forward (CR-511, CR-513)."""
    while race.steps > 0:
        if race.turns > 0:
            race.phase = phases.STEP
            return
        if not driving.forward(race):
            turn.end(race, chance)
            return
    tell_laps(race)
    attack.reach(race, chance)


@final
class Step(Question):
    """One cell forward, or into a neighbouring lane for a TURN die (CR-512, CR-513)."""

    def offer(self, race: Position) -> None:
        """Forward, or into a neighbouring lane where there is one (CR-512 to CR-514)."""
        cell = race.cell[race.active]
        race.put(FORWARD)
        if race.circus.inward[cell] >= 0:
            race.put(INWARD)
        if race.circus.outward[cell] >= 0:
            race.put(OUTWARD)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Whoever survives the step drives on; a wreck's turn is over (CR-205, CR-511)."""
        if survives(race, choice):
            reach(race, chance)
        else:
            turn.end(race, chance)


def survives(race: Position, way: i64) -> bool:
    """The step is made; false if it was the last of the chariot (CR-512, CR-513)."""
    circus = race.circus
    cell = race.cell[race.active]
    if way == FORWARD:
        return driving.forward(race)
    if way == INWARD:
        return driving.change_lane(race, circus.inward[cell], circus.inward_lap[cell])
    return driving.change_lane(race, circus.outward[cell], circus.outward_lap[cell])


def tell_laps(race: Position) -> None:
    """The move is over; only where the chariot now stands counts for its laps (CR-606, CR-702)."""
    me = race.active
    if race.lap[me] > race.from_lap and race.lap[me] > 0:
        left = race.dolphins(me)
        race.emit(happened.LAP, race.color[me], race.lap[me], left)
        if left == 0:
            home = happened.FINISHED_RACE if race.circus.finish_stands == 0 else happened.LAST_ROUND
            race.emit(home, race.color[me], race.name_of(race.cell[me]))
