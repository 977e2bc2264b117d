"""The turns of a race, one titan after the other (ledger 3.3)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import dice, line
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.course import NO_FACE
from hippodrome.games.titan_race.rules.phases import MENU, TAKE
from hippodrome.games.titan_race.rules.state import HEART, UP, Position


def start(race: Position, chance: Chance) -> None:
    """Power card up, recovery, and a roll if the pool has run out (TR-301, TR-312, TR-813, TR-1204)."""
    if race.turn == race.course.turn_cap:
        race.emit(happened.CAPPED, race.turn)
        line.finish(race)
        return
    titan = race.active
    race.turn += 1
    race.face = NO_FACE
    race.acting = NO_FACE
    race.die_done = 0
    race.card_used = 0
    race.rerolled = 0
    race.own_move = 0
    race.powers_down &= ~(1 << titan)
    race.emit(happened.TURN, race.who[titan], race.turn)
    if race.down[titan] == HEART:
        race.down[titan] = UP
        race.life[titan] = race.course.start_life[race.who[titan]]
        race.emit(happened.STOOD_UP, race.who[titan], race.life[titan])
    race.phase = TAKE
    dice.roll_pool(race, chance)


def go_on(race: Position, chance: Chance) -> None:
    """Back to the menu; a titan that is K.O. has ended its turn (TR-311, TR-811)."""
    if race.down[race.active] == UP:
        race.phase = MENU
    else:
        end(race, chance)


def end(race: Position, chance: Chance) -> None:
    """The next titan in turn order follows (TR-210)."""
    race.turns[race.active] += 1
    race.active += 1
    if race.active == race.course.titans:
        race.active = 0
    start(race, chance)
