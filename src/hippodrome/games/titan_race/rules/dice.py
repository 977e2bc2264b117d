"""The pool of dice, and what each face begins (ledger 3.3 and 3.4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import life, movement
from hippodrome.games.titan_race.rules.course import BLUE, BROWN, GREEN, NO_FACE, PURPLE, RED, YELLOW, F
from hippodrome.games.titan_race.rules.phases import IMITATE, LAY_OR_MOVE, PATH, SIDE, STRIKE_OR_MOVE
from hippodrome.games.titan_race.rules.state import Position


def roll_pool(race: Position, chance: Chance) -> None:
    """With at most one die left, all are gathered and rolled (TR-301, TR-303)."""
    if pool_lasts(race):
        return
    titans = race.course.titans
    dice = race.dice
    titan: i64 = 0
    while titan < titans:
        dice[titan] = NO_FACE
        titan += 1
    pool = race.pool
    face: i64 = 0
    while face < 6:
        pool[face] = 0
        face += 1
    race.emit(happened.ROLLED, race.who[race.active], titans)
    die: i64 = 0
    while die < titans:
        face = chance.below(6)
        pool[face] += 1
        die += 1
    if race.watcher is not None:
        tell_pool(race)


def pool_lasts(race: Position) -> bool:
    """Are there two dice to choose from? (TR-301)"""
    pool = race.pool
    left: i64 = 0
    face: i64 = 0
    while face < 6:
        left += pool[face]
        if left > 1:
            return True
        face += 1
    return False


def tell_pool(race: Position) -> None:
    """What was rolled, in the order of the faces: so the dice lie in the tray."""
    place: i64 = 0
    face: i64 = 0
    while face < 6:
        if race.pool[face] > 0:
            race.emit(happened.DIE, face, race.pool[face], place)
        place += race.pool[face]
        face += 1


def colour_life(race: Position) -> None:
    """The titan's own colour gives 1 life, but purple gives Chtooloo none (TR-305, TR-306)."""
    titan = race.who[race.active]
    if race.course.colour[titan] != race.face or (race.face == PURPLE and race.course.free_purple[titan] == 1):
        return
    if life.gain(race, race.active, 1) > 0:
        race.emit(happened.COLOUR_LIFE, titan, race.life[race.active])


def play(race: Position) -> None:
    """The die of the turn is performed; after the entry it continues that movement (TR-308, TR-409)."""
    race.die_done = 1
    if race.turns[race.active] > 0 or race.rerolled == 1:
        movement.begin(race)
    if race.face == PURPLE:
        race.phase = IMITATE
    else:
        perform(race, race.face)


def perform(race: Position, face: i64) -> None:
    """The action of a face, from its first question on (TR-401 to TR-408)."""
    race.acting = face
    if face == YELLOW:
        movement.plan_strides(race, F, race.course.steps[YELLOW])
    elif face == RED:
        race.phase = LAY_OR_MOVE
    elif face == BLUE:
        race.phase = PATH
    elif face == GREEN:
        race.phase = STRIKE_OR_MOVE
    elif face == BROWN:
        race.phase = SIDE
