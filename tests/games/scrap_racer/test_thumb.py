"""The rule of thumb, question by question."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import CHOICES, Table, race
from hippodrome.engine.chance import Seeded
from hippodrome.games.scrap_racer.mind import thumb

FOUR = "trickster sprinter drifter overtaker"


def picked(table: Table) -> str:
    """What the rule of thumb answers."""
    choice = int(thumb.pick(table.state, Seeded(1)))
    return next(name for name, number in CHOICES.items() if number == choice)


@pytest.mark.parametrize(("line", "answer"), [("2", "ROLL"), ("6 ROLL 5", "STOP"), ("1 ROLL 2 ROLL 3 ROLL 4", "STOP")])
def test_it_rolls_as_long_as_a_single_turn_gains_by_it(line: str, answer: str) -> None:
    assert picked(race(FOUR, [3, 5, 7, 9]).play(line)) == answer


def test_in_the_last_round_it_rolls_until_it_leads() -> None:
    behind = race(FOUR, [30, 31, 50, 28], active="overtaker", ending=True).play("6 ROLL 5")
    assert picked(behind) == "ROLL"
    ahead = race(FOUR, [30, 31, 32, 30], active="overtaker", ending=True).play("3")
    assert picked(ahead) == "STOP"


def test_it_keeps_a_good_die_and_saves_a_double() -> None:
    table = race(FOUR, [3, 5, 7, 9], nudges={"trickster": "flip reroll"}).play("2")
    assert picked(table) == "KEEP"
    assert picked(table.play("KEEP ROLL 2")) == "FLIP"


def test_a_nudge_into_another_double_saves_nothing() -> None:
    table = race(FOUR, [3, 5, 7, 9], nudges={"trickster": "flip reroll"}).play("2 KEEP ROLL 5 KEEP ROLL 2")
    assert picked(table) == "REROLL"


@pytest.mark.parametrize(("ending", "answer"), [(False, "MOVE_DICE"), (True, "PLAY:bonus_3")])
def test_the_smallest_card_waits_for_the_last_round(ending: bool, answer: str) -> None:
    table = race(FOUR, [3, 5, 7, 9], hands={"trickster": "bonus_3"}, ending=ending).play("4 STOP")
    assert picked(table) == answer


def test_what_is_left_of_a_turn_is_more_than_the_dice_have_brought_until_it_is_driven() -> None:
    table = race(FOUR, [3, 5, 7, 9], hands={"trickster": "bonus_3"}).play("2")
    assert thumb.rest_of_turn(table.state) > 2
    assert thumb.rest_of_turn(table.play("STOP").state) == 2
    assert thumb.rest_of_turn(table.play("MOVE_DICE").state) == 0
