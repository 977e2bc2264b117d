"""Passing the line: lap tokens and Objective cards (ledger 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total_between
from hippodrome.games.scrap_racer import events as happened
from hippodrome.games.scrap_racer.tokens import Tokens


class Crossings(Tokens):
    """A position in which crossings of the line can be resolved."""

    def resolve_crossing(self, chance: Chance) -> bool:
        """One crossing of the first racer in scan order that has one (SR-803 to SR-808)."""
        scanned: i64 = 0
        while scanned < self.track.racers:
            racer = self.scanned(scanned)
            if self.pending[racer] > 0:
                self.pending[racer] -= 1
                self.crossed = 1
                if self.lap_tokens[racer] < self.track.laps:
                    self.take_lap_token(racer, chance)
                return True
            scanned += 1
        return False

    def take_lap_token(self, racer: i64, chance: Chance) -> None:
        """A lap token: an Objective card for it, or the end of the race with the last one (SR-804, SR-805, SR-901)."""
        self.lap_tokens[racer] += 1
        self.emit(happened.LAP_TOKEN, self.who[racer], self.lap_tokens[racer])
        if self.lap_tokens[racer] < self.track.laps:
            self.draw_objective(racer, chance)
        elif self.ending == 0:
            self.ending = 1
            self.emit(happened.LAST_ROUND, self.who[racer])

    def draw_objective(self, racer: i64, chance: Chance) -> None:
        """The stragglers named by the card drive forward together (SR-811 to SR-813)."""
        kinds = len(self.objective_pile)
        if total_between(self.objective_pile, 0, kinds) == 0:
            move_between(self.objective_discard, self.objective_pile, 0, kinds)
            self.emit(happened.RESHUFFLED, 3)
        card = chance.draw(self.objective_pile, 0, kinds)
        self.objective_pile[card] -= 1
        self.objective_discard[card] += 1
        self.emit(happened.OBJECTIVE, self.who[racer], card)
        racers = self.track.racers
        best_moved = self.track.objective_spared[card]
        if self.track.objective_moved[card] > 0:
            best_moved = racers - self.track.objective_moved[card]
        targets: i64 = 0
        candidate: i64 = 0
        while candidate < racers:
            if self.standing(candidate) >= best_moved:
                targets |= 1 << candidate
            candidate += 1
        candidate = 0
        while candidate < racers:
            if targets & (1 << candidate) != 0:
                self.forward(candidate, self.track.objective_distance[card])
            candidate += 1
