"""The readable forms of questions and answers: the table of `face/questions`."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.rooms import in_room
from hippodrome.engine.scene import Reason
from hippodrome.engine.state import Observation
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.phases import QUESTION
from hippodrome.games.arena_maximus.rules.race import QUESTIONS, ArenaRace

ASKED: tuple[Asked, ...] = in_room("face", QUESTIONS)
"""In the order of their phases, from QUESTION on."""


def asked(race: ArenaRace) -> Asked:
    """The question the position has come to, in words."""
    return ASKED[race.phase - QUESTION]


def choice(race: ArenaRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    return asked(race).choice(race, action)


def prompt(race: ArenaRace) -> Prompt:
    """The question, with the numbers a player needs to answer it."""
    return asked(race).prompt(race)


def reasons(seen: Observation[ArenaRace]) -> tuple[Reason, ...]:
    """Why things that a player may want to pick now are not on offer, for the seat that is asked."""
    return tuple(asked(seen.known).reasons(seen.known))
