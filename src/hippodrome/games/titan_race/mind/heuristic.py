"""How good a position looks to a seat: rows made good, life, cards, and the best use of what is pending.

Everything is counted in rows of the board. Figures were tuned by races against random and greedy play.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.heuristic import Heuristic
from hippodrome.games.titan_race.mind import paths, powers, thumb
from hippodrome.games.titan_race.mind.chances import Chances, hand_worth
from hippodrome.games.titan_race.mind.paths import DAMAGE_WORTH, KNOCK_OUT_WORTH, LIFE_WORTH, NOTHING_BETTER, TRAP_WORTH
from hippodrome.games.titan_race.mind.thumb import JUDGED
from hippodrome.games.titan_race.rules.course import FL, FR, NO_CELL, F
from hippodrome.games.titan_race.rules.phases import ASK_LAY, ASK_SIDE, ASK_STRIKE, FINISHED, MENU, PAY, STRIDE
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import NO_TITAN, SKULL, UP, Position

CARD_WORTH: Final = [0.6, 3.2, 1.6, 0.7, 1.0, 3.2, 0.5, 0.7, 1.2, 0.9, 0.5, 1.2, 0.8]
"""Each Bonus card while it is held, in the order of the cards."""
UNKNOWN_WORTH: Final = 1.3
SPREAD_AT_FINISH: Final = 1.75
SPREAD_PER_ROW: Final = 0.145


def pending_worth(race: Position) -> float:
    """What the active titan is still going to do in this turn, at its best."""
    titan = race.active
    if race.down[titan] != UP:
        return 0.0
    question = JUDGED[race.phase]
    cell = race.place[titan]
    if cell == NO_CELL or race.phase == MENU:
        return question.pending(race)
    worth = 0.0
    if race.depth > 0:
        worth += stacked_worth(race, cell)
    worth += question.pending(race)
    if race.die_done == 0:
        worth += paths.face_worth(race, cell, race.face)
    elif not question.of_power():
        worth += powers.ahead(race)
    return worth


def stacked_worth(race: Position, cell: i64) -> float:
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
            worth += paths.best_side(race, cell, race.course.steps[race.acting])
        elif work == ASK_LAY:
            worth += TRAP_WORTH
        elif work == ASK_STRIKE:
            worth += DAMAGE_WORTH / 2.0
        elif work == PAY:
            worth -= paths.price_of_life(race)
        at -= 1
    return worth + paths.walk(race, cell, path)


def traps_ahead(race: Position, cell: i64) -> float:
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


def strength(race: Position, titan: i64) -> float:
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
class TitanHeuristic(Heuristic[TitanRace]):
    """The chance that one of the seat's side comes first, if strength decides with some luck."""

    def __init__(self) -> None:
        self.chances = Chances()

    def version(self) -> int:
        """1: chances to win as finished races show them."""
        return 1

    def slips(self) -> float:
        """Fitted to 300 races of four greedy players: two of the second cards leap from behind, and greedy players use
        them, and everything else near the line, otherwise than at a glance.
        """
        return 0.4

    def pick(self, state: TitanRace, luck: Chance) -> i64:
        """What looks best at a glance."""
        return thumb.pick(state, luck)

    def win_chance(self, state: TitanRace, seat: i64) -> float:
        """What finished races say of a position between two turns."""
        if state.phase == FINISHED:
            return self.value(state, seat)
        return self.chances.win_chance(state, state.side(seat))

    def value(self, state: TitanRace, seat: i64) -> float:
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

    def turn(self, state: TitanRace) -> i64:
        return state.turn
