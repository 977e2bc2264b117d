"""The circus and the chariot boards as numbers: what stays the same during a race."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, ints, zeros
from hippodrome.engine.state import Setup

RACERS: Final = ("blue", "red", "green", "yellow", "purple", "brown")
COLORS: Final[i64] = 6
NO_COLOR: Final[i64] = -1

LANES: Final = ("I", "C", "O")
"""From the spina outwards."""
LANE_NAMES: Final[i64] = 100
"""Cell k of lane l is called number l * LANE_NAMES + k in events and texts."""
CELL_NAMES: Final = tuple(f"{lane}{index}" for lane in LANES for index in range(100))

DICE: Final[i64] = 5
START_POSITIONS: Final[i64] = 6
TOP_SPEED: Final[i64] = 20
"""No chariot board may go faster, nor take more damage or fortune than TOP_LEVEL."""
TOP_LEVEL: Final[i64] = 20
MOST_CHOICES: Final = 26
NO_LIMIT: Final[i64] = 1000


@final
class Circus(Setup):
    """A circuit of cells, the chariot boards by colour, and the switches.

    Cells are numbered lane by lane from the spina outwards, in each lane from the line on. `next`,
    `inward` and `outward` lead to cells; `next_lap` and the like are 1 where the step passes the line.
    """

    def __init__(self, players: int, cells: int) -> None:
        super().__init__(players, MOST_CHOICES)
        chariots = 2 * players if players < 4 else players
        self.chariots: i64 = chariots
        self.cells: i64 = cells
        self.length: i64 = 0
        """The lap in ticks."""
        self.circuit = ""
        """The name of the circuit; empty on a board of one's own."""
        self.lane = zeros(cells)
        self.front = zeros(cells)
        self.name = zeros(cells)
        """What the cell is called in events: see CELL_NAMES."""
        self.next = zeros(cells)
        self.next_lap = zeros(cells)
        self.previous = zeros(cells)
        self.inward = zeros(cells)
        """-1 where there is no lane on that side."""
        self.inward_lap = zeros(cells)
        self.outward = zeros(cells)
        self.outward_lap = zeros(cells)
        self.limit = zeros(cells)
        """The safe speed printed on the cell, or NO_LIMIT."""
        self.pillar = zeros(cells)
        self.curve_ahead = zeros(cells)
        """Steps along the lane to the next numbered cell; NO_LIMIT if there is none."""
        self.limit_ahead = zeros(cells)
        """The number on it."""
        self.pillar_ahead = zeros(cells)
        """Steps along the lane to the next pillar; NO_LIMIT if there is none."""
        self.within_range = zeros(cells * cells)
        """1 at from * cells + to where a javelin reaches."""
        self.start = zeros(int(START_POSITIONS))

        colors = int(COLORS)
        self.damage_max = zeros(colors)
        self.damage_start = zeros(colors)
        self.speed_max = zeros(colors)
        self.speed_start = zeros(colors)
        self.fortune_max = zeros(colors)
        self.fortune_start = zeros(colors)
        self.cap = zeros(colors * int(TOP_LEVEL + 1))
        """The fastest speed beside each damage level, a row per colour."""
        self.dice = zeros(colors * int(TOP_SPEED + 1))
        """The number of dice at each speed, a row per colour."""
        self.colors: Ints = ints(list(range(chariots)))
        """The colour of each white chariot, those of a player one after the other (CR-103)."""
        self.draft_order: Ints = zeros(colors)
        """The colours as the chariot file lists them."""

        self.black: i64 = 0
        self.no_damage_past_finish: i64 = 0
        self.repair_amount_free: i64 = 1
        self.placed_on_caltrop_hurts: i64 = 0
        self.finish_stands: i64 = 0
        self.laps: i64 = 2
        self.max_rounds: i64 = 100

        self.cubes: i64 = 0
        self.repair_price: i64 = 0
        self.repair_most: i64 = 0
        self.change_price: i64 = 0
        self.sprint_gain: i64 = 0
        self.sprint_damage: i64 = 0
        self.crash_damage: i64 = 0
        self.caltrop_damage: i64 = 0
        self.javelin_damage: i64 = 0
