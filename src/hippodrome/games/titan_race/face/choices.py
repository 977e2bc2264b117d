"""The readable forms of questions and answers, by question."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.rooms import in_room
from hippodrome.engine.scene import Reason
from hippodrome.engine.state import Observation
from hippodrome.games.titan_race.face.question import Asked
from hippodrome.games.titan_race.rules.race import QUESTIONS, TitanRace

ASKED: tuple[Asked, ...] = in_room("face", QUESTIONS)
"""By the numbers of `phases`."""


def prompt(race: TitanRace) -> Prompt:
    """The question the race has come to."""
    return ASKED[race.phase].prompt(race)


def choice(race: TitanRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    return ASKED[race.phase].choice(race, action)


def answer(race: TitanRace, action: int) -> Choice:
    """A choice on offer in its own words."""
    return ASKED[race.phase].answer(race, action)


def reasons(seen: Observation[TitanRace]) -> tuple[Reason, ...]:
    """Why a thing is not on offer, for the seat that is asked."""
    return tuple(ASKED[seen.known.phase].reasons(seen.known))
