"""How a race at a table ended, as ratings and cups count it (`docs/clubs.md`)."""

from __future__ import annotations

from collections import Counter

from hippodrome.server.cups.results import Fate, Result, SeatResult, fate_of
from hippodrome.server.log.table import Table


def outcome(table: Table) -> Result:
    """The result of a race that is over; from its log alone."""
    assert table.result is not None
    choices, by_bot = _choices(table)
    seats = []
    for seat, (chair, place) in enumerate(zip(table.chairs, table.result, strict=True)):
        person = chair.kind == "person" and chair.guest is not None
        # At the end of its time a cup's race is finished by bots: that is nobody's fault but theirs who were asked.
        at_end = chair.stand_in is not None and chair.why != "deadline"
        forgiven = 0 if chair.why == "deadline" else by_bot[seat]
        fate: Fate = fate_of(choices[seat], forgiven, at_end) if person else "bot"
        seats.append(SeatResult(chair.guest if person else None, place, fate))
    rated = table.settings.rated and table.continued is None
    return Result(table.code, table.game.name, table.updated, rated, tuple(seats))


def _choices(table: Table) -> tuple[Counter[int], Counter[int]]:
    """How many choices each seat made, and how many of them a bot did in a person's place."""
    choices: Counter[int] = Counter()
    by_bot: Counter[int] = Counter()
    if not table.stood_in:
        return choices, by_bot
    for point, state in enumerate(table.record().walk()):
        if point < len(table.moves):
            seat = int(state.seat)
            choices[seat] += 1
            by_bot[seat] += point in table.stood_in
    return choices, by_bot
