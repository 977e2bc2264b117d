"""The bots at the other seats of a learner's race: they choose until it is the learner's turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.bots.bot import Bot
from hippodrome.bots.umpire import Fault, Umpire
from hippodrome.bots.uniform import Uniform
from hippodrome.engine.chance import Chance
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import zeros
from hippodrome.engine.state import State


@final
class Rivals:
    """Bots seated round the table in the order given; from a `pool`, they are drawn anew for every race and seat."""

    def __init__(self, heuristic: Heuristic, bots: list[Bot], players: int, pool: bool) -> None:
        self.bots = bots
        self.pool = pool
        self.drawn = [seat % len(bots) for seat in range(players)]
        """Which of the bots sits where."""
        self.careless = zeros(players)
        """1 at the seats of those who need not look at the race to choose."""
        self.untold: list[Fault] = []
        """Faults that nobody was told of yet."""
        self.umpire = Umpire(heuristic, bots)
        self.seat(self.drawn)

    def begin(self, chance: Chance) -> None:
        """Another race."""
        self.umpire.begin()
        if self.pool:
            self.seat([int(chance.below(len(self.bots))) for _ in self.drawn])

    def seat(self, drawn: list[int]) -> None:
        """Put the bots with these numbers at the seats."""
        self.drawn = drawn
        self.umpire.bots = [self.bots[index] for index in drawn]
        for place, index in enumerate(drawn):
            self.careless[place] = 1 if isinstance(self.bots[index], Uniform) else 0

    def play(self, state: State, seat: i64, luck: Chance, chance: Chance) -> None:
        """Choose for everybody but one seat until it is asked, or the race is over."""
        while state.seat != seat and state.offers > 0:
            if self.careless[state.seat] == 1:
                choice = state.offered[chance.below(state.offers)]
                self.umpire.decisions += 1
            else:
                faults = len(self.umpire.faults)
                choice = self.umpire.choose(state, chance)
                self.untold.extend(self.umpire.faults[faults:])
            state.take(choice, luck)
