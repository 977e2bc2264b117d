"""The position: where the chariots stand, in what condition, and where the turn has got to."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, ints, places, zeros
from hippodrome.engine.state import State
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.track import DICE, NO_COLOR, TOP_LEVEL, TOP_SPEED, Circus

OFF_BOARD: Final[i64] = -1


class Position(State):
    """Chariots are numbered by start position, the front one first; in the draft, as they are chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "phase", "round", "active",
        "owner", "color", "position",
        "cell", "lap", "damage", "speed", "fortune", "fell",
        "played", "caltrops", "supply",
        "dice", "rolled", "picked", "turns", "attacks", "steps", "entered", "came", "from_lap",
        "drafted",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("owner", "color", "position")
    """Replaced, never changed in place: clones share them."""

    def __init__(self, circus: Circus, fill: bool = True) -> None:
        super().__init__(circus, fill)
        self.circus = circus
        self.phase: i64 = phases.DRAFT
        self.round: i64 = 1
        self.active: i64 = 0
        self.played: i64 = 0
        """A bit for each chariot that has ended its turn in this round."""
        self.supply: i64 = circus.cubes
        self.rolled: i64 = 0
        """How many dice are in play this turn."""
        self.picked: i64 = 0
        """A bit for each die picked to be rolled again."""
        self.turns: i64 = 0
        """TURN dice not yet used."""
        self.attacks: i64 = 0
        """ATTACK dice not yet used."""
        self.steps: i64 = 0
        """Movement points left."""
        self.came: i64 = 0
        """How many of `entered` were entered this turn."""
        self.from_lap: i64 = 0
        """The lap on which this turn's move began."""
        self.drafted: i64 = 0
        """Choices made so far in the draft or on the grid."""
        if fill:
            self.fill()

    def fill(self) -> None:
        """The lists of a position before anything has happened."""
        circus = self.circus
        chariots = int(circus.chariots)
        self.owner: Ints = zeros(chariots)
        self.color: Ints = ints([int(NO_COLOR)] * chariots)
        self.position: Ints = ints([-1] * chariots)
        """The start position, 0 to 5."""
        self.cell: Ints = ints([int(OFF_BOARD)] * chariots)
        """Where the chariot stands; OFF_BOARD before the race and once destroyed."""
        self.lap: Ints = ints([-1] * chariots)
        self.damage = zeros(chariots)
        self.speed = zeros(chariots)
        self.fortune = zeros(chariots)
        self.fell = zeros(chariots)
        """0 while in the race, else the how-manieth chariot to be destroyed."""
        self.caltrops = zeros(int(circus.cells))
        self.dice = zeros(int(DICE))
        """Faces; the first `rolled` are in play."""
        self.entered = zeros(int(TOP_SPEED))
        """The cells entered this turn, in order."""

    # Places on the circuit

    def before_start(self) -> bool:
        """Are the chariots still being drafted and lined up? (CR-921, CR-922)"""
        return self.phase == phases.DRAFT or self.phase == phases.GRID

    def progress(self, chariot: i64) -> i64:
        """How far a chariot has come, laps included (CR-003)."""
        return self.lap[chariot] * self.circus.length + self.circus.front[self.cell[chariot]]

    def chariot_on(self, cell: i64, except_for: i64) -> i64:
        """The living chariot on a cell, or -1 (CR-006)."""
        chariot: i64 = 0
        while chariot < self.circus.chariots:
            if self.cell[chariot] == cell and chariot != except_for:
                return chariot
            chariot += 1
        return -1

    def alive(self, chariot: i64) -> bool:
        """Still in the race?"""
        return self.cell[chariot] != OFF_BOARD

    def living(self) -> i64:
        """How many chariots are in the race."""
        count: i64 = 0
        chariot: i64 = 0
        while chariot < self.circus.chariots:
            if self.cell[chariot] != OFF_BOARD:
                count += 1
            chariot += 1
        return count

    def leader_to_play(self) -> i64:
        """The chariot furthest ahead that has not played this round, or -1 (CR-202, CR-005)."""
        best: i64 = -1
        furthest: i64 = 0
        chariot: i64 = 0
        while chariot < self.circus.chariots:
            if self.cell[chariot] != OFF_BOARD and self.played & (1 << chariot) == 0:
                progress = self.progress(chariot)
                if best < 0 or progress > furthest:
                    best = chariot
                    furthest = progress
            chariot += 1
        return best

    def home(self, chariot: i64) -> bool:
        """Has a living chariot completed the race? (CR-004)"""
        return self.cell[chariot] != OFF_BOARD and self.lap[chariot] >= self.circus.laps

    def protected(self, chariot: i64) -> bool:
        """Past the finish with its turn fully ended, where the players agreed on it (CR-901)."""
        return (
            self.circus.no_damage_past_finish == 1
            and self.lap[chariot] >= self.circus.laps
            and self.played & (1 << chariot) != 0
        )

    def dolphins(self, chariot: i64) -> i64:
        """What the lap counter shows: laps still to complete, 0 once it is taken away (CR-106, CR-809)."""
        return max(0, self.circus.laps - max(0, self.lap[chariot]))

    def name_of(self, cell: i64) -> i64:
        """What a cell is called in events."""
        return self.circus.name[cell]

    # The chariot boards

    def cap(self, chariot: i64) -> i64:
        """The fastest speed beside the chariot's damage level (CR-312, CR-926)."""
        return self.cap_at(chariot, self.damage[chariot])

    def cap_at(self, chariot: i64, damage: i64) -> i64:
        """The fastest speed beside any damage level of the chariot's board (CR-312, CR-926)."""
        return self.circus.cap[self.color[chariot] * (TOP_LEVEL + 1) + damage]

    def dice_at(self, chariot: i64, speed: i64) -> i64:
        """The number of dice a chariot rolls at a speed (CR-401)."""
        return self.circus.dice[self.color[chariot] * (TOP_SPEED + 1) + speed]

    def shown(self, face: i64) -> i64:
        """How many dice show a face."""
        count: i64 = 0
        die: i64 = 0
        while die < self.rolled:
            if self.dice[die] == face:
                count += 1
            die += 1
        return count

    def traversed(self, order: i64) -> bool:
        """May a caltrop go on the cell entered at this step? (CR-712, CR-713)"""
        cell = self.entered[order]
        return order + 1 < self.came and cell != self.cell[self.active] and self.caltrops[cell] == 0

    def in_javelin_range(self, target: i64) -> bool:
        """Can the active chariot hit this one? (CR-721, CR-901)"""
        if target == self.active or self.cell[target] == OFF_BOARD or self.protected(target):
            return False
        return self.circus.within_range[self.cell[self.active] * self.circus.cells + self.cell[target]] == 1

    # Who has won

    def decided(self) -> bool:
        """At the end of a round: somebody home, nobody left, or too many rounds (CR-801, CR-805, CR-807)."""
        if self.furthest_home() >= 0 or self.living() == 0 or self.round >= self.circus.max_rounds:
            return True
        return self.finish_fell()

    def finish_fell(self) -> bool:
        """Is everybody destroyed who got home, where the race ends with their round all the same? (CR-941)"""
        if self.circus.finish_stands == 0 or self.furthest_home() >= 0:
            return False
        return any(lap >= self.circus.laps for lap in self.lap)

    def standing(self, chariot: i64) -> i64:
        """Orders chariots: the living by progress, below them the destroyed by their fall (CR-808)."""
        if self.cell[chariot] == OFF_BOARD:
            return self.fell[chariot] - 2 * self.circus.length - self.circus.chariots
        return self.progress(chariot)

    def best_standing(self, seat: i64) -> i64:
        """The standing of a player's best chariot (CR-808)."""
        best: i64 = -(1 << 60)
        chariot: i64 = 0
        while chariot < self.circus.chariots:
            if self.owner[chariot] == seat:
                best = max(best, self.standing(chariot))
            chariot += 1
        return best

    def ranks(self) -> Ints:
        """Places by each player's best chariot (CR-808)."""
        return places(ints([int(self.best_standing(seat)) for seat in range(int(self.players))]))

    def furthest_home(self) -> i64:
        """How far the chariot furthest past the line has come; -1 if none is home."""
        furthest: i64 = -1
        chariot: i64 = 0
        while chariot < self.circus.chariots:
            if self.home(chariot):
                furthest = max(furthest, self.progress(chariot))
            chariot += 1
        return furthest

    def winners(self) -> Ints:
        """The owner of the chariot furthest past the line, if any got home (CR-803, CR-805, CR-807).

        If all of those fell, and the race ends with their round all the same, of the foremost (CR-941).
        """
        furthest = self.furthest_home()
        if furthest < 0 and (self.living() == 0 or not self.finish_fell()):
            return zeros(0)
        return super().winners()

    # Plans

    def likeness(self) -> bytes:
        """Dice no longer in play tell nothing, nor do cells come through where no caltrop can be dropped on them."""
        bare = self.clone()
        die = self.rolled
        while die < DICE:
            bare.dice[die] = 0
            die += 1
        step = int(self.came) if self.attacks > 0 else 0
        while step < len(self.entered):
            bare.entered[step] = 0
            step += 1
        return bare.pack()

    # What a seat knows

    def mask(self, seat: i64) -> None:
        """Nothing is hidden in this game (ledger 6)."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Nothing is hidden in this game (ledger 6)."""
