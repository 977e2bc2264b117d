"""How good a position looks: who is ahead, and who has the better cards to come."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from hippodrome.engine.heuristic import Heuristic
from snail_derby.rules.garden import CARDS, SLIME
from snail_derby.rules.race import SnailRace

WORTH_OF_SLIME = 1.5
"""What the card is worth beside those that crawl, in stones."""


class SnailHeuristic(Heuristic[SnailRace]):
    """Stones behind one, and half of those in hand."""

    def value(self, state: SnailRace, seat: i64) -> float:
        winners = list(state.winners()) if state.over else []
        if winners:
            return 1 / len(winners) if seat in winners else 0.0
        weights = [exp(self.reach(state, snail) / 3) for snail in range(int(state.players))]
        return weights[seat] / sum(weights)

    def reach(self, race: SnailRace, snail: int) -> float:
        """How far a snail will soon be."""
        cards = sum(race.hand(snail, card) * self.worth(race, card) for card in range(len(CARDS)))
        return float(race.progress[snail]) + cards / 2

    def worth(self, race: SnailRace, card: int) -> float:
        return WORTH_OF_SLIME if card == SLIME else float(race.garden.steps[card])

    def turn(self, state: SnailRace) -> i64:
        return state.round * state.players + state.active
