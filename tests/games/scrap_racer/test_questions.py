"""A question stands at the same name in every room."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import race
from hippodrome.engine.chance import Halt, Halting
from hippodrome.games.scrap_racer.face.choices import ASKED
from hippodrome.games.scrap_racer.mind.question import Thumb
from hippodrome.games.scrap_racer.mind.thumb import THUMBS
from hippodrome.games.scrap_racer.rules import phases
from hippodrome.games.scrap_racer.rules.actions import STOP
from hippodrome.games.scrap_racer.rules.race import QUESTIONS

NAMES = ("order", "nudge", "roll_or_stop", "bonus", "ability", "own_fight", "finished")


def home(unit: object) -> str:
    return type(unit).__module__.removeprefix("hippodrome.games.scrap_racer.")


@pytest.mark.parametrize("name", NAMES)
def test_a_question_is_found_by_its_name(name: str) -> None:
    phase = int(getattr(phases, name.upper()))
    assert home(QUESTIONS[phase]) == f"rules.questions.{name}"
    assert home(ASKED.units[phase]) == f"face.questions.{name}"
    assert home(THUMBS[phase]) == f"mind.questions.{name}" or type(THUMBS[phase]) is Thumb


def test_no_question_is_left_out() -> None:
    assert len(QUESTIONS) == len(ASKED.units) == len(NAMES) == phases.CARRY_ON
    assert len(THUMBS) == len(NAMES) + 1


def test_a_race_that_chance_has_stopped_asks_nobody() -> None:
    """The stop leads into a fight, whose dice are not known yet."""
    state = race("brawler sprinter drifter", [6, 2, 4], active="sprinter").play("2").state
    with pytest.raises(Halt):
        state.take(STOP, Halting())
    assert state.phase == phases.CARRY_ON
    state.offer()
    assert state.choices() == []
    assert not state.picking()
