"""A javelin or a caltrop? Asked after the move, for each ATTACK die."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import destruction, phases, turn
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.actions import CALTROP, JAVELIN, STOP
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.state import Position


def reach(race: Position, chance: Chance) -> None:
    """Without an ATTACK die the turn is over (CR-701)."""
    if race.attacks > 0:
        race.phase = phases.ATTACK
    else:
        turn.end(race, chance)


@final
class Attack(Question):
    """One attack for each ATTACK die, each resolved before the next (CR-701)."""

    def offer(self, race: Position) -> None:
        """No more attacks, a javelin at each chariot in range, a caltrop on each traversed cell (CR-701)."""
        race.put(STOP)
        target: i64 = 0
        while target < race.circus.chariots:
            if race.in_javelin_range(target):
                race.put(JAVELIN + target)
            target += 1
        if race.supply > 0:
            order: i64 = 0
            while order < race.came:
                if race.traversed(order):
                    race.put(CALTROP + order)
                order += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The turn ends with the last attack, or sooner (CR-701, CR-723)."""
        if choice == STOP:
            turn.end(race, chance)
            return
        race.attacks -= 1
        if choice >= CALTROP:
            drop_caltrop(race, race.entered[choice - CALTROP])
        else:
            throw_javelin(race, choice - JAVELIN)
        if race.attacks == 0:
            turn.end(race, chance)

    def rests(self) -> bool:
        """The move is made before attacks are thought about (CR-701)."""
        return True

    def picking(self) -> bool:
        """Attacks follow each other (CR-701)."""
        return True


def drop_caltrop(race: Position, cell: i64) -> None:
    """A cube from the supply on a traversed cell (CR-711, CR-714)."""
    race.caltrops[cell] = 1
    race.supply -= 1
    race.emit(happened.CALTROP_DROPPED, race.color[race.active], race.name_of(cell), race.supply)


def throw_javelin(race: Position, target: i64) -> None:
    """A javelin never misses (CR-721)."""
    lost = destruction.lose(race, target, race.circus.javelin_damage)
    here = race.name_of(race.cell[target])
    race.emit(happened.JAVELIN, race.color[race.active], race.color[target], here, lost, race.damage[target])
    if race.damage[target] == 0:
        destruction.destroy(race, target)
