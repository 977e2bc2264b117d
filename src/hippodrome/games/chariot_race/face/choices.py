"""The readable forms of questions and answers, by question."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.rooms import in_room
from hippodrome.engine.scene import Reason
from hippodrome.engine.state import Observation
from hippodrome.games.chariot_race.face.question import Asked
from hippodrome.games.chariot_race.rules.race import QUESTIONS, ChariotRace

ASKED: tuple[Asked, ...] = in_room("face", QUESTIONS)
"""In the order of `rules.phases`."""


def prompt(race: ChariotRace) -> Prompt:
    """The question the race has come to."""
    return ASKED[race.phase].prompt(race)


def choice(race: ChariotRace, action: int) -> Choice:
    """A choice on offer."""
    return ASKED[race.phase].choice(race, action)


def reasons(seen: Observation[ChariotRace]) -> tuple[Reason, ...]:
    """Why a thing is not on offer: what players ask most when something cannot be picked."""
    return tuple(ASKED[seen.known.phase].reasons(seen.known))


def doing(race: ChariotRace) -> str:
    """The text of what the chariot at turn is doing, or nothing."""
    return ASKED[race.phase].doing
