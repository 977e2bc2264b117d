"""Tree search that cannot peek: information sets, chance drawn afresh, each seat for itself.

A round deals what the seat has not seen afresh and plays every choice still in the running once, all on the
same deal and the same luck, so that their differences are the choices' own. A playout walks down the tree of
what was chosen before (each seat taken to want its own reward: max^n), adds one node, plays on by the
game's rule of thumb and lets the heuristic judge. Choices that fall behind leave the race for the budget;
when one is left, the search is done.
"""

from __future__ import annotations

import json
import os
import warnings
from math import log, sqrt
from time import perf_counter, sleep
from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.bot import Bot
from hippodrome.bots.findings import Finding, Findings
from hippodrome.bots.luck import Luck
from hippodrome.bots.planner import Planner
from hippodrome.bots.settings import DEEPEST, Settings
from hippodrome.bots.tree import NONE, ROOT, Tree
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import Heuristic, Observation, State

UNIT: Final[i64] = 1 << 16
"""Rewards are whole numbers of this fraction, so that sums are exact and the same everywhere."""
SEATS: Final[i64] = 8
FIRST_IMPRESSIONS: Final[i64] = 48
"""In so many rounds the heuristic is asked right after the choice, too."""
ENOUGH: Final = 500.0
"""More playouts than this count as so many beside the first impression, which is not to fade away."""
FIRST_CHECK: Final[i64] = 16
"""Rounds before a choice can fall behind."""


def fork() -> int:
    """Another process like this one.

    Newer Pythons warn that threads do not live on in it; the search needs none.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


@final
class Search(Bot):
    """Paired playouts at the root over an information-set tree, with a budget of playouts or of seconds."""

    def __init__(
        self,
        heuristic: Heuristic,
        settings: Settings,
        playouts: int = 0,
        seconds: float = 0.0,
        processes: int = 1,
        name: str = "search",
    ) -> None:
        super().__init__(name, 3 + heuristic.version())
        self.heuristic = heuristic
        self.settings = settings
        self.playouts: i64 = playouts
        self.seconds = seconds
        self.processes = processes
        self.planned = settings.plan > 0
        """True if a planner thinks the turn under way through, and playouts tell only what comes after it."""
        self.planner = Planner(heuristic, settings.plan, True)
        self.tree = Tree()
        self.luck = Luck(0)
        self.start = Seeded(None)
        """Where the luck of a round begins, once its deal is made."""
        self.path = zeros(DEEPEST + 2)
        self.movers = zeros(DEEPEST + 2)
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.horizon: i64 = 0
        """Turns that a playout lasts."""
        self.left: i64 = 0
        """Turns until the heuristic judges."""
        self.passed: i64 = 0
        """What the position looked like to the seat when the turn under way was over."""
        self.played: i64 = 0
        """Playouts made for the last choice."""
        self.count: i64 = 0
        """Choices on offer."""
        self.choices = zeros(1)
        self.visits = zeros(1)
        self.sums = zeros(1)
        self.products = zeros(1)
        """Sums of products of the rewards two choices had in the same round."""
        self.impressions = zeros(1)
        self.impressed = zeros(1)
        self.running = zeros(1)
        """1 for the choices still in the running."""
        self.alive: i64 = 0

    # The doors

    def choose(self, seen: Observation, chance: Chance) -> i64:
        self.think(seen, chance, False)
        return self.choices[self.leader()]

    def examine(self, seen: Observation, chance: Chance) -> Findings:
        """All choices to the end of the budget: none is given up, whatever it looks like."""
        self.think(seen, chance, True)
        leader = self.leader()
        choices: list[Finding] = []
        index: i64 = 0
        while index < self.count:
            visits = max(1, self.visits[index])
            mean = min(1.0, max(0.0, float(self.sums[index]) / float(visits * UNIT)))
            square = float(self.products[index * self.count + index]) / float(visits * UNIT) / float(UNIT)
            error = sqrt(max(0.0, square - mean * mean) / float(visits))
            choices.append(Finding(int(self.choices[index]), int(self.visits[index]), mean, error))
            index += 1
        return Findings(int(self.choices[leader]), choices, self.line(leader))

    def line(self, index: i64) -> list[tuple[int, int]]:
        """How the race most likely goes on after a choice, as far as the tree knows."""
        tree = self.tree
        found: list[tuple[int, int]] = [(int(self.seat), int(self.choices[index]))]
        node = tree.find(ROOT, self.choices[index])
        while node != NONE:
            question = tree.favourite(node)
            if question == NONE:
                break
            node = tree.favourite(question)
            if node != NONE:
                found.append((int(tree.key[question] % SEATS), int(tree.key[node])))
        return found

    # Sharing the work

    def think(self, seen: Observation, chance: Chance, all_of_them: bool) -> None:
        """Spend the budget, in several processes if asked; what they found is summed."""
        seed = chance.below(0x7FFFFFFF)
        helpers: list[tuple[int, int]] = []
        helper = 1
        while helper < self.processes and hasattr(os, "fork"):
            reader, writer = os.pipe()
            process = fork()
            if process == 0:
                self.help(seen, (seed + helper) & 0x7FFFFFFF, all_of_them, writer)
            os.close(writer)
            helpers.append((process, reader))
            helper += 1
        self.run(seen, seed, all_of_them)
        for process, reader in helpers:
            with os.fdopen(reader) as pipe:
                self.add(json.loads(pipe.read()))
            os.waitpid(process, 0)

    def help(self, seen: Observation, seed: int, all_of_them: bool, writer: int) -> None:
        """Think in a process of its own and report to the first one."""
        try:
            self.run(seen, seed, all_of_them)
            report = [
                list(self.visits),
                list(self.sums),
                list(self.products),
                list(self.impressions),
                list(self.impressed),
            ]
            with os.fdopen(writer, "w") as pipe:
                pipe.write(json.dumps(report))
        finally:
            os._exit(0)

    def add(self, report: list[list[int]]) -> None:
        """Count what another process found."""
        for mine, theirs in zip(self.counts(), report, strict=True):
            for index in range(len(theirs)):
                mine[index] += theirs[index]

    def counts(self) -> list[Ints]:
        """What was counted for each choice."""
        return [self.visits, self.sums, self.products, self.impressions, self.impressed]

    # The race for the budget

    def run(self, seen: Observation, seed: int, all_of_them: bool) -> None:
        """Round after round until the budget is spent or one choice is left."""
        began = perf_counter()
        self.prepare(seen, seed)
        halvings = 0
        while 1 << halvings < self.count:
            halvings += 1
        halved = 1
        rounds: i64 = 0
        while True:
            if not self.play_round(seen, rounds, began):
                break
            rounds += 1
            self.played += self.alive
            if rounds % 16 == 0:
                # Compiled code keeps the interpreter to itself: let a terminal or a server go on meanwhile.
                sleep(0.0)
            spent = self.spent(began)
            if spent >= 1.0:
                break
            if all_of_them:
                continue
            if rounds >= FIRST_CHECK and rounds % 8 == 0:
                self.drop_the_beaten(rounds)
            if halved < halvings and spent * float(halvings) >= float(halved):
                halved += 1
                self.drop_half()
            if self.alive == 1:
                break

    def spent(self, began: float) -> float:
        """The part of the budget that is gone."""
        if self.seconds > 0.0:
            return (perf_counter() - began) / self.seconds
        return float(self.played + self.alive) / float(self.playouts + 1)

    def prepare(self, seen: Observation, seed: int) -> None:
        """Forget the last choice."""
        known = seen.known
        self.seat = seen.seat
        self.count = known.offers
        self.alive = known.offers
        length = int(known.offers)
        self.choices = known.offered[: known.offers]
        self.visits = zeros(length)
        self.sums = zeros(length)
        self.products = zeros(length * length)
        self.impressions = zeros(length)
        self.impressed = zeros(length)
        self.running = zeros(length)
        index: i64 = 0
        while index < self.count:
            self.running[index] = 1
            index += 1
        self.played = 0
        self.horizon = self.settings.turns
        if self.settings.whole_round:
            self.horizon = max(self.horizon, known.players)
        self.tree.clear()
        self.luck = Luck(seed)
        if self.planned:
            self.plan(seen, seed)

    def plan(self, seen: Observation, seed: int) -> None:
        """First impressions by thinking the turn under way through to its end."""
        values = self.planner.values(seen, Seeded(seed))
        index: i64 = 0
        while index < self.count:
            self.impressions[index] = i64(values[index] * 65536.0)
            self.impressed[index] = 1
            index += 1

    def play_round(self, seen: Observation, number: i64, began: float) -> bool:
        """Each choice in the running once, on one deal and one luck; False if time ran out in the middle."""
        luck = self.luck
        luck.begin(number)
        world = seen.redeal(luck)
        start = luck.source.copy()
        rewards = zeros(int(self.count))
        impress = number < FIRST_IMPRESSIONS and not self.planned
        index: i64 = 0
        while index < self.count:
            if self.running[index] == 1:
                if number > 0 and self.seconds > 0.0 and perf_counter() - began > self.seconds:
                    return False
                luck.resume(start)
                rewards[index] = self.play_out(world.clone(), index, impress)
                if self.planned:
                    rewards[index] += self.impressions[index] - self.passed
            index += 1
        index = 0
        while index < self.count:
            if self.running[index] == 1:
                self.visits[index] += 1
                self.sums[index] += rewards[index]
                other: i64 = 0
                while other < self.count:
                    self.products[index * self.count + other] += rewards[index] * rewards[other]
                    other += 1
            index += 1
        return True

    def score(self, index: i64) -> float:
        """How good a choice looks: its playouts, and the first impression for what it counts."""
        visits = max(1.0, float(self.visits[index]))
        mean = float(self.sums[index]) / (visits * float(UNIT))
        if self.impressed[index] == 0:
            return mean
        impression = float(self.impressions[index]) / float(self.impressed[index] * UNIT)
        counted = visits if self.planned else min(visits, ENOUGH)
        return (counted * mean + self.settings.trust * impression) / (counted + self.settings.trust)

    def leader(self) -> i64:
        """The choice that looks best among those tried most."""
        best: i64 = 0
        index: i64 = 1
        while index < self.count:
            if self.visits[index] > self.visits[best] or (
                self.visits[index] == self.visits[best] and self.score(index) > self.score(best)
            ):
                best = index
            index += 1
        return best

    def drop(self, index: i64) -> None:
        """A choice leaves the race for the budget."""
        self.running[index] = 0
        self.alive -= 1

    def drop_the_beaten(self, rounds: i64) -> None:
        """Give up what is surely behind the leader, and what never made a difference to it."""
        leader = self.leader()
        index: i64 = 0
        while index < self.count:
            if index != leader and self.running[index] == 1 and self.beaten(index, leader, rounds):
                self.drop(index)
            index += 1

    def beaten(self, index: i64, leader: i64, rounds: i64) -> bool:
        """True if a choice is behind the leader by more than luck would explain."""
        count = self.count
        squares = self.products[index * count + index] + self.products[leader * count + leader]
        squares -= 2 * self.products[index * count + leader]
        if squares == 0:
            return True
        behind = float(self.sums[leader] - self.sums[index]) / float(rounds)
        variance = float(squares) / float(rounds) - behind * behind
        return behind * behind * float(rounds) > self.settings.doubt * self.settings.doubt * variance and behind > 0.0

    def drop_half(self) -> None:
        """Sequential halving: the worse half leaves."""
        leaving = self.alive // 2
        while leaving > 0:
            worst: i64 = -1
            index: i64 = 0
            while index < self.count:
                if self.running[index] == 1 and (worst == -1 or self.score(index) <= self.score(worst)):
                    worst = index
                index += 1
            self.drop(worst)
            leaving -= 1

    # One playout

    def play_out(self, state: State, index: i64, impress: bool) -> i64:
        """Down the tree, one new node, on by rule of thumb; returns what it brought the seat."""
        tree = self.tree
        luck = self.luck
        choice = self.choices[index]
        node = tree.find(ROOT, choice)
        if node == NONE:
            node = tree.grow(ROOT, choice)
        self.path[0] = node
        self.movers[0] = self.seat
        depth: i64 = 1
        self.turn = self.heuristic.turn(state)
        self.left = self.horizon
        luck.trace = 0
        state.take(choice, luck)
        if impress:
            self.impressions[index] += i64(self.heuristic.prospect(state, self.seat) * 65536.0)
            self.impressed[index] += 1
        self.count_turns(state)
        while depth <= self.settings.depth and state.offers > 0 and self.left > 0:
            key = state.seat
            if self.settings.outcomes:
                key += SEATS * luck.trace
            question = tree.find(node, key)
            fresh = question == NONE
            if fresh:
                question = tree.grow(node, key)
                if question == NONE:
                    break
                choice = self.pick(state)
            else:
                choice = self.select(state, question)
            node = tree.find(question, choice)
            if node == NONE:
                node = tree.grow(question, choice)
                if node == NONE:
                    break
                fresh = True
            self.path[depth] = node
            self.movers[depth] = state.seat
            depth += 1
            luck.trace = 0
            state.take(choice, luck)
            self.count_turns(state)
            if fresh:
                break
        while state.offers > 0 and self.left > 0:
            state.take(self.pick(state), luck)
            self.count_turns(state)
        return self.teach(state, depth)

    def pick(self, state: State) -> i64:
        """What is chosen where the tree knows nothing."""
        if not self.settings.care or self.left < self.horizon or state.seat != self.seat:
            return self.heuristic.pick(state, self.luck)
        best = state.offered[0]
        most = -1.0
        index: i64 = 0
        while index < state.offers:
            trial = state.clone()
            trial.take(state.offered[index], self.luck)
            worth = self.heuristic.prospect(trial, self.seat)
            if worth > most:
                most = worth
                best = state.offered[index]
            index += 1
        return best

    def count_turns(self, state: State) -> None:
        """Notice that the turn has passed."""
        turn = self.heuristic.turn(state)
        if turn != self.turn:
            self.turn = turn
            if self.planned and self.left == self.horizon:
                self.passed = i64(self.heuristic.win_chance(state, self.seat) * 65536.0)
            self.left -= 1

    def select(self, state: State, question: i64) -> i64:
        """The choice with the highest upper bound; what was never tried has its first-play urgency."""
        tree = self.tree
        tried: i64 = 0
        gained: i64 = 0
        index: i64 = 0
        while index < state.offers:
            child = tree.find(question, state.offered[index])
            if child != NONE:
                tree.offered[child] += 1
                tried += tree.visits[child]
                gained += tree.reward[child]
            index += 1
        if tried == 0:
            return self.pick(state)
        exploration = self.settings.exploration
        fresh = (
            float(gained) / float(tried * UNIT) + self.settings.urgency + exploration * sqrt(log(float(tried) + 1.0))
        )
        best_choice = state.offered[0]
        best = -1e9
        index = 0
        while index < state.offers:
            choice = state.offered[index]
            child = tree.find(question, choice)
            score = fresh
            if child != NONE:
                visits = float(tree.visits[child])
                score = float(tree.reward[child]) / (visits * float(UNIT))
                score += exploration * sqrt(log(float(tree.offered[child]) + 1.0) / visits)
            if score > best:
                best = score
                best_choice = choice
            index += 1
        return best_choice

    def reward(self, state: State, seat: i64) -> i64:
        """What a position is worth to a seat: the chance to win, and a share for the place."""
        value = self.heuristic.win_chance(state, seat)
        share = self.settings.place
        if share > 0.0:
            ranks: Ints = state.ranks()
            place = float(state.players - ranks[seat]) / float(state.players - 1)
            value = (1.0 - share) * value + share * place
        return i64(value * 65536.0)

    def teach(self, state: State, depth: i64) -> i64:
        """Each seat on the path learns what the end looked like to it; returns what it was to ours."""
        tree = self.tree
        known: i64 = 0
        rewards: Ints = zeros(int(SEATS))
        step: i64 = 0
        while step < depth:
            seat = self.movers[step]
            if known & (1 << seat) == 0:
                known |= 1 << seat
                rewards[seat] = self.reward(state, seat)
            node = self.path[step]
            tree.visits[node] += 1
            tree.reward[node] += rewards[seat]
            tree.visits[tree.parent[node]] += 1
            step += 1
        if self.left == self.horizon:
            self.passed = rewards[self.seat]
        return rewards[self.seat]
