"""Every question stands at its own name in every room."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import QUESTIONS
from hippodrome.games.chariot_race.face.choices import ASKED
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.mind.thumb import JUDGED
from hippodrome.games.chariot_race.rules import race


def room(unit: object) -> str:
    return type(unit).__module__.removeprefix("hippodrome.games.chariot_race.")


@pytest.mark.parametrize(("phase", "name"), QUESTIONS.items())
def test_a_question_is_found_by_its_name(phase: int, name: str) -> None:
    assert room(race.QUESTIONS[phase]) == f"rules.questions.{name}"
    assert room(ASKED.units[phase]) == f"face.questions.{name}"
    assert room(JUDGED[phase]) == f"mind.questions.{name}" or type(JUDGED[phase]) is Judged


def test_no_question_is_left_out() -> None:
    assert len(race.QUESTIONS) == len(ASKED.units) == len(JUDGED) == len(QUESTIONS)
