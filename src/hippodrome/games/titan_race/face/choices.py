"""The readable forms of questions and answers, by question."""

from __future__ import annotations

from hippodrome.engine.asked import Asking
from hippodrome.games.titan_race.face.question import Asked
from hippodrome.games.titan_race.rules.race import QUESTIONS

ASKED: Asking[Asked] = Asking(QUESTIONS)
"""In the order of their phases."""
