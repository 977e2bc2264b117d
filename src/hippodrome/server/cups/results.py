"""How a race ended for everybody in it: all that ratings, standings, records and trophies are made of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal

Fate = Literal["stayed", "helped", "left", "bot"]
"""`helped`: a bot made some of somebody's choices. `left`: a bot had the seat at the end, or made too many of them."""
TOO_MANY = 0.25
"""The share of a seat's choices that a bot may make before its person counts as having left."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How it ended for one seat. `guest` is None for a bot's."""

    guest: str | None
    place: int
    """As the race has it, 1 for the winner."""
    fate: Fate = "stayed"


@dataclass(frozen=True, slots=True)
class Result:
    """A race that is over."""

    code: str
    game: str
    ended: float
    rated: bool
    seats: tuple[SeatResult, ...]

    def counted(self) -> list[int]:
        """The places as they count: whoever left shares the last one, behind everybody who stayed, bots included.

        Two who tie in the race tie here. So nobody comes off better by leaving than by staying to the end.
        """
        stayed = sorted(seat.place for seat in self.seats if seat.fate != "left")
        last = len(stayed) + 1
        return [last if seat.fate == "left" else 1 + stayed.index(seat.place) for seat in self.seats]

    def seat_of(self, guest: str) -> int | None:
        """Where somebody sat."""
        return next((seat for seat, one in enumerate(self.seats) if one.guest == guest), None)


def fate_of(choices: int, by_bot: int, bot_at_end: bool) -> Fate:
    """What becomes of a person of whose choices a bot made some."""
    if bot_at_end or by_bot > TOO_MANY * choices:
        return "left"
    return "helped" if by_bot else "stayed"


def to_json(seats: tuple[SeatResult, ...]) -> str:
    """Seats as the database keeps them."""
    return json.dumps([[seat.guest, seat.place, seat.fate] for seat in seats], separators=(",", ":"))


def from_json(kept: str) -> tuple[SeatResult, ...]:
    return tuple(SeatResult(guest, place, fate) for guest, place, fate in json.loads(kept))
