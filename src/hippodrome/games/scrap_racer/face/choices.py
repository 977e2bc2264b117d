"""The readable forms of questions and answers, by question."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.rooms import in_room
from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules.race import QUESTIONS, ScrapRace

ASKED: tuple[Asked, ...] = in_room("face", QUESTIONS)
"""By phase, as in the rules."""

_WHY = {
    "space:": "why-first", "die:": "why-first", "card:": "why-first", "nudge:": "why-first",
    "pile:": "why-pile", "piece:": "why-piece", "token:": "why-token",
}  # fmt: skip
"""Why a thing is not on offer, where the question has nothing better to say."""


def prompt(race: ScrapRace) -> Prompt:
    """The question the race has come to."""
    return ASKED[race.phase].prompt(race)


def choice(race: ScrapRace, action: int) -> Choice:
    """A choice on offer."""
    return ASKED[race.phase].choice(race, action)


def reasons(seen: Observation[ScrapRace]) -> tuple[Reason, ...]:
    """Why a thing is not on offer: what players ask most when something cannot be picked."""
    why = {**_WHY, **ASKED[seen.known.phase].why}
    return tuple(Reason(kind, Text(key)) for kind, key in why.items())
