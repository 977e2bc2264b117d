"""The circuit and the cards as numbers: what stays the same during a race."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import Setup

RACERS: Final = ("sprinter", "drifter", "overtaker", "opportunist", "brawler", "trickster")
SPRINTER: Final[i64] = 0
DRIFTER: Final[i64] = 1
OVERTAKER: Final[i64] = 2
OPPORTUNIST: Final[i64] = 3
BRAWLER: Final[i64] = 4
TRICKSTER: Final[i64] = 5

NUDGES: Final = ("reroll", "plusmin1", "flip")
REROLL_TOKEN: Final[i64] = 0
PLUSMIN1_TOKEN: Final[i64] = 1
FLIP_TOKEN: Final[i64] = 2

PILES: Final = ("1/2", "3/4", "5/6")

ACCIDENT_EFFECTS: Final = (
    "advance", "two_dice", "advance_pull", "stay", "push_behind",
    "back", "back_die", "up_to", "drop_to_last", "push_last",
)  # fmt: skip
ADVANCE: Final[i64] = 0
TWO_DICE: Final[i64] = 1
ADVANCE_PULL: Final[i64] = 2
STAY: Final[i64] = 3
PUSH_BEHIND: Final[i64] = 4
BACK: Final[i64] = 5
BACK_DIE: Final[i64] = 6
UP_TO: Final[i64] = 7
DROP_TO_LAST: Final[i64] = 8
PUSH_LAST: Final[i64] = 9

BONUS_EFFECTS: Final = ("forward", "to_straight", "to_curve", "catch_up")
FORWARD: Final[i64] = 0
TO_STRAIGHT: Final[i64] = 1
TO_CURVE: Final[i64] = 2
CATCH_UP: Final[i64] = 3

BONUS_KINDS: Final[i64] = 6
MOST_CHOICES: Final = 8


@final
class Track(Setup):
    """A circuit of spaces 1 to `length`, the piles, and the switches."""

    def __init__(self, players: int, length: int) -> None:
        super().__init__(players, MOST_CHOICES)
        self.length: i64 = length
        self.circuit = ""
        """The name of a printed circuit; empty for one's own."""
        self.short: i64 = 0
        self.sections: list[tuple[int, str]] = []
        """Section number and layout letter in driving order, for drawing."""
        self.spaces_per_section: i64 = 1
        self.curve = zeros(length + 1)
        self.symbol = zeros(length + 1)
        self.opens = zeros(length + 1)
        """1 where a section begins."""
        self.straights: i64 = 0
        self.curves: i64 = 0

        self.racers: i64 = players
        self.teams: i64 = 0
        self.laps: i64 = 3
        self.start_seat: i64 = 0
        self.ends_at_once: i64 = 0
        """The house rule by which nobody answers the last lap token (SR-1051)."""
        self.ability_mandatory: i64 = 1
        self.catch_up_by_rank: i64 = 0
        self.overtake_by_rank: i64 = 0
        self.nudge_on_accident_dice: i64 = 0
        self.most_rounds: i64 = 100

        self.nudges = zeros(3)
        self.bonus_set: i64 = 3
        self.bonus_set_trickster: i64 = 2
        self.extra = zeros(6)
        """What each racer's ability gives (spaces, or Bonus tokens)."""
        self.fight_drive: i64 = 1

        self.accident_copies: Ints = zeros(0)
        self.accident_effect: Ints = zeros(0)
        self.accident_distance: Ints = zeros(0)
        self.accident_other: Ints = zeros(0)
        self.pile_start = zeros(4)
        """Cards of pile p are numbers pile_start[p] to pile_start[p + 1] - 1."""
        self.objective_copies: Ints = zeros(0)
        self.objective_spared: Ints = zeros(0)
        self.objective_moved: Ints = zeros(0)
        self.objective_distance: Ints = zeros(0)
        self.bonus_copies: Ints = zeros(0)
        self.bonus_effect: Ints = zeros(0)
        self.bonus_distance: Ints = zeros(0)
        self.crash_worth = zeros(3)
        """What an Accident card of each pile is worth to the one who crashes, in thousandths of a space."""
        self.token_worth: i64 = 0
        """What a Bonus token is worth, likewise."""
        self.push: i64 = 0
        """How far Objective cards push stragglers on average, likewise."""
        self.turn_worth = zeros(64)
        """What each set of rolled values is worth under the best rule of stopping, likewise."""
        self.accident_ids: list[str] = []
        self.objective_ids: list[str] = []
        self.bonus_ids: list[str] = []
