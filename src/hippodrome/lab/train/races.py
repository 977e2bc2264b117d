"""Races of our bots among each other, and the positions in them at which a planner would judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from hippodrome.bots import Bot
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import Ints
from hippodrome.engine.state import Observation, Setup, State


class Lookout(Chance):
    """A source of chance that keeps the position at which a turn was over, as a planner stops there."""

    def __init__(self, heuristic: Heuristic, luck: Seeded) -> None:
        self.heuristic = heuristic
        self.luck = luck
        self.state: State | None = None
        self.turn = 0
        self.end: State | None = None

    def watch(self, state: State) -> None:
        """A choice is about to be taken."""
        self.state = state
        self.turn = int(self.heuristic.turn(state))
        self.end = None

    def below(self, n: i64) -> i64:
        self.look()
        return self.luck.below(n)

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        self.look()
        return self.luck.draw(counts, start, stop)

    def look(self) -> None:
        """Keep the position if its turn has passed."""
        if self.end is None and self.state is not None and self.heuristic.turn(self.state) != self.turn:
            self.end = self.state.clone()


@dataclass(slots=True)
class Moment:
    """A position to be judged, the next question, from which the race can be played on, and who chose last."""

    judged: State
    following: State
    mover: int


@dataclass(slots=True)
class Run:
    """Moments of one race, drawn by lot, and which seats have won in the end."""

    moments: list[Moment]
    won: list[float]


def wins(state: State) -> list[float]:
    """1 for every seat that has won: those of one side have all won."""
    won = [0.0] * int(state.players)
    for seat in state.winners():
        won[seat] = 1.0
    return won


def run(game: Game, setup: Setup, bots: Sequence[Bot | None], luck: Seeded, lots: Seeded, most: int) -> Run:
    """A race, and at most so many of its moments; a seat without a bot plays by rule of thumb."""
    heuristic = game.heuristic
    lookout = Lookout(heuristic, luck)
    state = game.start(setup, luck)
    kept: list[Moment] = []
    met = 0
    while state.offers > 0:
        mover = int(state.seat)
        bot = bots[mover]
        choice = heuristic.pick(state, lots) if bot is None else bot.choose(Observation(state, mover), lots)
        lookout.watch(state)
        state.take(choice, lookout)
        passed = lookout.end is not None or heuristic.turn(state) != lookout.turn
        # The end of a turn is where a plan is judged; in the middle only where it was cut short, or others answer.
        if state.offers > 0 and (passed or lots.below(6) == 0):
            met += 1
            place = len(kept) if len(kept) < most else int(lots.below(met))
            if place < most:
                following = state.clone()
                kept[place : place + 1] = [Moment(lookout.end or following, following, mover)]
    return Run(kept, wins(state))


def played_on(heuristic: Heuristic, moment: Moment, times: int, luck: Seeded) -> list[float]:
    """How often each seat wins if the race is played on from here by rule of thumb."""
    won = [0.0] * int(moment.following.players)
    for _ in range(times):
        state = moment.following.clone()
        while state.offers > 0:
            state.take(heuristic.pick(state, luck), luck)
        for seat, win in enumerate(wins(state)):
            won[seat] += win / times
    return won
