"""Why a thing is not on offer: what players ask most when something cannot be picked."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation
from hippodrome.games.scrap_racer.rules import ScrapRace
from hippodrome.games.scrap_racer.state import ABILITY, BONUS, NUDGE, ROLL_OR_STOP

_ALWAYS = {
    "space:": "why-first", "die:": "why-first", "card:": "why-first", "nudge:": "why-first",
    "pile:": "why-pile", "piece:": "why-piece", "token:": "why-token",
}  # fmt: skip
_WHY = {
    int(ROLL_OR_STOP): {"space:": "why-space", "card:": "why-card-later", "nudge:": "why-nudge", "die:": "why-die"},
    int(NUDGE): {"space:": "why-space", "card:": "why-card-later", "nudge:": "why-nudge-same", "die:": "why-die"},
    int(BONUS): {"space:": "why-space-driven", "card:": "why-card-nowhere", "nudge:": "why-nudge", "die:": "why-die"},
    int(ABILITY): {"space:": "why-space-ability", "card:": "why-card-driven", "nudge:": "why-nudge"},
}
"""By question: the reason for every kind of thing."""


def reasons(seen: Observation) -> tuple[Reason, ...]:
    """The reasons for the seat that is asked."""
    race = seen.known
    assert isinstance(race, ScrapRace)
    return tuple(_reasons(race))


def _reasons(race: ScrapRace) -> Iterator[Reason]:
    why = _ALWAYS | _WHY.get(int(race.phase), {})
    yield from (Reason(kind, Text(key)) for kind, key in why.items())
