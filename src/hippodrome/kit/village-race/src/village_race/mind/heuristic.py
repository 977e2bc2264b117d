"""How good a position looks, for bots and for analyses."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from hippodrome.engine.heuristic import Heuristic
from village_race.rules.race import VillageRaceRace


class VillageRaceHeuristic(Heuristic[VillageRaceRace]):
    """The chance to win, as the distance between the runners tells it."""

    def value(self, state: VillageRaceRace, seat: i64) -> float:
        winners = list(state.winners()) if state.over else []
        if winners:
            return 1 / len(winners) if seat in winners else 0.0
        weights = [exp(int(space) / 3) for space in state.progress]
        return weights[seat] / sum(weights)

    def turn(self, state: VillageRaceRace) -> i64:
        return state.round * state.players + state.active
