"""Every question stands under its own name in every room."""

from __future__ import annotations

import pytest

from hippodrome.games.titan_race.face.choices import ASKED
from hippodrome.games.titan_race.mind.thumb import JUDGED
from hippodrome.games.titan_race.rules import phases
from hippodrome.games.titan_race.rules.race import QUESTIONS

ASKABLE = range(int(phases.ORDER), int(phases.FINISHED))


def room(unit: object) -> str:
    return type(unit).__module__.removeprefix("hippodrome.games.titan_race.")


def names_of_questions() -> list[str]:
    """The names of the phases; the work on the stack has numbers of its own, which come after them."""
    listed = [name for name in vars(phases) if name.isupper()]
    return listed[: listed.index("FINISHED") + 1]


@pytest.mark.parametrize("phase", ASKABLE)
def test_a_question_has_one_name_in_rules_words_and_judgement(phase: int) -> None:
    asked = QUESTIONS[phase]
    module = room(asked).removeprefix("rules.")
    name = names_of_questions()[phase]
    for unit, other in ((asked, "rules"), (ASKED.units[phase], "face"), (JUDGED[phase], "mind")):
        assert room(unit) == f"{other}.{module}"
        assert type(unit).__name__ == name.title().replace("_", "")
    assert ASKED.units[phase].key == name.lower()


def test_no_question_is_left_out() -> None:
    assert len(QUESTIONS) == len(ASKED.units) == len(JUDGED) == len(names_of_questions())
