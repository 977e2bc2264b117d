"""How good a position looks to a seat: the chance to win, by each player's best chariot."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import mix_all, mix_in
from hippodrome.games.chariot_race.mind.chances import Chances
from hippodrome.games.chariot_race.mind.plan import DESTROYED, Planner
from hippodrome.games.chariot_race.mind.thumb import JUDGED, ChariotThumb
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.race import ChariotRace

SPARE: Final = 0.15
"""How much a player's second chariot counts beside the better one."""
SPREAD_AT_FINISH: Final = 4.0
SPREAD_ON_THE_WAY: Final = 0.006
"""How many cells of score luck is worth: at the end, and for the square of the cells the leader has to go.

Fitted to the winners of 950 races played by the rule of thumb (2, 4 and 6 players).
"""


@final
class ChariotHeuristic(Heuristic[ChariotRace]):
    """The chance to win, if cells of progress, condition and prospects decide with some luck."""

    def __init__(self) -> None:
        self.thumb = ChariotThumb()
        self.chances = Chances()

    def version(self) -> int:
        """1: the furthest home counts in the last round."""
        return 1

    def pick(self, state: ChariotRace, luck: Chance) -> i64:
        """What looks best at a glance."""
        return self.thumb.pick(state, luck)

    def win_chance(self, state: ChariotRace, seat: i64) -> float:
        """What finished races say of a position between two turns; before the race, what is promised."""
        if state.phase == phases.FINISHED or state.before_start():
            return self.value(state, seat)
        return self.chances.win_chance(state, seat)

    def value(self, state: ChariotRace, seat: i64) -> float:
        """With the chariot at turn driving along its lane, or at once along the next."""
        return self.judge(state, seat, False)

    def prospect(self, state: ChariotRace, seat: i64) -> float:
        """With the chariot at turn driving in the best way its dice allow."""
        return self.judge(state, seat, True)

    def judge(self, state: ChariotRace, seat: i64, every_way: bool) -> float:
        """Players compared by the scores of their chariots."""
        if state.phase == phases.FINISHED:
            return self.result(state, seat)
        planner = Planner(state, every_way)
        scores = [0.0] * int(state.players)
        best = DESTROYED
        other: i64 = 0
        while other < state.players:
            scores[other] = self.score(planner, other)
            best = max(best, scores[other])
            other += 1
        left = max(0.0, planner.goal - best)
        spread = SPREAD_AT_FINISH + SPREAD_ON_THE_WAY * left * left
        everyone = 0.0
        other = 0
        while other < state.players:
            everyone += exp((scores[other] - best) / spread)
            other += 1
        return exp((scores[seat] - best) / spread) / everyone

    def turn(self, state: ChariotRace) -> i64:
        """The dice and the drive are planned apart: once the dice stand, `prospect` knows the best way to drive."""
        turn = 2 * (state.round * state.circus.chariots + state.active)
        if state.phase == phases.SIGNS or state.phase == phases.STEP or state.phase == phases.ATTACK:
            turn += 1
        return turn

    def effort(self) -> i64:
        """Every way to drive is looked at."""
        return 25

    def worlds(self) -> i64:
        """Nothing is hidden."""
        return 0

    def key(self, state: ChariotRace) -> i64:
        """The dice count by their faces: which die shows which is of no importance."""
        shown: i64 = 0
        die: i64 = 0
        while die < state.rolled:
            place = 6 * state.dice[die]
            if state.picked & (1 << die) != 0:
                place += 3
            shown += 1 << place
            die += 1
        key = mix_in(state.phase, shown)
        key = mix_in(key, state.active)
        key = mix_in(key, state.drafted)
        key = mix_in(key, state.turns)
        key = mix_in(key, state.attacks)
        key = mix_in(key, state.steps)
        key = mix_in(key, state.played)
        key = mix_all(key, state.cell)
        key = mix_all(key, state.lap)
        key = mix_all(key, state.damage)
        key = mix_all(key, state.speed)
        key = mix_all(key, state.fortune)
        if state.attacks > 0:
            step: i64 = 0
            while step < state.came:
                key = mix_in(key, state.entered[step])
                step += 1
        if state.phase == phases.ATTACK:
            key = mix_all(key, state.caltrops)
        return key

    def result(self, race: ChariotRace, seat: i64) -> float:
        """1 for the winner; a race nobody wins is lost by all."""
        winners = race.winners()
        for winner in winners:
            if winner == seat:
                return 1.0 / float(len(winners))
        return 0.0

    def score(self, planner: Planner, seat: i64) -> float:
        """A player's better chariot, and a little of the other one."""
        race = planner.race
        first = DESTROYED
        second = DESTROYED
        chariot: i64 = 0
        while chariot < race.circus.chariots:
            if race.owner[chariot] == seat:
                score = self.chariot(planner, chariot)
                if score > first:
                    first, second = score, first
                else:
                    second = max(second, score)
            chariot += 1
        return first + SPARE * second

    def chariot(self, planner: Planner, chariot: i64) -> float:
        """A chariot by what it is doing."""
        race = planner.race
        question = JUDGED[race.phase]
        if chariot == race.active and race.cell[chariot] >= 0:
            return question.at_turn(planner)
        return question.waiting(planner, chariot)
