"""Chances that are told come true; the tables of docs/analysis.md come from the same function, with many more races."""

from __future__ import annotations

import pytest

from hippodrome.engine import registry
from hippodrome.study.calibration import calibrate

RACES, WORLDS = 100, 60


@pytest.mark.parametrize("game", registry.names())
def test_chances_are_nearer_to_what_came_than_by_the_rule_of_thumb_alone(game: str) -> None:
    """On one set of races and worlds: what the game says of slips and of the unforeseen is worth saying."""
    declared = registry.game(game)
    fitted = calibrate(declared, RACES, worlds=WORLDS)
    alone = calibrate(declared, RACES, worlds=WORLDS, unforeseen=0.0, slips=0.0)
    assert fitted.races == RACES
    assert fitted.off < alone.off
    assert fitted.skill > 0


def test_titans_at_the_line_slip() -> None:
    """With the second cards: who is behind leaps, and a favourite was said to be surer than it was."""
    declared = registry.game("titan_race")
    never = calibrate(declared, RACES, worlds=WORLDS, slips=0.0)
    assert calibrate(declared, RACES, worlds=WORLDS).skill > never.skill
