"""The umpire: whoever lets a bot choose asks here, so that no bot can spoil a race.

A choice that is not on offer, a crash or a thought too long **forfeits the race**. It goes on all the same: from
there on `greedy` chooses for the seat, so that the others race against somebody. At the end the seat is placed
behind everybody who kept the rules, and what it would have won goes to the best placed of these.
"""

from __future__ import annotations

import operator
import signal
import threading
import time
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from hippodrome.bots.bot import Bot
from hippodrome.bots.greedy import Greedy
from hippodrome.engine.chance import Chance
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.state import Observation, State

PATIENCE: Final = 60.0
"""Seconds a bot may think about one choice, unless another limit is said."""
LONGEST: Final = 300
"""Characters of what is told about a fault."""

Kind = Literal["illegal", "crash", "slow"]


class Overtime(BaseException):
    """A bot thinks too long; not an `Exception`, so that a bot that catches everything does not catch it."""


class Fault(NamedTuple):
    """How a seat forfeited: `told` is the illegal choice, the error or the seconds, `decision` counts from 0."""

    seat: int
    bot: str
    kind: Kind
    told: str
    decision: int

    def sentence(self) -> str:
        """The fault in words, for people who write bots."""
        what = {
            "illegal": f"chose {self.told}",
            "crash": f"crashed ({self.told})",
            "slow": f"thought longer than {self.told} s",
        }[self.kind]
        return f"{self.bot} {what} at decision {self.decision}"


class Umpire:
    """Lets the bots of a race choose, and takes out of it whoever breaks the rules."""

    def __init__(self, heuristic: Heuristic, bots: Sequence[Bot], seconds: float = PATIENCE) -> None:
        self.bots = list(bots)
        self.seconds = seconds
        self.stand_in = Greedy(heuristic)
        self.faults: list[Fault] = []
        self.decisions = 0

    def begin(self) -> None:
        """Another race: everybody is in it again."""
        self.faults = []
        self.decisions = 0

    @property
    def out(self) -> list[int]:
        """The seats that have forfeited."""
        return [fault.seat for fault in self.faults]

    def choose(self, state: State, chance: Chance) -> int:
        """What the seat that is asked chooses; always one of the choices on offer."""
        seat = int(state.seat)
        choice = -1 if seat in self.out else self._asked(state, seat, chance)
        self.decisions += 1
        return int(self.stand_in.choose(Observation(state, seat), chance)) if choice == -1 else choice

    def _asked(self, state: State, seat: int, chance: Chance) -> int:
        """The bot's choice, or -1 if it has just forfeited."""
        began = time.perf_counter()
        try:
            with Alarm(self.seconds):
                given = self.bots[seat].choose(Observation(state, seat), chance)
            choice = operator.index(given)
        except Overtime:
            return self._forfeit(seat, "slow", f"{self.seconds:g}")
        except Exception as error:  # whatever it is, it is the bot's
            if time.perf_counter() - began > self.seconds:
                return self._forfeit(seat, "slow", f"{self.seconds:g}")
            return self._forfeit(seat, "crash", f"{type(error).__name__}: {error}")
        if time.perf_counter() - began > self.seconds:
            return self._forfeit(seat, "slow", f"{self.seconds:g}")
        if choice not in state.choices():
            return self._forfeit(seat, "illegal", f"{choice}, which was not on offer")
        return choice

    def _forfeit(self, seat: int, kind: Kind, told: str) -> int:
        self.faults.append(Fault(seat, self.bots[seat].name, kind, told[:LONGEST], self.decisions))
        return -1


class Alarm:
    """Ends a thought that takes too long, where signals reach Python code: in a process's main thread."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.set = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Alarm:
        if self.set:
            self.before = signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)
        return self

    def __exit__(self, *_: object) -> None:
        if self.set:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)


def _ring(*_: object) -> None:
    raise Overtime()


def placed(ranks: Sequence[int], out: Sequence[int]) -> list[int]:
    """The places at the end: those who forfeited share the last one."""
    kept = [rank for seat, rank in enumerate(ranks) if seat not in out]
    if not out:
        return kept
    return [
        len(kept) + 1 if seat in out else 1 + sum(other < rank for other in kept) for seat, rank in enumerate(ranks)
    ]


def victors(ranks: Sequence[int], winners: Sequence[int], out: Sequence[int]) -> list[int]:
    """Who has won: never one who forfeited; without others who won, the best placed who kept the rules."""
    kept = [seat for seat in winners if seat not in out]
    if kept or not winners:
        return kept
    return [seat for seat, place in enumerate(placed(ranks, out)) if place == 1 and seat not in out]
