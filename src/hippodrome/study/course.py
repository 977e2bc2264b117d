"""The course of a recorded race, taken apart: every decision, and every throw that answered it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from hippodrome.bots.worlds import Calendar, World
from hippodrome.engine.chance import Chance, Scripted
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.record import Record
from hippodrome.engine.state import State, Watcher


@dataclass(frozen=True, slots=True)
class Ply:
    """A decision: the position it was asked in, the choice, and the throws that followed.

    A throw is what chance was asked with nothing told in between: dice rolled together, cards drawn together.
    """

    state: State
    calendar: Calendar
    """Where the race stood before the question."""
    choice: int
    throws: tuple[tuple[int, ...], ...]
    told: tuple[int, ...]
    """How many things had been told of the move before each throw."""

    @property
    def seat(self) -> int:
        return int(self.state.seat)


@dataclass(frozen=True, slots=True)
class Course:
    """All plies of a race, and where it ended."""

    plies: list[Ply]
    end: State
    calendar: Calendar

    def position(self, at: int) -> tuple[State, Calendar]:
        """The position after so many moves."""
        if at == len(self.plies):
            return self.end, self.calendar
        return self.plies[at].state, self.plies[at].calendar


class _Thrower(Chance):
    """Answers by script, and cuts the answers into throws wherever something was told."""

    def __init__(self, outcomes: tuple[int, ...], watcher: Watcher) -> None:
        self.script = Scripted(list(outcomes))
        self.watcher = watcher
        self.told: list[int] = []
        self.throws: list[list[int]] = []

    def below(self, n: i64) -> i64:
        return self.note(self.script.below(n))

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        return self.note(self.script.draw(counts, start, stop))

    def note(self, outcome: i64) -> i64:
        told = len(self.watcher.notes)
        if not self.told or told != self.told[-1]:
            self.told.append(told)
            self.throws.append([])
        self.throws[-1].append(int(outcome))
        return outcome


def take_apart(record: Record) -> Course:
    """The course of a race; a record that does not hold together raises `BadRecord`."""
    record.check_result(record.fold())
    state = record.fold(0)
    calendar = Calendar(zeros(record.players))
    plies = []
    for move in record.moves:
        before, then = state.clone(), calendar.copy()
        watcher = Watcher()
        thrower = _Thrower(move.outcomes, watcher)
        calendar.ask(state.seat)
        state.watcher = watcher
        World(0, 0).take(state, move.choice, thrower, calendar)
        plies.append(Ply(before, then, move.choice, tuple(map(tuple, thrower.throws)), tuple(thrower.told)))
    return Course(plies, state, calendar)
