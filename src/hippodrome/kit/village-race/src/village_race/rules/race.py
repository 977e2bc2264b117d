"""The race: a position, its one question, and what follows from the answers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, places, zeros
from hippodrome.engine.state import NOBODY, State
from village_race.rules import events as happened
from village_race.rules.street import Street

WALK: Final = 0
RUN: Final = 1
CHOICES: Final = 2


@final
class VillageRaceRace(State):
    """Where everybody is, and whose turn it is. It knows the past and the present, never the future."""

    FIELDS: ClassVar[tuple[str, ...]] = ("active", "round", "progress", "rolled", "home")

    def __init__(self, street: Street, fill: bool = True) -> None:
        super().__init__(street, fill)
        self.street = street
        self.active: i64 = 0
        """The runner whose turn it is: that of the seat of the same number."""
        self.round: i64 = 1
        self.rolled: i64 = 0
        """The last die; 0 before the first."""
        self.home: i64 = 0
        """1 once somebody is home."""
        if fill:
            self.progress = zeros(int(street.players))

    def offer(self) -> None:
        """Walk or run (VR-201)."""
        self.offers = 0
        self.seat = NOBODY if self.home else self.active
        if not self.home:
            self.put(WALK)
            self.put(RUN)

    def resolve(self, choice: i64, chance: Chance) -> None:
        """Go on, and pass the turn (VR-201)."""
        steps = self.street.stride
        if choice == RUN:
            steps = self.rolled = chance.die()
            self.emit(happened.ROLLED, self.active, steps)
        self.move(self.active, steps)
        if not self.home:
            self.pass_on()

    def move(self, runner: i64, steps: i64) -> None:
        """A runner goes on; beyond the last space it has won (VR-301)."""
        start = self.progress[runner]
        self.progress[runner] = min(start + steps, self.street.spaces + 1)
        self.emit(happened.MOVED, runner, start, self.progress[runner])
        if self.progress[runner] > self.street.spaces:
            self.home = 1
            self.emit(happened.HOME, runner)

    def pass_on(self) -> None:
        """The next runner's turn."""
        self.active = (self.active + 1) % self.players
        if self.active == 0:
            self.round += 1
        self.emit(happened.TURN, self.active, self.round)

    def clone(self) -> VillageRaceRace:
        copy = VillageRaceRace(self.street, False)
        self.copy_to(copy)
        return copy

    def ranks(self) -> Ints:
        """By progress (VR-301)."""
        return places(self.progress)

    def mask(self, seat: i64) -> None:
        """Nothing is hidden here; hands of cards would go back among those not seen."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Nothing was forgotten; hidden cards would be dealt again by `chance`."""


def start_race(street: Street, chance: Chance) -> VillageRaceRace:
    """Everybody stands before the first space (VR-101)."""
    race = VillageRaceRace(street)
    race.begin(chance)
    return race
