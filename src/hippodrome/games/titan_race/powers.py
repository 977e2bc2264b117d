"""The powers of the six titans (ledger 3.9)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.actions import TITAN, TITAN_TO, TRAP_TO
from hippodrome.games.titan_race.course import (
    CRAKEN,
    GRINDER,
    NO_DIRECTION,
    RAGNAROK,
    RASSIK,
    SLAUGG,
    B,
    F,
)
from hippodrome.games.titan_race.dice import Dice
from hippodrome.games.titan_race.events import BY_DRAIN, BY_FLAMES
from hippodrome.games.titan_race.movement import DRIVEN
from hippodrome.games.titan_race.state import DRAIN, DRIVE, LAY, LEAP, SWAP, UP


class Powers(Dice):
    """Powers are used by the active titan, its own or one borrowed by Mimicry."""

    def power_usable(self, power: i64) -> bool:
        """Does the active titan meet the condition of a power? (TR-902)"""
        if power == RASSIK:
            return self.titan_near(B, NO_DIRECTION)
        if power == SLAUGG:
            return self.something_ahead()
        if power == CRAKEN:
            return self.titan_near(F, NO_DIRECTION)
        if power == RAGNAROK:
            return self.someone_movable()
        if power == GRINDER:
            return self.cell_for_trap()
        return self.someone_drainable()

    def titan_near(self, first: i64, stop: i64) -> bool:
        """Does a titan stand beside the active one in a range of directions?"""
        other: i64 = 0
        while other < self.course.titans:
            direction = self.toward(self.active, other)
            if first <= direction < stop:
                return True
            other += 1
        return False

    def something_ahead(self) -> bool:
        """Slaugg needs a titan or a trap in front (TR-902)."""
        return (
            self.can_strike(self.beside(self.active, 0))
            or self.can_strike(self.beside(self.active, 1))
            or self.can_strike(self.beside(self.active, 2))
        )

    def someone_movable(self) -> bool:
        """Ragnarok needs an adjacent titan; straight ahead it can always be moved (TR-902, TR-1315)."""
        return self.titan_near(F, NO_DIRECTION)

    def cell_for_trap(self) -> bool:
        """Grinder and Surprise Trap need an adjacent cell without a trap (TR-702)."""
        direction = F
        while direction < NO_DIRECTION:
            if self.can_lay(self.beside(self.active, direction)):
                return True
            direction += 1
        return False

    def drainable(self, other: i64) -> bool:
        """Chtooloo needs an adjacent titan that is not K.O. (TR-908)."""
        return self.toward(self.active, other) != NO_DIRECTION and self.down[other] == UP

    def someone_drainable(self) -> bool:
        """Chtooloo may not be at his maximum either (TR-908)."""
        if self.life[self.active] >= self.course.most_life[self.who[self.active]]:
            return False
        other: i64 = 0
        while other < self.course.titans:
            if self.drainable(other):
                return True
            other += 1
        return False

    def use_power(self, power: i64, chance: Chance) -> None:
        """A power is announced; most ask for a target (TR-903 to TR-908)."""
        self.emit(happened.POWER_USED, self.who[self.active], power)
        if power == RASSIK:
            self.phase = LEAP
        elif power == SLAUGG:
            self.blast(self.place[self.active], F, B, BY_FLAMES, chance)
        elif power == CRAKEN:
            self.phase = SWAP
        elif power == RAGNAROK:
            self.phase = DRIVE
        elif power == GRINDER:
            self.phase = LAY
        else:
            self.phase = DRAIN

    def take_leap(self, direction: i64) -> None:
        """Rassik leaps off a titan behind him, 1 step forward (TR-903)."""
        self.begin_movement()
        self.stride(direction)

    def offer_adjacent(self) -> None:
        """Every adjacent titan (TR-905)."""
        other: i64 = 0
        while other < self.course.titans:
            if self.toward(self.active, other) != NO_DIRECTION:
                self.put(TITAN + other)
            other += 1

    def take_swap(self, other: i64) -> None:
        """Craken changes places with an adjacent titan (TR-905)."""
        self.begin_movement()
        self.exchange(self.active, other)

    def offer_drive(self) -> None:
        """Every adjacent titan in every direction, but not through the wall (TR-906, TR-1315)."""
        other: i64 = 0
        while other < self.course.titans:
            if self.toward(self.active, other) != NO_DIRECTION:
                direction = F
                while direction < NO_DIRECTION:
                    if not self.blocked(other, direction):
                        self.put(TITAN_TO + 6 * other + direction)
                    direction += 1
            other += 1

    def take_drive(self, choice: i64) -> None:
        """Ragnarok moves an adjacent titan 1 cell and may be pushed by it himself (TR-608, TR-906)."""
        self.begin_movement()
        target = (choice - TITAN_TO) // 6
        self.step(target, (choice - TITAN_TO) % 6, 1, DRIVEN)

    def offer_around(self) -> None:
        """Every adjacent cell for a trap (TR-701, TR-907)."""
        direction = F
        while direction < NO_DIRECTION:
            if self.can_lay(self.beside(self.active, direction)):
                self.put(TRAP_TO + direction)
            direction += 1

    def offer_drain(self) -> None:
        other: i64 = 0
        while other < self.course.titans:
            if self.drainable(other):
                self.put(TITAN + other)
            other += 1

    def take_drain(self, other: i64, chance: Chance) -> None:
        """Chtooloo takes 1 life from an adjacent titan; once it is lost he gains it (TR-908, TR-909)."""
        self.hit(other, BY_DRAIN, chance)

    def enjoy_drain(self) -> None:
        """The drained life, unless Riposte has felled the drainer (TR-909)."""
        if self.down[self.active] == UP and self.gain(self.active, 1) > 0:
            self.emit(happened.DRAINED, self.who[self.active], self.life[self.active])
