"""The readable forms of questions and answers, by question."""

from __future__ import annotations

from hippodrome.engine.asked import Asking
from hippodrome.engine.choices import Choice
from hippodrome.games.titan_race.face.question import Asked
from hippodrome.games.titan_race.rules.race import QUESTIONS, TitanRace

ASKED: Asking[Asked] = Asking(QUESTIONS)
"""In the order of their phases."""


def answer(race: TitanRace, action: int) -> Choice:
    """A choice on offer in its own words."""
    return ASKED.at(race).answer(race, action)
