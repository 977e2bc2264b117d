"""The bot that thinks its turn through to the end and judges where it leads."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.bot import Bot
from hippodrome.bots.branching import Branching
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import mix_in
from hippodrome.engine.state import Observation, State

COARSE: Final = 1.0 / 40.0
FINE: Final = 1.0 / 1500.0
"""Branches of chance less likely than this are sampled: at first, and once the turn is seen to its end."""
DEEPEST: Final[i64] = 60
SURE: Final = 1e-12


@final
class Planner(Bot):
    """Expectimax over the seat's own decisions up to the end of its turn.

    It looks deeper and deeper, one decision more each time, until the turn is seen to its end or the
    budget is spent; the deepest look that was finished counts. Chance is walked outcome by outcome as
    long as outcomes are likely and sampled beyond, with the same luck for every choice. What another
    seat decides, what the next turn brings and what lies beyond the deepest look is left to the
    heuristic. Equal positions of a turn are judged once.
    """

    def __init__(self, heuristic: Heuristic, nodes: int = 12_000, chances: bool = False, name: str = "planner") -> None:
        super().__init__(name, 2 + heuristic.version())
        self.heuristic = heuristic
        self.chances = chances
        """True to judge by the chance to win, as a search does; else by how good a position looks."""
        self.nodes: i64 = nodes
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.left: i64 = 0
        self.cut = False
        self.least: float = COARSE
        self.luck = Seeded(0)
        self.known: dict[int, float] = {}

    def choose(self, seen: Observation, chance: Chance) -> i64:
        values = self.values(seen, chance)
        best = 0
        for index in range(1, len(values)):
            if values[index] > values[best] + SURE:
                best = index
        return seen.known.offered[best]

    def values(self, seen: Observation, chance: Chance) -> list[float]:
        """What each choice is worth to the seat, in the order of `seen.choices()`."""
        worlds = self.heuristic.worlds()
        self.seat = seen.seat
        self.luck = Seeded(chance.below(0x7FFFFFFF))
        if worlds == 0:
            return self.plan(seen.known, self.nodes)
        sums = [0.0] * int(seen.known.offers)
        world: i64 = 0
        while world < worlds:
            planned = self.plan(seen.redeal(self.luck), self.nodes // worlds)
            for index in range(len(sums)):
                sums[index] += planned[index]
            world += 1
        return [value / float(worlds) for value in sums]

    def plan(self, state: State, nodes: i64) -> list[float]:
        """The deepest look at the choices of a position that the budget allows."""
        self.turn = self.heuristic.turn(state)
        self.least = COARSE
        # The first look is always finished.
        self.left = 1 << 40
        values = self.look(state, 1)
        nodes -= (1 << 40) - self.left
        depth: i64 = 1
        while self.cut and depth < DEEPEST:
            depth += 1
            self.left = nodes
            deeper = self.look(state, depth)
            if self.left < 0:
                return values
            nodes = self.left
            values = deeper
        self.least = FINE
        self.left = nodes
        finer = self.look(state, depth)
        return values if self.left < 0 else finer

    def look(self, state: State, depth: i64) -> list[float]:
        """What each choice is worth, so many decisions ahead; `left` below nought if the budget ran out."""
        self.cut = False
        self.known = {}
        values: list[float] = []
        index: i64 = 0
        while index < state.offers and self.left >= 0:
            values.append(self.after(state, state.offered[index], depth - 1))
            index += 1
        return values

    def after(self, state: State, choice: i64, depth: i64) -> float:
        """The mean over what may follow a choice."""
        source = Branching(self.heuristic, self.turn, self.least, self.luck.copy())
        mean = 0.0
        trial = state.clone()
        while source.advance(trial):
            mean += self.result(trial, choice, source, depth) * source.probability
            self.left -= 1
            if self.left < 0:
                return mean
            trial = state.clone()
        return mean

    def result(self, trial: State, choice: i64, source: Branching, depth: i64) -> float:
        """What one outcome of a choice is worth."""
        trial.take(choice, source)
        if source.end is not None:
            return self.judge(source.end)
        return self.worth(trial, depth)

    def judge(self, state: State) -> float:
        """What the heuristic says."""
        self.left -= self.heuristic.effort()
        if self.chances:
            return self.heuristic.win_chance(state, self.seat)
        return self.heuristic.prospect(state, self.seat)

    def worth(self, state: State, depth: i64) -> float:
        """The best that can be made of a position in the rest of the turn."""
        over = state.seat != self.seat or self.heuristic.turn(state) != self.turn
        key = self.heuristic.key(state)
        if key != 0:
            if not over:
                key = mix_in(key, depth)
            known = self.known.get(key)
            if known is not None:
                return known
        if over:
            best = self.judge(state)
        elif depth == 0:
            self.cut = True
            best = self.judge(state)
        else:
            best = 0.0
            index: i64 = 0
            while index < state.offers and self.left >= 0:
                best = max(best, self.after(state, state.offered[index], depth - 1))
                index += 1
        if key != 0:
            self.known[key] = best
        return best
