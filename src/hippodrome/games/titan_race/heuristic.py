"""How good a position looks to a seat: rows made good, life, cards, and the best use of what is pending.

Everything is counted in rows of the board. Figures were tuned by races against random and greedy play.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import Heuristic, State
from hippodrome.games.titan_race.chances import Chances, hand_worth
from hippodrome.games.titan_race.course import (
    BLUE,
    BONUS,
    BROWN,
    CHTOOLOO,
    CRAKEN,
    FL,
    FR,
    GREEN,
    GRINDER,
    ICE,
    LAVA,
    NO_CELL,
    NO_DIRECTION,
    PENTACLE,
    PIRATES,
    PURPLE,
    RAGNAROK,
    RASSIK,
    RED,
    SLAUGG,
    STATUE,
    YELLOW,
    F,
)
from hippodrome.games.titan_race.rules import TitanRace
from hippodrome.games.titan_race.state import (
    ASK_LAY,
    ASK_SIDE,
    ASK_STRIKE,
    DRAIN,
    DRIVE,
    ENTER,
    FINISHED,
    IMITATE,
    JUMP,
    LAY,
    LAY_BEHIND,
    LAY_OR_MOVE,
    LEAP,
    MENU,
    NO_TITAN,
    PATH,
    PAY,
    RUN,
    SIDE,
    SKULL,
    STRIDE,
    STRIKE_AHEAD,
    STRIKE_OR_MOVE,
    SWAP,
    UP,
)
from hippodrome.games.titan_race.thumb import TitanThumb

LIFE_WORTH: Final = [0.0, -2.6, -1.4, -0.8, -0.4, -0.15, 0.0]
"""What a titan with so much life has lost by it."""
KNOCK_OUT_WORTH: Final = -4.5
"""A lost turn; the titan comes back with its starting life."""
DAMAGE_WORTH: Final = 0.6
TRAP_WORTH: Final = 0.35
CARD_WORTH: Final = [0.6, 3.2, 1.6, 0.7, 1.0, 3.2, 0.5, 0.7, 1.2, 0.9, 0.5, 1.2, 0.8]
"""Each Bonus card while it is held, in the order of the cards."""
UNKNOWN_WORTH: Final = 1.3
PENTACLE_WORTH: Final = 1.0
SPREAD_AT_FINISH: Final = 1.75
SPREAD_PER_ROW: Final = 0.145
NOTHING_BETTER: Final = -100.0


def walk(race: TitanRace, cell: i64, path: i64) -> float:
    """What the steps of a path are worth from a cell; three bits a step, its direction plus one."""
    course = race.course
    worth = 0.0
    while path != 0 and cell != NO_CELL:
        direction = (path & 7) - 1
        path >>= 3
        far = course.leap[6 * cell + direction]
        worth += float(far * course.rise[direction])
        while far > 0 and cell != NO_CELL:
            cell = course.beside[6 * cell + direction]
            far -= 1
        worth += arrival(race, cell)
        while cell != NO_CELL and course.feature[cell] == ICE:
            cell = course.beside[6 * cell + direction]
            worth += float(course.rise[direction])
            worth += arrival(race, cell)
    if cell != NO_CELL and course.feature[cell] == PENTACLE:
        worth += PENTACLE_WORTH
    return worth


def arrival(race: TitanRace, cell: i64) -> float:
    """What a cell costs or brings whoever arrives."""
    if cell == NO_CELL:
        return 0.0
    feature = race.course.feature[cell]
    worth = 0.0
    if race.trap[cell] == 1:
        worth -= DAMAGE_WORTH + 0.2
    if feature == BONUS:
        worth += 1.0
    elif feature == LAVA or feature == PIRATES:
        worth -= DAMAGE_WORTH + 0.2
    elif feature == STATUE:
        worth += 0.3
    return worth


def repeated(direction: i64, count: i64) -> i64:
    """A path of equal steps."""
    path: i64 = 0
    while count > 0:
        path = path << 3 | direction + 1
        count -= 1
    return path


def best_side(race: TitanRace, cell: i64, count: i64) -> float:
    """All steps to the better side (TR-405, TR-408)."""
    return max(walk(race, cell, repeated(FL, count)), walk(race, cell, repeated(FR, count)))


def best_way(race: TitanRace, cell: i64) -> float:
    """The best path of the blue die (TR-404)."""
    straight = F + 1
    left = FL + 1
    right = FR + 1
    return max(
        max(walk(race, cell, straight | left << 3), walk(race, cell, straight | right << 3)),
        max(walk(race, cell, left | straight << 3), walk(race, cell, right | straight << 3)),
    )


def best_forward(race: TitanRace, cell: i64, count: i64) -> float:
    """Equal steps in the best forward direction."""
    return max(walk(race, cell, repeated(F, count)), best_side(race, cell, count))


def face_worth(race: TitanRace, cell: i64, face: i64) -> float:
    """The best use of a face from a cell."""
    steps = race.course.steps
    if face == YELLOW:
        return walk(race, cell, repeated(F, steps[YELLOW]))
    if face == RED:
        return walk(race, cell, repeated(F, steps[RED])) + TRAP_WORTH
    if face == BLUE:
        return best_way(race, cell)
    if face == GREEN:
        return best_side(race, cell, steps[GREEN]) + DAMAGE_WORTH / 2.0
    if face == BROWN:
        return best_side(race, cell, steps[BROWN])
    return imitation_worth(race, cell)


def imitation_worth(race: TitanRace, cell: i64) -> float:
    """The best other face, less the price of purple (TR-409)."""
    best = NOTHING_BETTER
    face: i64 = 0
    while face < PURPLE:
        best = max(best, face_worth(race, cell, face))
        face += 1
    if race.course.free_purple[race.who[race.active]] == 1:
        return best
    return best - price_of_life(race)


def price_of_life(race: TitanRace) -> float:
    """What the active titan gives with its next life."""
    life = race.life[race.active]
    if life <= 1:
        return -KNOCK_OUT_WORTH
    return LIFE_WORTH[life] - LIFE_WORTH[life - 1]


def entry_worth(race: TitanRace) -> float:
    """The first row, and the die from the best entry cell (TR-307)."""
    best = NOTHING_BETTER
    cell: i64 = 0
    while cell < 3:
        best = max(best, arrival(race, cell) + face_worth(race, cell, race.face))
        cell += 1
    return best + 1.0


def power_worth(race: TitanRace) -> float:
    """What the active titan's power may still bring this turn."""
    titan = race.active
    power = race.who[titan]
    if race.turns[titan] == 0 or race.rerolled == 1 or race.powers_down >> titan & 1 == 1:
        return 0.0
    if not race.power_usable(power):
        return 0.0
    if power == RASSIK:
        return best_forward(race, race.place[titan], 1)
    if power == CRAKEN:
        return best_swap(race)
    if power == SLAUGG:
        return DAMAGE_WORTH
    if power == RAGNAROK:
        return 1.0
    if power == GRINDER:
        return TRAP_WORTH
    assert power == CHTOOLOO
    return 1.2


def best_swap(race: TitanRace) -> float:
    """The rows Craken wins by his best exchange, if any."""
    best = 0.0
    other: i64 = 0
    while other < race.course.titans:
        direction = race.toward(race.active, other)
        if direction != NO_DIRECTION:
            best = max(best, float(race.course.rise[direction]) * 1.3)
        other += 1
    return best


def pending_worth(race: TitanRace) -> float:
    """What the active titan is still going to do in this turn, at its best."""
    phase = race.phase
    titan = race.active
    cell = race.place[titan]
    course = race.course
    if race.down[titan] != UP:
        return 0.0
    if cell == NO_CELL:
        return entry_worth(race) if phase == ENTER else 0.0
    worth = 0.0
    if phase == MENU:
        if race.die_done == 0:
            worth += face_worth(race, cell, race.face)
        worth += power_worth(race)
        if race.die_done == 1 and race.pentacle_usable():
            worth += max(0.0, 3.0 - price_of_life(race))
        return worth
    if race.depth > 0:
        worth += stacked_worth(race, cell)
    if phase == SIDE:
        worth += best_side(race, cell, course.steps[race.acting])
    elif phase == PATH:
        worth += best_way(race, cell)
    elif phase == IMITATE:
        worth += imitation_worth(race, cell)
    elif phase == LAY_OR_MOVE:
        worth += face_worth(race, cell, RED)
    elif phase == STRIKE_OR_MOVE:
        worth += face_worth(race, cell, GREEN)
    elif phase == LEAP:
        worth += best_forward(race, cell, 1)
    elif phase == RUN or phase == JUMP:
        worth += best_forward(race, cell, 2)
    elif phase == SWAP:
        worth += best_swap(race)
    elif phase == DRIVE or phase == DRAIN:
        worth += 1.0
    elif phase == LAY or phase == LAY_BEHIND:
        worth += TRAP_WORTH
    elif phase == STRIKE_AHEAD:
        worth += DAMAGE_WORTH
    if race.die_done == 0:
        worth += face_worth(race, cell, race.face)
    elif phase != LEAP and phase != SWAP and phase != DRIVE and phase != DRAIN:
        worth += power_worth(race)
    return worth


def stacked_worth(race: TitanRace, cell: i64) -> float:
    """The rest of an action that a question has interrupted."""
    worth = 0.0
    path: i64 = 0
    place: i64 = 0
    at = race.depth - 1
    while at >= 0:
        work = race.stack[at] & 15
        if work == STRIDE:
            path |= ((race.stack[at] >> 4 & 255) + 1) << place
            place += 3
        elif work == ASK_SIDE:
            worth += best_side(race, cell, race.course.steps[race.acting])
        elif work == ASK_LAY:
            worth += TRAP_WORTH
        elif work == ASK_STRIKE:
            worth += DAMAGE_WORTH / 2.0
        elif work == PAY:
            worth -= price_of_life(race)
        at -= 1
    return worth + walk(race, cell, path)


def traps_ahead(race: TitanRace, cell: i64) -> float:
    """Traps where a titan is likely to go."""
    beside = race.course.beside
    worth = 0.0
    straight = beside[6 * cell + F]
    left = beside[6 * cell + FL]
    right = beside[6 * cell + FR]
    if straight != NO_CELL:
        if race.trap[straight] == 1:
            worth -= 0.35
        straight = beside[6 * straight + F]
        if straight != NO_CELL and race.trap[straight] == 1:
            worth -= 0.2
    if left != NO_CELL and race.trap[left] == 1:
        worth -= 0.25
    if right != NO_CELL and race.trap[right] == 1:
        worth -= 0.25
    return worth


def strength(race: TitanRace, titan: i64) -> float:
    """How far a titan has come in the race, all told."""
    worth = float(race.row[titan])
    if race.down[titan] == UP:
        worth += LIFE_WORTH[race.life[titan]]
    else:
        worth += LIFE_WORTH[race.course.start_life[race.who[titan]]]
        if race.down[titan] == SKULL:
            worth += KNOCK_OUT_WORTH
    worth += hand_worth(race, race.hand_of(titan), CARD_WORTH, UNKNOWN_WORTH)
    if race.place[titan] != NO_CELL:
        worth += traps_ahead(race, race.place[titan])
    if titan == race.active:
        worth += pending_worth(race)
    return worth


@final
class TitanHeuristic(Heuristic):
    """The chance that one of the seat's side comes first, if strength decides with some luck."""

    def __init__(self) -> None:
        self.thumb = TitanThumb()
        self.chances = Chances()

    def version(self) -> int:
        """1: chances to win as finished races show them."""
        return 1

    def pick(self, state: State, luck: Chance) -> i64:
        """What looks best at a glance."""
        assert isinstance(state, TitanRace)
        return self.thumb.pick(state, luck)

    def win_chance(self, state: State, seat: i64) -> float:
        """What finished races say of a position between two turns."""
        assert isinstance(state, TitanRace)
        if state.phase == FINISHED:
            return self.value(state, seat)
        return self.chances.win_chance(state, state.side(seat))

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, TitanRace)
        side = state.side(seat)
        if state.phase == FINISHED:
            if state.winner == NO_TITAN:
                return 0.0
            return 1.0 if state.side(state.owner[state.winner]) == side else 0.0
        titans = state.course.titans
        strengths = [0.0] * int(titans)
        best = NOTHING_BETTER
        titan: i64 = 0
        while titan < titans:
            strengths[titan] = strength(state, titan)
            best = max(best, strengths[titan])
            titan += 1
        left = max(0.0, float(state.course.finish) - best)
        spread = SPREAD_AT_FINISH + SPREAD_PER_ROW * left
        mine = 0.0
        everyone = 0.0
        titan = 0
        while titan < titans:
            chance = exp((strengths[titan] - best) / spread)
            everyone += chance
            if state.side(state.owner[titan]) == side:
                mine += chance
            titan += 1
        return mine / everyone

    def turn(self, state: State) -> i64:
        assert isinstance(state, TitanRace)
        return state.turn
