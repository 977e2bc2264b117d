"""A question stands at the same name in every room: in the rules, in the mind and in the face."""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome.games.arena_maximus.face.choices import ASKED
from hippodrome.games.arena_maximus.mind.thumb import JUDGED
from hippodrome.games.arena_maximus.rules import phases
from hippodrome.games.arena_maximus.rules.race import INTERLUDES, QUESTIONS

PHASES = {
    name: int(value)
    for name, value in vars(phases).items()
    if isinstance(value, int) and name != "QUESTION" and not name.startswith("WINDOW_")
}


def named(first: int, last: int) -> list[str]:
    """The phases from one number to another in order, as classes are named."""
    found = sorted((value, name) for name, value in PHASES.items() if first <= value < last)
    assert [value for value, _ in found] == list(range(first, first + len(found)))
    return [name.title().replace("_", "") for _, name in found]


def places(units: Iterable[object]) -> list[tuple[str, str]]:
    """The module and the class of each unit."""
    return [(type(unit).__module__.rpartition(".")[2], type(unit).__name__) for unit in units]


def test_interludes_stand_at_their_phases() -> None:
    assert [name for _, name in places(INTERLUDES)] == named(0, int(phases.QUESTION))


def test_questions_stand_at_their_phases() -> None:
    assert [name for _, name in places(QUESTIONS)] == named(int(phases.QUESTION), 100)


def test_a_question_has_its_words_and_its_judgement_at_the_same_name() -> None:
    asked, judged = places(QUESTIONS), places(JUDGED)
    assert places(ASKED.units) == asked
    over = int(phases.FINISHED - phases.QUESTION)
    assert judged[:over] == asked[:over]
    assert judged[over + 1 :] == asked[over + 1 :]


def test_the_key_of_a_question_is_its_phase() -> None:
    assert [PHASES[question.key.upper()] - int(phases.QUESTION) for question in ASKED.units] == list(
        range(len(ASKED.units))
    )
