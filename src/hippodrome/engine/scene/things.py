"""What stands on the board, and what lies beside it."""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.frozen import dataclass
from hippodrome.engine.scene.text import NOTHING, Text

PieceState = Literal["idle", "active", "out", "down", "crashed", "finished"]

TEAMS = ("sun", "moon", "star")
"""The signs of teams: art `team-SIGN`, words `team-SIGN`."""


def piece_id(racer: int) -> str:
    """The id of a racer's piece; `racer` is its number in the vocabulary of racers."""
    return f"piece:{racer}"


@dataclass(frozen=True, slots=True)
class Piece:
    """A racer on the board. `letter_at` is where its letter stands in the art (0 to 64) and stays upright
    while the piece turns; without it a badge in the corner carries shape and letter.
    """

    id: str
    art: str
    slot: int
    letter: Text
    title: Text
    cell: str = ""
    """Empty: not on the board."""
    along: float = 0.0
    across: float = 0.0
    order: int = 0
    """Pieces are drawn from the lowest order to the highest."""
    turn: float | None = 0.0
    """Degrees from upright; None turns with the cell's heading."""
    letter_at: tuple[float, float] | None = None
    scale: float = 1.0
    state: PieceState = "idle"
    sign: str = ""
    """Art of what has befallen it (a skull, a broken wheel)."""
    seat: int = -1
    team: str = ""
    """The sign of its team (`TEAMS`); empty: it races for itself."""
    wait: int = 0
    """Of pieces not on the board yet: its place in the queue on the drawing's `ramp`, 1 for the next to come."""


@dataclass(frozen=True, slots=True)
class Token:
    """Something lying on a cell: a trap, a caltrop, a face-down token."""

    id: str
    art: str
    cell: str
    title: Text
    along: float = 0.0
    across: float = 0.0
    size: float = 0.5
    turn: float | None = 0.0
    count: int = 1
    slot: int = 0
    """The slot of its owner; 0 if nobody's."""
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Die:
    """A die in the tray. `pips` 1 to 6, or art; with neither it is a place for a die not rolled yet."""

    id: str
    title: Text
    pips: int = 0
    art: str = ""
    tone: str = "none"
    """The colour of its body; `none` is the usual ivory."""
    state: Literal["idle", "active", "used", "rolling", "free"] = "idle"
    caption: Text = NOTHING
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or several alike: in a hand (own ones open), in a pool, in play, or as a pile in the hub."""

    id: str
    zone: Literal["hand", "pool", "play", "pile", "discard"]
    title: Text
    form: Literal["card", "token", "tile"] = "card"
    face_up: bool = True
    label: Text = NOTHING
    """The short word printed on it."""
    big: Text = NOTHING
    """A large number or sign printed on it instead of art."""
    art: str = ""
    symbol: str = ""
    symbol_slot: int = 0
    tone: str = "surface"
    count: int = 1
    usable: bool = True
    owner: int = -1
    """The seat that holds it; -1 for the table."""
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Guide:
    """An entry of the guide to what lies on the board."""

    art: str
    name: Text
    help: Text = NOTHING
    present: bool = True
