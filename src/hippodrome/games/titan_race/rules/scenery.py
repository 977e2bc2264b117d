"""ARRIVE: what a displaced titan meets on its cell (ledger 3.5, 3.11)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import blows, hands, life, movement, traps
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.course import (
    BONUS,
    CELLS,
    ICE,
    LAVA,
    NO_DIRECTION,
    PIRATES,
    STATUE,
)
from hippodrome.games.titan_race.rules.phases import SCENERY
from hippodrome.games.titan_race.rules.questions import pirates
from hippodrome.games.titan_race.rules.state import UP, Position


def arrive(race: Position, titan: i64, direction: i64, stops: i64, chance: Chance) -> None:
    """ARRIVE: a trap, then the scenery of the cell (TR-503, TR-703, TR-705).

    Whoever `stops` counts as upright before it came, so that a K.O. by the push is one of this cell (TR-513).
    """
    cell = race.place[titan]
    down = race.down[titan]
    if stops == 1:
        down = UP
    if race.trap[cell] == 1:
        traps.take_away(race, cell)
        race.emit(happened.TRAP_SPRUNG, race.who[titan], cell)
        race.push(SCENERY, titan, direction, down)
        life.hit(race, titan, happened.BY_TRAP, chance)
    elif race.course.feature[cell] != 0:
        meet(race, titan, direction, down, chance)


def meet(race: Position, titan: i64, direction: i64, down_before: i64, chance: Chance) -> None:
    """Lava, pirates, statue, bonus, ice; a cell carries only one of them (TR-503, TR-506)."""
    cell = race.place[titan]
    feature = race.course.feature[cell]
    if feature == BONUS:
        hands.draw(race, titan, chance)
    elif feature == LAVA:
        life.hit(race, titan, happened.BY_LAVA, chance)
    elif feature == PIRATES:
        pirates.board(race, titan, chance)
    elif feature == STATUE:
        race.emit(happened.BURST, race.who[titan], cell)
        blows.blast(race, cell, NO_DIRECTION, happened.BY_STATUE, chance)
    elif feature == ICE:
        slide(race, titan, direction, down_before)


def slide(race: Position, titan: i64, direction: i64, down_before: i64) -> None:
    """On ice a titan goes on, unless K.O. by the cell or in its own turn (TR-507, TR-513, TR-1115, TR-1119)."""
    if direction == NO_DIRECTION or (race.down[titan] != UP and (down_before == UP or titan == race.active)):
        return
    if race.slides == CELLS or movement.blocked(race, titan, direction):
        return
    race.slides += 1
    if titan == race.active:
        race.slid = 1
    movement.step(race, titan, direction, 1, movement.SLIDING)
