"""How racers move: forward, backward, and how far a card would take them (ledger 4.0, 4.5)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.scrap_racer import events as happened
from hippodrome.games.scrap_racer.state import Position
from hippodrome.games.scrap_racer.track import CATCH_UP, FORWARD, TO_CURVE


class Driving(Position):
    """A position in which racers can be moved."""

    def forward(self, racer: i64, distance: i64) -> None:
        """Drive forward; every passing of the line is a pending crossing (SR-005, SR-006)."""
        before = self.progress[racer]
        came_from = self.space(racer)
        self.progress[racer] = before + distance
        self.pending[racer] += self.lap(before + distance) - self.lap(before)
        self.emit(happened.DROVE, self.who[racer], came_from, self.space(racer), distance)

    def backward(self, racer: i64, distance: i64) -> None:
        """Drive backward, never over the line and never from off the track (SR-007, SR-008)."""
        before = self.progress[racer]
        if before == 0:
            self.emit(happened.NOTHING_MOVED, self.who[racer])
            return
        first = self.track.length * self.lap(before) + 1
        came_from = self.space(racer)
        self.progress[racer] = before - distance
        if self.progress[racer] < first:
            self.progress[racer] = first
        self.emit(happened.BACKED, self.who[racer], came_from, self.space(racer), before - self.progress[racer])

    def push(self, racer: i64, distance: i64) -> None:
        """Another racer drives forward; nobody there, no effect (SR-707, SR-711)."""
        if racer >= 0:
            self.forward(racer, distance)
        else:
            self.emit(happened.NOTHING_MOVED, self.who[self.active])

    def drive_up_to(self, most: i64, pushed: i64) -> None:
        """Forward to the first occupied space, whose racer is pushed on (SR-709)."""
        length = self.track.length
        space = self.space(self.active)
        distance: i64 = 1
        while distance <= most:
            space += 1
            if space > length:
                space = 1
            met = self.racer_on(space, self.active)
            if met >= 0:
                self.forward(self.active, distance)
                self.forward(met, pushed)
                return
            distance += 1
        self.forward(self.active, most)

    def drop_to_last(self) -> None:
        """To the space behind the last racer, but never back over the line (SR-710)."""
        active = self.active
        mine = self.progress[active]
        last = self.placed(self.track.racers - 1)
        if last == active or mine == 0:
            self.emit(happened.NOTHING_MOVED, self.who[active])
            return
        self.backward(active, mine - (self.progress[last] - 1))

    def bonus_distance(self, kind: i64) -> i64:
        """How far a Bonus card would drive the active racer; 0 if it has no target (SR-511 to SR-516)."""
        effect = self.track.bonus_effect[kind]
        if effect == FORWARD:
            return self.track.bonus_distance[kind]
        if effect == CATCH_UP:
            if self.track.catch_up_by_rank == 1:
                return self.distance_to_next_in_ranking()
            return self.distance_to_next_racer()
        if effect == TO_CURVE:
            return self.distance_to_section(1)
        return self.distance_to_section(0)

    def distance_to_section(self, curve: i64) -> i64:
        """To the next first space of a straight or curve, a full lap if it is the only one (SR-512, SR-513)."""
        length = self.track.length
        space = self.space(self.active)
        distance: i64 = 1
        while distance <= length:
            space += 1
            if space > length:
                space = 1
            if self.track.opens[space] == 1 and self.track.curve[space] == curve:
                return distance
            distance += 1
        return 0

    def distance_to_next_racer(self) -> i64:
        """To the next racer met on the road, whatever its lap (SR-515, SR-516)."""
        length = self.track.length
        here = self.space(self.active)
        nearest: i64 = 0
        racer: i64 = 0
        while racer < self.track.racers:
            there = self.space(racer)
            if racer != self.active and there > 0 and there != here:
                distance = there - here
                if distance < 0:
                    distance += length
                if nearest == 0 or distance < nearest:
                    nearest = distance
            racer += 1
        return nearest

    def distance_to_next_in_ranking(self) -> i64:
        """To the next racer in the ranking that stands elsewhere (switch `catch_up_scope`)."""
        mine = self.progress[self.active]
        here = self.space(self.active)
        target: i64 = -1
        racer: i64 = 0
        while racer < self.track.racers:
            theirs = self.progress[racer]
            if theirs > mine and self.space(racer) != here:
                if target < 0 or theirs < self.progress[target]:
                    target = racer
            racer += 1
        if target < 0:
            return 0
        return self.space_at(self.progress[target] - mine)

    def overtook(self) -> bool:
        """Was another racer passed between the start and the end of driving? (SR-529)"""
        length = self.track.length
        driven = self.progress[self.active] - self.from_progress
        start = self.space_at(self.from_progress)
        racer: i64 = 0
        while racer < self.track.racers:
            theirs = self.progress[racer]
            if racer != self.active and theirs > 0:
                if self.track.overtake_by_rank == 1:
                    if self.from_progress < theirs and theirs < self.progress[self.active]:
                        return True
                else:
                    ahead = self.space(racer) - start
                    if ahead < 0:
                        ahead += length
                    if ahead > 0 and ahead < driven:
                        return True
            racer += 1
        return False
