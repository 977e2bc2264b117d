"""How races are taken to go on when a position is judged: by the rule of thumb, as far as that can be trusted.

Now and then a choice is a slip, one of those on offer by lot. And before each choice there is a small chance that the
race goes on otherwise than can be played on at all: from there the chances that finished races have shown
(`Heuristic.win_chance`) are what is known. Both are fitted so that chances come true. It is one fixed way of going on:
what a position is worth is the mean of what a throw may bring, and at the end it is the result.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.worlds import Calendar, World
from hippodrome.engine.chance import Seeded
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.state import State

SCALE: Final[i64] = 1_000_000


@final
class Reference:
    """The player whom everybody is taken for, how often he slips, and how soon he is trusted no more."""

    def __init__(self, heuristic: Heuristic, unforeseen: float, slips: float) -> None:
        self.heuristic = heuristic
        self.unforeseen = unforeseen
        self.limit: i64 = i64(unforeseen * float(SCALE) + 0.5)
        self.slipping: i64 = i64(slips * float(SCALE) + 0.5)

    def pick(self, state: State, mind: Seeded) -> i64:
        """His choice."""
        if self.slipping > 0 and mind.below(SCALE) < self.slipping:
            return state.offered[mind.below(state.offers)]
        return self.heuristic.pick(state, mind)

    def play_on(self, state: State, world: World, calendar: Calendar, wins: list[float], places: list[float]) -> None:
        """Play a race on, as a world has it, to its end or to the unforeseen; tells what it is worth to every seat."""
        while state.offers > 0:
            calendar.ask(state.seat)
            world.at(calendar)
            if self.limit > 0 and world.mind.below(SCALE) < self.limit:
                self.judge(state, wins, places)
                return
            world.take(state, self.pick(state, world.mind), world.luck, calendar)
        read_end(state, wins, places)

    def judge(self, state: State, wins: list[float], places: list[float]) -> None:
        """What finished races say of a position: chances, and places by comparing the chances in pairs (Luce)."""
        players = len(wins)
        everyone = 0.0
        for seat in range(players):
            wins[seat] = self.heuristic.win_chance(state, seat)
            everyone += wins[seat]
        for seat in range(players):
            share = 1.0 / float(players)
            if everyone > 0.0:
                share = wins[seat] / everyone
            wins[seat] = share
        for seat in range(players):
            place = 1.0
            for other in range(players):
                if other != seat:
                    both = wins[seat] + wins[other]
                    behind = 0.5
                    if both > 0.0:
                        behind = wins[other] / both
                    place += behind
            places[seat] = place


def read_end(state: State, wins: list[float], places: list[float]) -> None:
    """The result of a race; a shared win counts in shares."""
    ranks = state.ranks()
    winners = state.winners()
    for seat in range(len(wins)):
        wins[seat] = 0.0
        places[seat] = float(ranks[seat])
    for winner in winners:
        wins[winner] = 1.0 / float(len(winners))
