"""Tree search that cannot peek: information sets, chance drawn afresh, each seat for itself.

A round deals what the seat has not seen afresh and plays every choice still in the running once, all on the
same deal and the same luck, so that their differences are the choices' own (`contest`). A playout walks down
the tree of what was chosen before (each seat taken to want its own reward: max^n), adds one node, plays on by
the game's rule of thumb and lets the heuristic judge (`descent`). Choices that fall behind leave the race for
the budget; when one is left, the search is done.
"""

from __future__ import annotations

import os
from time import perf_counter, sleep
from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.bot import Bot
from hippodrome.bots.contest import Contest
from hippodrome.bots.crew import Crew, report
from hippodrome.bots.descent import Descent
from hippodrome.bots.examination import Examination
from hippodrome.bots.luck import Luck
from hippodrome.bots.planner import Planner
from hippodrome.bots.tree import NONE, ROOT, SEATS
from hippodrome.bots.tuning import Tuning
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import zeros
from hippodrome.engine.state import Observation

FIRST_IMPRESSIONS: Final[i64] = 48
"""In so many rounds the heuristic is asked right after the choice, too."""
FIRST_CHECK: Final[i64] = 16
"""Rounds before a choice can fall behind."""


@final
class Search(Bot):
    """Paired playouts at the root over an information-set tree, with a budget of playouts or of seconds."""

    def __init__(
        self,
        heuristic: Heuristic,
        tuning: Tuning,
        playouts: int = 0,
        seconds: float = 0.0,
        processes: int = 1,
        name: str = "search",
    ) -> None:
        super().__init__(name, 3 + heuristic.version())
        self.tuning = tuning
        self.playouts: i64 = playouts
        self.seconds = seconds
        self.processes = processes
        self.planned = tuning.plan > 0
        """True if a planner thinks the turn under way through, and playouts tell only what comes after it."""
        self.planner = Planner(heuristic, tuning.plan, True)
        self.descent = Descent(heuristic, tuning)
        self.played: i64 = 0
        """Playouts made for the last choice."""

    # The doors

    def choose(self, seen: Observation, chance: Chance) -> i64:
        contest = self.think(seen, chance, False)
        return contest.choices[contest.leader()]

    def examine(self, seen: Observation, chance: Chance) -> Examination:
        """All choices to the end of the budget: none is given up, whatever it looks like."""
        contest = self.think(seen, chance, True)
        best = contest.choices[contest.leader()]
        return Examination(int(best), contest.examined(), self.line(best))

    def line(self, choice: i64) -> list[tuple[int, int]]:
        """How the race most likely goes on after a choice, as far as the tree knows."""
        tree = self.descent.tree
        found: list[tuple[int, int]] = [(int(self.descent.seat), int(choice))]
        node = tree.find(ROOT, choice)
        while node != NONE:
            question = tree.favourite(node)
            if question == NONE:
                break
            node = tree.favourite(question)
            if node != NONE:
                found.append((int(tree.key[question] % SEATS), int(tree.key[node])))
        return found

    def think(self, seen: Observation, chance: Chance, all_of_them: bool) -> Contest:
        """Spend the budget, in several processes if asked; what they found is summed."""
        seed = chance.below(0x7FFFFFFF)
        crew = Crew()
        helper = 1
        while helper < self.processes and hasattr(os, "fork"):
            writer = crew.recruit()
            if writer >= 0:
                self.help(seen, (seed + helper) & 0x7FFFFFFF, all_of_them, writer)
            helper += 1
        contest = self.run(seen, seed, all_of_them)
        for counted in crew.reports():
            contest.add(counted)
        return contest

    def help(self, seen: Observation, seed: int, all_of_them: bool, writer: int) -> None:
        """Think in a process of its own and report to the first one."""
        try:
            contest = self.run(seen, seed, all_of_them)
            report([list(counted) for counted in contest.counts()], writer)
        finally:
            os._exit(0)

    # The race for the budget

    def run(self, seen: Observation, seed: int, all_of_them: bool) -> Contest:
        """Round after round until the budget is spent or one choice is left."""
        began = perf_counter()
        contest = Contest(self.tuning, seen.known)
        self.played = 0
        self.descent.begin(seen.seat, seen.known.players, Luck(seed))
        if self.planned:
            self.plan(contest, seen, seed)
        halvings = 0
        while 1 << halvings < contest.count:
            halvings += 1
        halved = 1
        rounds: i64 = 0
        while self.play_round(contest, seen, rounds, began):
            rounds += 1
            self.played += contest.alive
            if rounds % 16 == 0:
                # Compiled code keeps the interpreter to itself: let a terminal or a server go on meanwhile.
                sleep(0.0)
            spent = self.spent(contest, began)
            if spent >= 1.0:
                break
            if all_of_them:
                continue
            if rounds >= FIRST_CHECK and rounds % 8 == 0:
                contest.drop_the_beaten(rounds)
            if halved < halvings and spent * float(halvings) >= float(halved):
                halved += 1
                contest.drop_half()
            if contest.alive == 1:
                break
        return contest

    def spent(self, contest: Contest, began: float) -> float:
        """The part of the budget that is gone."""
        if self.seconds > 0.0:
            return (perf_counter() - began) / self.seconds
        return float(self.played + contest.alive) / float(self.playouts + 1)

    def plan(self, contest: Contest, seen: Observation, seed: int) -> None:
        """First impressions by thinking the turn under way through to its end."""
        values = self.planner.values(seen, Seeded(seed))
        index: i64 = 0
        while index < contest.count:
            contest.impress(index, values[index])
            index += 1

    def play_round(self, contest: Contest, seen: Observation, number: i64, began: float) -> bool:
        """Each choice in the running once, on one deal and one luck; False if time ran out in the middle."""
        descent = self.descent
        luck = descent.luck
        luck.begin(number)
        world = seen.redeal(luck)
        start = luck.source.copy()
        rewards = zeros(int(contest.count))
        impress = number < FIRST_IMPRESSIONS and not self.planned
        index: i64 = 0
        while index < contest.count:
            if contest.running[index] == 1:
                if number > 0 and self.seconds > 0.0 and perf_counter() - began > self.seconds:
                    return False
                luck.resume(start)
                rewards[index] = descent.play(world.clone(), contest.choices[index], impress)
                if impress:
                    contest.impress(index, descent.impression)
                if self.planned:
                    rewards[index] += contest.impressions[index] - descent.passed
            index += 1
        contest.count_round(rewards)
        return True
