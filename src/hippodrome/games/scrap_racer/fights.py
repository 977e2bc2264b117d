"""Two racers on one space fight until every space holds one (ledger 4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer import events as happened
from hippodrome.games.scrap_racer.driving import Driving
from hippodrome.games.scrap_racer.state import CRASHED, OWN_FIGHT
from hippodrome.games.scrap_racer.track import BRAWLER


class Fights(Driving):
    """A position in which fights can be settled."""

    def scanned(self, place: i64) -> i64:
        """The racer at a place of the scan order, which begins with the active one (SR-013)."""
        racer = self.active + place
        if racer >= self.track.racers:
            racer -= self.track.racers
        return racer

    def settle(self, chance: Chance) -> bool:
        """Fight until no space holds two racers; False if an owner must name a winner (SR-601, SR-603)."""
        scanned: i64 = 0
        while scanned < self.track.racers:
            racer = self.scanned(scanned)
            space = self.space(racer)
            if space > 0 and self.racer_on(space, racer) >= 0:
                if self.all_of_one_player(space):
                    self.phase = OWN_FIGHT
                    return False
                self.fight(space, chance)
                scanned = 0
            else:
                scanned += 1
        return True

    def all_of_one_player(self, space: i64) -> bool:
        """Do all racers on a space belong to one player? (SR-1013)"""
        seat: i64 = NOBODY
        racer: i64 = 0
        while racer < self.track.racers:
            if self.space(racer) == space:
                if seat != NOBODY and self.owner[racer] != seat:
                    return False
                seat = self.owner[racer]
            racer += 1
        return True

    def fight(self, space: i64, chance: Chance) -> None:
        """One die each, the highest drives on; the active Brawler needs none outside a crash (SR-604 to SR-608)."""
        active = self.active
        self.emit(happened.FIGHT, space, self.racers_on(space))
        if self.who[active] == BRAWLER and self.space(active) == space and self.step != CRASHED:
            self.emit(happened.ABILITY_USED, BRAWLER)
            self.win_fight(active, self.track.extra[BRAWLER])
            return
        fighters: i64 = 0
        racer: i64 = 0
        while racer < self.track.racers:
            if self.space(racer) == space:
                fighters |= 1 << racer
            racer += 1
        while fighters & (fighters - 1) != 0:
            fighters = self.roll_fight(fighters, chance)
        winner: i64 = 0
        while fighters & (1 << winner) == 0:
            winner += 1
        self.win_fight(winner, self.track.fight_drive)

    def roll_fight(self, fighters: i64, chance: Chance) -> i64:
        """The fighters roll in scan order; those with the highest die remain (SR-604)."""
        highest: i64 = 0
        best: i64 = 0
        scanned: i64 = 0
        while scanned < self.track.racers:
            racer = self.scanned(scanned)
            if fighters & (1 << racer) != 0:
                value = chance.die()
                self.emit(happened.FIGHT_DIE, self.who[racer], value)
                if value > highest:
                    highest = value
                    best = 0
                if value == highest:
                    best |= 1 << racer
            scanned += 1
        return best

    def racers_on(self, space: i64) -> i64:
        count: i64 = 0
        racer: i64 = 0
        while racer < self.track.racers:
            if self.space(racer) == space:
                count += 1
            racer += 1
        return count

    def win_fight(self, winner: i64, distance: i64) -> None:
        """The winner drives on, all others stay (SR-605, SR-606)."""
        self.emit(happened.FIGHT_WON, self.who[winner])
        self.forward(winner, distance)

    def contested_space(self) -> i64:
        """The first space in scan order that holds two racers (SR-603)."""
        scanned: i64 = 0
        while scanned < self.track.racers:
            racer = self.scanned(scanned)
            space = self.space(racer)
            if space > 0 and self.racer_on(space, racer) >= 0:
                return space
            scanned += 1
        return 0
