"""How good things look: what a game's mind tells bots, planners and whoever looks back on a race."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import State

Judged = TypeVar("Judged", bound=State, default=Any)
"""The class of positions that a heuristic can read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[Judged]):
    """How good a position of a game looks to a seat: from 0 (lost) to 1 (won), higher is better."""

    def version(self) -> int:
        """One more each time the game judges otherwise: bots that lean on it are other players then."""
        return 0

    def value(self, state: Judged, seat: i64) -> float:
        raise NotImplementedError

    def win_chance(self, state: Judged, seat: i64) -> float:
        """The chance to win, as races have shown it: for judging where thinking ahead ends.

        A game whose `value` is good for comparing choices, but is no chance to win, tells it here.
        """
        return self.value(state, seat)

    def prospect(self, state: Judged, seat: i64) -> float:
        """How good a position looks to one who thinks ahead: for a planner, and for the first impression of a search.

        A game in which much can be seen of the rest of a turn, at a price, tells it here; `value` is what
        meets the eye.
        """
        return self.value(state, seat)

    def pick(self, state: Judged, luck: Chance) -> i64:
        """A sensible choice at small cost, for playing a race on in one's head.

        Tries each choice once on luck of its own; a game that knows a quicker rule says so.
        """
        best = state.offered[0]
        most = -1.0
        index: i64 = 0
        while index < state.offers:
            trial = state.clone()
            trial.take(state.offered[index], luck)
            worth = self.value(trial, state.seat)
            if worth > most:
                most = worth
                best = state.offered[index]
            index += 1
        return best

    def unforeseen(self) -> float:
        """The chance, before each choice, that a race goes on otherwise than it can be played on by `pick`.

        From there on `win_chance` is trusted more. Fitted with `slips` by racing (`hippodrome calibrate`), so that
        what was given a chance of 30 % wins 30 of 100.
        """
        return 0.012

    def slips(self) -> float:
        """How often players are taken to choose anything at all, where a race is played on by `pick`."""
        return 0.0

    # What a planner of whole turns asks

    def turn(self, state: Judged) -> i64:
        """A number that changes as soon as the turn passes, even in the middle of a resolution.

        A game that tells makes sure that `value` can read a position stopped at the first question that
        the next turn asks of chance. Where `value` sees through the rest of a turn, that rest may count as
        a turn of its own.
        """
        return 0

    def key(self, state: Judged) -> i64:
        """A number that positions met in planning one turn share only if they are worth the same; 0: cannot tell."""
        return 0

    def effort(self) -> i64:
        """What it costs to ask `value`, if to take a choice costs 1: what a budget is reckoned by."""
        return 3

    def worlds(self) -> i64:
        """How many deals of the hidden hands a turn should be planned for.

        0 if they do not matter within a turn: neither to its rules nor to `value`.
        """
        return 6
