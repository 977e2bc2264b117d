"""The position: who drives where, what lies on the table, and where the turn has got to."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.hands import deal, hide
from hippodrome.engine.ints import Ints, total, total_between, zeros
from hippodrome.engine.state import State
from hippodrome.games.scrap_racer.rules.phases import ORDER, ROLLING
from hippodrome.games.scrap_racer.rules.track import BONUS_KINDS, TRICKSTER, Track


class Position(State):
    """Racers are numbered in play order, the start racer first (SR-203)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "phase", "step", "round", "active",
        "who", "owner", "progress", "lap_tokens", "bonus_tokens", "nudges", "pending", "ordered",
        "hands", "hidden",
        "accident_pile", "accident_discard", "objective_pile", "objective_discard",
        "bonus_pile", "bonus_discard",
        "token", "reserve", "unseen_nudges",
        "dice", "rolled", "die", "card", "from_progress", "dice_driven", "crossed", "ending",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("who", "owner", "ordered")
    """Replaced, never changed in place: clones share them."""

    def __init__(self, track: Track, fill: bool = True) -> None:
        super().__init__(track, fill)
        self.track = track
        self.phase: i64 = ORDER
        self.step: i64 = ROLLING
        self.round: i64 = 1
        self.active: i64 = 0
        self.reserve: i64 = 0
        """Nudge tokens not on the track."""
        self.rolled: i64 = 0
        """How many of `dice` are final this turn."""
        self.die: i64 = 0
        """The die just rolled, while nudges may change it."""
        self.card: i64 = -1
        """The Accident card being resolved."""
        self.from_progress: i64 = 0
        self.dice_driven: i64 = 0
        self.crossed: i64 = 0
        self.ending: i64 = 0
        if fill:
            self.fill()

    def fill(self) -> None:
        """The lists of a position before anything has happened (SR-102 to SR-107)."""
        track = self.track
        racers = int(track.racers)
        self.who = zeros(racers)
        self.owner = zeros(racers)
        self.progress = zeros(racers)
        self.lap_tokens = zeros(racers)
        self.bonus_tokens = zeros(racers)
        self.nudges = zeros(3 * racers)
        """Three kinds for each racer, face up beside its board."""
        self.pending = zeros(racers)
        """Crossings of the line not yet resolved."""
        self.ordered = zeros(int(track.players))
        """1 once a player has fixed the order of his racers."""

        self.hands = zeros(int(BONUS_KINDS * track.players))
        self.hidden = zeros(int(track.players))
        """Cards in a hand that this position does not know; they are still in `bonus_pile`."""

        self.accident_pile: Ints = track.accident_copies[:]
        self.accident_discard = zeros(len(track.accident_copies))
        self.objective_pile: Ints = track.objective_copies[:]
        self.objective_discard = zeros(len(track.objective_copies))
        self.bonus_pile: Ints = track.bonus_copies[:]
        self.bonus_discard = zeros(len(track.bonus_copies))

        self.token = zeros(int(track.length) + 1)
        """1 where a nudge token lies face down."""
        self.unseen_nudges: Ints = track.nudges[:]
        """Kinds of the tokens nobody has seen, on the track and in the reserve."""
        self.reserve = total(track.nudges)
        self.dice = zeros(6)

    # Places on the track

    def lap(self, progress: i64) -> i64:
        """Laps completed (SR-004)."""
        laps: i64 = 0
        length = self.track.length
        while progress > length:
            progress -= length
            laps += 1
        return laps

    def space(self, racer: i64) -> i64:
        """The space a racer stands on, 0 for off the track (SR-004)."""
        return self.space_at(self.progress[racer])

    def space_at(self, progress: i64) -> i64:
        """The space of a progress, 0 for off the track."""
        # A racer is a few laps round at most: counting down is faster than dividing.
        length = self.track.length
        while progress > length:
            progress -= length
        return progress

    def next_space(self, space: i64) -> i64:
        """The space that follows another in driving order (SR-002)."""
        if space == self.track.length:
            return 1
        return space + 1

    def racer_on(self, space: i64, except_for: i64) -> i64:
        """The first racer in play order on a space, or -1."""
        racers = self.track.racers
        racer: i64 = 0
        while racer < racers:
            if racer != except_for and self.space(racer) == space:
                return racer
            racer += 1
        return -1

    def scanned(self, place: i64) -> i64:
        """The racer at a place of the scan order, which begins with the active one (SR-013)."""
        racer = self.active + place
        if racer >= self.track.racers:
            racer -= self.track.racers
        return racer

    def standing(self, racer: i64) -> i64:
        """How many racers rank before this one (SR-009)."""
        mine = self.progress[racer]
        ahead: i64 = 0
        other: i64 = 0
        while other < self.track.racers:
            theirs = self.progress[other]
            if theirs > mine or (theirs == mine and other < racer):
                ahead += 1
            other += 1
        return ahead

    def placed(self, standing: i64) -> i64:
        """The racer at a place of the ranking, 0 for the first (SR-010)."""
        racer: i64 = 0
        while self.standing(racer) != standing:
            racer += 1
        return racer

    def just_ahead(self, racer: i64) -> i64:
        """The racer with the smallest greater progress, or -1 (SR-010)."""
        best: i64 = -1
        other: i64 = 0
        while other < self.track.racers:
            if self.progress[other] > self.progress[racer] and (best < 0 or self.progress[other] < self.progress[best]):
                best = other
            other += 1
        return best

    def just_behind(self, racer: i64) -> i64:
        """The best-ranked racer with smaller progress, or -1; off the track, the next one off it (SR-010)."""
        mine = self.progress[racer]
        if mine == 0:
            following = racer + 1
            while following < self.track.racers:
                if self.progress[following] == 0:
                    return following
                following += 1
            return -1
        best: i64 = -1
        other: i64 = 0
        while other < self.track.racers:
            if self.progress[other] < mine and (best < 0 or self.progress[other] > self.progress[best]):
                best = other
            other += 1
        return best

    # The dice of this turn

    def total_rolled(self) -> i64:
        """The sum of the final dice (SR-304)."""
        result: i64 = 0
        die: i64 = 0
        while die < self.rolled:
            result += self.dice[die]
            die += 1
        return result

    def repeats(self, value: i64) -> bool:
        """Was this value rolled before in this turn? (SR-303)"""
        return self.values_rolled() & (1 << (value - 1)) != 0

    def values_rolled(self) -> i64:
        """The values of the final dice as a set: bit 0 is value 1."""
        values: i64 = 0
        die: i64 = 0
        while die < self.rolled:
            values |= 1 << (self.dice[die] - 1)
            die += 1
        return values

    # Tokens and cards

    def owns_nudge(self) -> bool:
        """Has the active racer a nudge token to use? (SR-402)"""
        return self.nudges_of(self.active) > 0

    def nudges_of(self, racer: i64) -> i64:
        """Nudge tokens beside a racer's board."""
        first = 3 * racer
        return self.nudges[first] + self.nudges[first + 1] + self.nudges[first + 2]

    def bonus_set(self, racer: i64) -> i64:
        """Bonus tokens that buy a card (SR-722, SR-527)."""
        if self.who[racer] == TRICKSTER:
            return self.track.bonus_set_trickster
        return self.track.bonus_set

    def bonus_cards_left(self) -> i64:
        """Cards in the Bonus draw pile."""
        return total(self.bonus_pile) - total(self.hidden)

    def hand_size(self, seat: i64) -> i64:
        """Bonus cards a player holds, known or not."""
        first = seat * BONUS_KINDS
        return self.hidden[seat] + total_between(self.hands, first, first + BONUS_KINDS)

    # Who has won

    def second_standing(self, seat: i64) -> i64:
        """The ranking place of a player's lower-ranked racer."""
        worst: i64 = -1
        racer: i64 = 0
        while racer < self.track.racers:
            if self.owner[racer] == seat:
                standing = self.standing(racer)
                if standing > worst:
                    worst = standing
            racer += 1
        return worst

    def finished(self, seat: i64) -> bool:
        """Does a player own a racer with all its lap tokens?"""
        racer: i64 = 0
        while racer < self.track.racers:
            if self.owner[racer] == seat and self.lap_tokens[racer] >= self.track.laps:
                return True
            racer += 1
        return False

    def ranks(self) -> Ints:
        """Places by progress (SR-905); in teams finishers first, then by the second racer (SR-1022 to SR-1024)."""
        result = zeros(int(self.players))
        seat: i64 = 0
        while seat < self.players:
            mine = self.second_standing(seat)
            place: i64 = 1
            other: i64 = 0
            while other < self.players:
                if other != seat:
                    if self.track.teams == 1 and self.finished(other) != self.finished(seat):
                        if self.finished(other):
                            place += 1
                    elif self.second_standing(other) < mine:
                        place += 1
                other += 1
            result[seat] = place
            seat += 1
        return result

    # What a seat knows

    def mask(self, seat: i64) -> None:
        """Other players' Bonus cards go back among the unseen ones (ledger 7)."""
        hide(self.hands, self.hidden, self.bonus_pile, BONUS_KINDS, seat)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal the unseen Bonus cards to the hands that hold some."""
        deal(self.hands, self.hidden, self.bonus_pile, BONUS_KINDS, chance)
