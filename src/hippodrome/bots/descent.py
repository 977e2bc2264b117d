"""One playout after another: down the tree of what was chosen before, one new node, on by rule of thumb."""

from __future__ import annotations

from math import log, sqrt
from typing import final

from mypy_extensions import i64

from hippodrome.bots.luck import Luck
from hippodrome.bots.tree import NONE, ROOT, SEATS, UNIT, Tree
from hippodrome.bots.tuning import DEEPEST, Tuning
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import State


@final
class Descent:
    """The playouts of one seat's choice; each seat on the way is taken to want its own reward (max^n)."""

    def __init__(self, heuristic: Heuristic, tuning: Tuning) -> None:
        self.heuristic = heuristic
        self.tuning = tuning
        self.planned = tuning.plan > 0
        self.tree = Tree()
        self.luck = Luck(0)
        self.path = zeros(DEEPEST + 2)
        self.movers = zeros(DEEPEST + 2)
        self.depth: i64 = 0
        """How many choices of the playout are on the path."""
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.horizon: i64 = 0
        """Turns that a playout lasts."""
        self.left: i64 = 0
        """Turns until the heuristic judges."""
        self.passed: i64 = 0
        """What the position looked like to the seat when the turn under way was over."""
        self.impression = 0.0
        """What the position looked like to the seat right after its choice."""

    def begin(self, seat: i64, players: i64, luck: Luck) -> None:
        """Forget the last choice."""
        self.seat = seat
        self.luck = luck
        self.horizon = self.tuning.turns
        if self.tuning.whole_round:
            self.horizon = max(self.horizon, players)
        self.tree.clear()

    def play(self, state: State, choice: i64, impress: bool) -> i64:
        """One playout of a choice to the horizon; returns what it brought the seat."""
        node = self.tree.find(ROOT, choice)
        if node == NONE:
            node = self.tree.grow(ROOT, choice)
        self.turn = self.heuristic.turn(state)
        self.left = self.horizon
        self.depth = 0
        self.follow(state, node, choice)
        if impress:
            self.impression = self.heuristic.prospect(state, self.seat)
        self.count_turns(state)
        self.descend(state, node)
        while state.offers > 0 and self.left > 0:
            state.take(self.pick(state), self.luck)
            self.count_turns(state)
        return self.teach(state)

    def follow(self, state: State, node: i64, choice: i64) -> None:
        """Take a choice that the tree knows."""
        self.path[self.depth] = node
        self.movers[self.depth] = state.seat
        self.depth += 1
        self.luck.trace = 0
        state.take(choice, self.luck)

    def descend(self, state: State, node: i64) -> None:
        """Down the tree, as far as it is known, and one choice further."""
        tree = self.tree
        fresh = False
        while not fresh and self.depth <= self.tuning.depth and state.offers > 0 and self.left > 0:
            key = state.seat
            if self.tuning.outcomes:
                key += SEATS * self.luck.trace
            question = tree.find(node, key)
            if question == NONE:
                fresh = True
                question = tree.grow(node, key)
                if question == NONE:
                    return
                choice = self.pick(state)
            else:
                choice = self.select(state, question)
            node = tree.find(question, choice)
            if node == NONE:
                fresh = True
                node = tree.grow(question, choice)
                if node == NONE:
                    return
            self.follow(state, node, choice)
            self.count_turns(state)

    def pick(self, state: State) -> i64:
        """What is chosen where the tree knows nothing."""
        if not self.tuning.care or self.left < self.horizon or state.seat != self.seat:
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
        exploration = self.tuning.exploration
        fresh = float(gained) / float(tried * UNIT) + self.tuning.urgency + exploration * sqrt(log(float(tried) + 1.0))
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
        share = self.tuning.place
        if share > 0.0:
            ranks: Ints = state.ranks()
            place = float(state.players - ranks[seat]) / float(state.players - 1)
            value = (1.0 - share) * value + share * place
        return i64(value * 65536.0)

    def teach(self, state: State) -> i64:
        """Each seat on the path learns what the end looked like to it; returns what it was to ours."""
        tree = self.tree
        known: i64 = 0
        rewards: Ints = zeros(int(SEATS))
        step: i64 = 0
        while step < self.depth:
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
