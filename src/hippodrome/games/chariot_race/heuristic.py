"""How good a position looks to a seat: its best chariot against the others'."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import mix_all, mix_in
from hippodrome.engine.state import Heuristic, State
from hippodrome.games.chariot_race.plan import DESTROYED, FAVOUR, MOMENTUM, Planner, soundness
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import ASSAULT, CHANGE, DRAFT, FINISHED, GRID, REROLL, SIGNS, STEP
from hippodrome.games.chariot_race.thumb import ChariotThumb
from hippodrome.games.chariot_race.track import NO_COLOR

SPARE: Final = 0.15
"""How much a player's second chariot counts beside the better one."""
RIVAL: Final = 0.7
"""How much the best rival counts beside the average of all."""
SPREAD: Final = 10.0
"""The lead in cells that is worth three chances in four."""


@final
class ChariotHeuristic(Heuristic):
    """The lead in cells of progress, condition and prospects included, as a number from 0 to 1."""

    def __init__(self) -> None:
        self.thumb = ChariotThumb()

    def pick(self, state: State, luck: Chance) -> i64:
        """What looks best at a glance."""
        assert isinstance(state, ChariotRace)
        return self.thumb.pick(state, luck)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ChariotRace)
        if state.phase == FINISHED:
            return self.result(state, seat)
        lead = self.lead(state, seat)
        return 0.5 + 0.5 * lead / (SPREAD + abs(lead))

    def turn(self, state: State) -> i64:
        """The dice and the drive are planned apart: once the dice stand, `value` knows the best way to drive."""
        assert isinstance(state, ChariotRace)
        turn = 2 * (state.round * state.circus.chariots + state.active)
        if state.phase == SIGNS or state.phase == STEP or state.phase == ASSAULT:
            turn += 1
        return turn

    def effort(self) -> i64:
        """Every way to drive is looked at."""
        return 25

    def worlds(self) -> i64:
        """Nothing is hidden."""
        return 0

    def key(self, state: State) -> i64:
        """The dice count by their faces: which die shows which is of no importance."""
        assert isinstance(state, ChariotRace)
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
        if state.phase == ASSAULT:
            key = mix_all(key, state.caltrops)
        return key

    def result(self, race: ChariotRace, seat: i64) -> float:
        """1 for the winner; a race nobody wins is lost by all."""
        winners = race.winners()
        for winner in winners:
            if winner == seat:
                return 1.0 / float(len(winners))
        return 0.0

    def lead(self, race: ChariotRace, seat: i64) -> float:
        """My score less that of my rivals."""
        planner = Planner(race)
        mine = 0.0
        best = DESTROYED
        total = 0.0
        other: i64 = 0
        while other < race.players:
            score = self.score(planner, other)
            if other == seat:
                mine = score
            else:
                best = max(best, score)
                total += score
            other += 1
        return mine - RIVAL * best - (1.0 - RIVAL) * total / float(race.players - 1)

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
        phase = race.phase
        if phase == DRAFT or phase == GRID:
            return self.promise(race, chariot)
        if chariot == race.active and race.cell[chariot] >= 0:
            if phase == STEP:
                return planner.driving()
            if phase == REROLL or phase == CHANGE or phase == SIGNS:
                return planner.dice()
            if phase == ASSAULT:
                return planner.attacking()
        return planner.standing(chariot)

    def promise(self, race: ChariotRace, chariot: i64) -> float:
        """What a chariot board and a start position promise before the race."""
        color = race.color[chariot]
        if color == NO_COLOR:
            return 0.0
        circus = race.circus
        score = soundness(circus.damage_start[color]) + FAVOUR * float(circus.fortune_start[color])
        return score + MOMENTUM * float(circus.speed_start[color]) - 0.1 * float(race.position[chariot])
