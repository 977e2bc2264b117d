"""What a balance report measures of this game: the cards drawn and played."""

from __future__ import annotations

from hippodrome.engine.measures import Measures, Tracked
from snail_derby.rules.race import SnailRace


class SnailMeasures(Measures[SnailRace]):
    """Which cards win, and how far the snails have come."""

    tracked = (Tracked("cards_drawn", ("drew",), "card", dealt=True), Tracked("cards_played", ("played",), "card"))

    def progress(self, state: SnailRace) -> tuple[float | None, ...]:
        return tuple(int(stone) / (int(state.garden.stones) + 1) for stone in state.progress)

    def round(self, state: SnailRace) -> int:
        return int(state.round)
