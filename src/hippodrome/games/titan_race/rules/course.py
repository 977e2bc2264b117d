"""The course as numbers: cells and their neighbours, titans, cards and switches of one race.

A board has 36 cells, three in each of its twelve rows: cell = 3 * (row - 1) + column // 2. In the
Grand Slam three boards lie in a row and the cells of the second and third follow those of the first.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import Setup

TITANS: Final = ("rassik", "slaugg", "craken", "ragnarok", "grinder", "chtooloo")
RASSIK: Final[i64] = 0
SLAUGG: Final[i64] = 1
CRAKEN: Final[i64] = 2
RAGNAROK: Final[i64] = 3
GRINDER: Final[i64] = 4
CHTOOLOO: Final[i64] = 5

FACES: Final = ("yellow", "red", "blue", "green", "brown", "purple")
YELLOW: Final[i64] = 0
RED: Final[i64] = 1
BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
BROWN: Final[i64] = 4
PURPLE: Final[i64] = 5
NO_FACE: Final[i64] = -1

DIRECTIONS: Final = ("F", "FL", "FR", "B", "BL", "BR")
F: Final[i64] = 0
FL: Final[i64] = 1
FR: Final[i64] = 2
B: Final[i64] = 3
BL: Final[i64] = 4
BR: Final[i64] = 5
NO_DIRECTION: Final[i64] = 6
COLUMN_CHANGE: Final = (0, -1, 1, 0, -1, 1)
ROW_CHANGE: Final = (2, 1, 1, -2, -1, -1)

COLUMNS: Final = "ABCDEF"
ROWS: Final[i64] = 12
CELLS: Final[i64] = 36
NO_CELL: Final[i64] = -1

FEATURES: Final = (
    "plain", "bonus", "lava", "pirates", "super_left", "super_right", "multi", "statue", "pentacle", "ice",
)  # fmt: skip
PLAIN: Final[i64] = 0
BONUS: Final[i64] = 1
LAVA: Final[i64] = 2
PIRATES: Final[i64] = 3
SUPER_LEFT: Final[i64] = 4
SUPER_RIGHT: Final[i64] = 5
MULTI: Final[i64] = 6
STATUE: Final[i64] = 7
PENTACLE: Final[i64] = 8
ICE: Final[i64] = 9

EFFECTS: Final = (
    "lay_trap", "run", "shield", "explode", "mimic", "jump", "fireball",
    "lightning", "headwind", "heal", "sidestep", "steal", "riposte",
)  # fmt: skip
SURPRISE_TRAP: Final[i64] = 0
SPEED_POTION: Final[i64] = 1
SHIELD: Final[i64] = 2
EXPLOSION: Final[i64] = 3
MIMICRY: Final[i64] = 4
JUMP_BOOTS: Final[i64] = 5
FIREBALL: Final[i64] = 6
LIGHTNING: Final[i64] = 7
HEADWIND: Final[i64] = 8
HEALING_POTION: Final[i64] = 9
SIDESTEP: Final[i64] = 10
THEFT: Final[i64] = 11
RIPOSTE: Final[i64] = 12
CARDS: Final[i64] = 13
NO_CARD: Final[i64] = -1
UNKNOWN_CARD: Final[i64] = -2

RANDOM: Final[i64] = -1
MOST_CHOICES: Final = 36


@final
class Course(Setup):
    """One board, or three in a row, with the titans, cards and switches of a race."""

    def __init__(self, players: int, boards: int) -> None:
        super().__init__(players, MOST_CHOICES)
        cells = int(CELLS) * boards
        self.boards: i64 = boards
        self.cells: i64 = cells
        self.circuits: list[str] = []
        """Names of the circuits from the bottom up, for drawing; empty for one's own."""
        self.feature = zeros(cells)
        self.beside = zeros(6 * cells)
        """The neighbour of a cell in each direction; NO_CELL beyond the ends of a Grand Slam."""
        self.toward = zeros(cells * cells)
        """The direction from one cell to another, NO_DIRECTION unless they are adjacent."""
        self.leap = zeros(6 * cells)
        """How many cells an own step from a cell goes in a direction: more than 1 off a springboard."""
        self.rise = zeros(6)
        """How many rows a step in a direction climbs."""

        self.titans: i64 = players
        self.hands: i64 = players
        self.picks = zeros(6)
        """The titan chosen for each racer, RANDOM where none was."""
        self.teams: i64 = 0
        self.two_titans: i64 = 0
        self.own_hands: i64 = 0
        """1 if each titan of a player has its own hand."""

        self.finish: i64 = 0
        """The absolute row that completes the last lap."""
        self.traps: i64 = 0
        self.hand_limit: i64 = 0
        self.turn_cap: i64 = 0
        self.steps = zeros(6)
        """Steps of each face whose steps are all alike."""

        self.colour = zeros(6)
        self.most_life = zeros(6)
        self.start_life = zeros(6)
        self.free_purple = zeros(6)

        self.copies: Ints = zeros(int(CARDS))
        self.figure: Ints = zeros(int(CARDS))
        """The number on a card: steps, distance, range or life."""
        self.needs: Ints = zeros(int(CARDS))
        """How many titans must be ahead of whoever plays a card in its own turn."""

        self.lap_may_drop: i64 = 1
        self.ice_ends_movement: i64 = 0
        self.knocked_out_slides: i64 = 1
        self.swap_counts_line: i64 = 1
        self.green_is_compulsory: i64 = 1
        self.pentacle_life: i64 = 2
        self.reshuffle_at_once: i64 = 0


def cell_of(name: str) -> int:
    """The number of a cell on its board: `cell_of("A1")` is 0; ValueError if there is none (TR-101)."""
    column = COLUMNS.find(name[:1])
    digits = name[1:]
    if column < 0 or not digits.isdecimal() or not digits.isascii() or digits != str(int(digits)):
        raise ValueError(name)
    row = int(digits)
    if not 1 <= row <= ROWS or (column + row) % 2 == 0:
        raise ValueError(name)
    return 3 * (row - 1) + column // 2


def cell_name(cell: int) -> str:
    """Column and row of a cell of one board: `cell_name(0)` is "A1"."""
    row = cell // 3 + 1
    return f"{COLUMNS[2 * (cell % 3) + (row + 1) % 2]}{row}"
