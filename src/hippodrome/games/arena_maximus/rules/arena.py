"""The track, the cards and the chariots as numbers: what stays the same during a race."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, ints, zeros
from hippodrome.engine.state import Setup

CHARIOTS: Final = ("dwarf", "elf", "orc", "undead", "human")
SYMBOLS: Final = ("flame", "gale", "leaf", "star", "stone")
SYMBOL_COUNT: Final[i64] = 5

CARDS: Final = (
    "whip_flame", "whip_gale", "whip_leaf", "whip_star", "whip_stone",
    "rein_flame", "rein_gale", "rein_leaf", "rein_star", "rein_stone",
    "magic",
)  # fmt: skip
CARD_TYPES: Final[i64] = 11
WHIP: Final[i64] = 0
"""Whips are the cards 0 to 4, one for each symbol."""
REIN: Final[i64] = 5
"""Reins are the cards 5 to 9, one for each symbol."""
MAGIC: Final[i64] = 10

TILE_KINDS: Final = ("empty", "stable", "rocks", "jump", "hazard", "line")
EMPTY: Final[i64] = 0
STABLE: Final[i64] = 1
ROCKS: Final[i64] = 2
JUMP: Final[i64] = 3
HAZARD: Final[i64] = 4
LINE: Final[i64] = 5

START: Final[i64] = 0
"""The face of the start/finish tile: the first of all faces."""
FACE_DOWN: Final[i64] = -1

SPELLS: Final = ("fireball", "haste", "healing", "teleport", "terrain")
FIREBALL: Final[i64] = 0
HASTE: Final[i64] = 1
HEALING: Final[i64] = 2
TELEPORT: Final[i64] = 3
TERRAIN: Final[i64] = 4
SPELL_COUNT: Final[i64] = 5
SPELL_RANGE: Final[i64] = 3
"""Tiles ahead and behind that Fireball and Terrain alteration reach (AM-821, AM-841)."""

SWAP_FROM: Final = (-3, -3, -3, -3, -3, -2, -2, -2, -2, -1, -1, -1, 1, 1, 2)
SWAP_WITH: Final = (-2, -1, 1, 2, 3, -1, 1, 2, 3, 1, 2, 3, 2, 3, 3)
"""The pairs of tiles that Terrain alteration can exchange, counted from the caster."""
SWAPS: Final[i64] = 15

MOST_BEAST: Final[i64] = 5
"""The largest Beast figure a chariot file may give: under rules 1 one action number for each removal."""
MOST_CHOICES: Final = 16


@final
class Arena(Setup):
    """A ring of tiles 0 to `length` - 1, the deck, the chariots, and the switches."""

    def __init__(self, players: int, length: int) -> None:
        super().__init__(players, MOST_CHOICES)
        self.length: i64 = length
        self.curved = zeros(length)
        """1 where the ring bends."""
        self.reveal: i64 = 3
        """Tiles turned up at a time, and at the start (AM-105, AM-353)."""

        self.face_ids: list[str] = []
        self.face_kind: Ints = zeros(0)
        self.face_number: Ints = zeros(0)
        """How many reins rocks ask for, how much speed a jump."""
        self.face_symbols: Ints = zeros(0)
        """How often each of the five symbols stands on each face."""
        self.straight_copies: Ints = zeros(0)
        self.curved_copies: Ints = zeros(0)

        self.card_copies: Ints = zeros(0)
        self.beast: Ints = zeros(0)
        self.driver: Ints = zeros(0)
        self.hull: Ints = zeros(0)
        """The Chariot figure: damage at which it crashes."""
        self.colour: Ints = zeros(0)
        """The symbol of the chariot's own colour."""
        self.spell_symbol: Ints = zeros(0)
        self.haste_speed: i64 = 3
        self.healing: i64 = 3
        self.fireball_damage: i64 = 1
        self.swap_from = ints(SWAP_FROM)
        self.swap_with = ints(SWAP_WITH)

        self.spells: i64 = 0
        self.hand_total: i64 = 7
        self.magic_pays_symbols: i64 = 1
        self.removed_to_hand: i64 = 0
        self.latest_leaves: i64 = 0
        """1 under rules 1: the cards laid last leave the speed pool, whichever they are."""
        self.driver_per_target: i64 = 0
        self.ram_damage: i64 = 2
        self.crash_by_rounds: i64 = 0
        self.must_move_full: i64 = 1
        self.kingmaker: i64 = 1
        self.swap_same_shape: i64 = 1
        self.skip_costs_move: i64 = 0
        self.start_rotates: i64 = 0
        self.max_rounds: i64 = 100
