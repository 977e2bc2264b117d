"""The readable forms of questions and answers: the table of `face/questions`."""

from __future__ import annotations

from hippodrome.engine.asked import Asking
from hippodrome.games.arena_maximus.face.question import Asked
from hippodrome.games.arena_maximus.rules.phases import QUESTION
from hippodrome.games.arena_maximus.rules.race import QUESTIONS

ASKED: Asking[Asked] = Asking(QUESTIONS, int(QUESTION))
"""In the order of their phases."""
