"""Faster or slower? Asked when the dice stand, for plus/minus dice; it sets the speed of the move."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import destruction, faces, phases, turn
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.actions import PLUS
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.questions import step
from hippodrome.games.chariot_race.rules.state import Position


def reach(race: Position, chance: Chance) -> None:
    """The SPRINT dice are paid for; then the signs are asked for, if there are any (CR-501, CR-502)."""
    if not survives_sprint(race):
        turn.end(race, chance)
    elif race.shown(faces.PM) > 0:
        race.phase = phases.SIGNS
    else:
        accelerate(race, 0, chance)


def survives_sprint(race: Position) -> bool:
    """Each SPRINT die costs damage before anything else (CR-501, CR-504)."""
    sprints = race.shown(faces.SPRINT)
    if sprints == 0:
        return True
    me = race.active
    lost = destruction.lose(race, me, sprints * race.circus.sprint_damage)
    race.emit(happened.SPRINTED, race.color[me], race.name_of(race.cell[me]), lost, race.damage[me])
    return destruction.survives(race, me)


@final
class Signs(Question):
    """How many of the plus/minus dice count plus (CR-502)."""

    def offer(self, race: Position) -> None:
        """From none to all of them (CR-502)."""
        dice = race.shown(faces.PM)
        plus: i64 = 0
        while plus <= dice:
            race.put(PLUS + plus)
            plus += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The speed changes, and the chariot drives."""
        accelerate(race, choice - PLUS, chance)


def accelerate(race: Position, plus: i64, chance: Chance) -> None:
    """All modifiers are added up and applied once; the new speed is kept (CR-503, CR-505)."""
    me = race.active
    before = race.speed[me]
    sprints = race.shown(faces.SPRINT)
    minus = race.shown(faces.PM) - plus
    speed = max(0, before + sprints * race.circus.sprint_gain + plus - minus)
    speed = min(speed, race.circus.speed_max[race.color[me]])
    race.speed[me] = speed
    if speed != before:
        race.emit(happened.SPEED, race.color[me], before, speed, plus, minus, sprints)
    else:
        race.emit(happened.KEPT_SPEED, race.color[me], speed)
    race.turns = race.shown(faces.TURN)
    race.attacks = race.shown(faces.ATTACK)
    race.steps = speed
    race.came = 0
    race.from_lap = race.lap[me]
    if speed == 0:
        race.emit(happened.STOOD, race.color[me], race.name_of(race.cell[me]))
    step.reach(race, chance)
