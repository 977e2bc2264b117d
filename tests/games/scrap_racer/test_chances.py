"""Chances to win."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import GAME, race

TWO = "brawler sprinter / drifter overtaker"


@pytest.mark.parametrize(("better", "worse"), [
    ([20, 12, 20, 9], [20, 9, 20, 9]),  # the second racer counts
    ([25, 9, 20, 9], [20, 9, 20, 9]),  # so does the first
    ([43, 20, 40, 30], [41, 20, 40, 30]),  # to be at the finish is worth more than the way there
])  # fmt: skip
def test_a_team_has_better_chances_with_either_racer_ahead(better: list[int], worse: list[int]) -> None:
    ending = max(better) > 42
    chances = [
        GAME.heuristic.win_chance(race(TWO, progress, active="overtaker", ending=ending).state, 0)
        for progress in (better, worse)
    ]
    assert chances[0] > chances[1]
