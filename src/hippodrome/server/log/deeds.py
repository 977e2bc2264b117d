"""All kinds of deeds by their names in the log."""

from __future__ import annotations

from typing import Any

from hippodrome.server.log.deed import Deed
from hippodrome.server.log.opening import Created, Rematched, Revealed
from hippodrome.server.log.racing import Moved, Passed, Undone
from hippodrome.server.log.reminding import Reminded
from hippodrome.server.log.seating import Arranged, Left, Renamed, Sat, Swapped
from hippodrome.server.log.standing_answers import Stood
from hippodrome.server.log.standing_in import HandedOver, TakenBack
from hippodrome.server.log.starting import Configured, Readied, Started
from hippodrome.server.log.talk import Muted, Said

DEEDS: dict[str, type[Deed]] = {
    deed.kind: deed
    for deed in (
        Created, Sat, Left, Arranged, Swapped, Renamed, Configured, Readied, Started, Moved, Passed, Undone,
        HandedOver, TakenBack, Reminded, Said, Muted, Rematched, Revealed, Stood,
    )
}  # fmt: skip


def read_deed(kind: str, seat: int | None, body: dict[str, Any]) -> Deed:
    """A deed as the database keeps it."""
    return DEEDS[kind].read(seat, body)
