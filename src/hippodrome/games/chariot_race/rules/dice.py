"""Rolling the dice, and rolling some of them again (ledger 4.4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules import faces, phases
from hippodrome.games.chariot_race.rules.actions import PICK
from hippodrome.games.chariot_race.rules.state import Position
from hippodrome.games.chariot_race.rules.track import DICE


def roll(race: Position, chance: Chance) -> None:
    """The faster, the fewer dice (CR-401); the free re-roll is asked for next (CR-402)."""
    race.rolled = race.dice_at(race.active, race.speed[race.active])
    race.picked = 0
    die: i64 = 0
    while die < race.rolled:
        roll_die(race, die, chance)
        die += 1
    tell(race, happened.ROLLED)
    race.phase = phases.REROLL


def roll_die(race: Position, die: i64, chance: Chance) -> None:
    """Two of the six sides show TURN, each other face has one (ledger 3.1)."""
    side = chance.below(6)
    race.dice[die] = side if side <= faces.TURN else side - 1


def tell(race: Position, kind: i64) -> None:
    """What the dice show now."""
    if race.watcher is not None:
        shown = race.dice[:]
        die = race.rolled
        while die < DICE:
            shown[die] = faces.NO_DIE
            die += 1
        race.emit(kind, race.color[race.active], shown[0], shown[1], shown[2], shown[3], shown[4])


def put_picks(race: Position) -> None:
    """Dice that may be picked to be rolled again, one of each face."""
    offered: i64 = 0
    die: i64 = 0
    while die < race.rolled:
        face: i64 = 1 << race.dice[die]
        if race.picked & (1 << die) == 0 and offered & face == 0:
            offered |= face
            race.put(PICK + die)
        die += 1


def roll_picked(race: Position, chance: Chance) -> None:
    """The picked dice are rolled again together, in ascending order (CR-402, CR-403)."""
    die: i64 = 0
    while die < race.rolled:
        if race.picked & (1 << die) != 0:
            roll_die(race, die, chance)
        die += 1
    race.picked = 0
    tell(race, happened.REROLLED)
