"""Rolling (SR-3xx)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.scrap_racer.positions import CHOICES, race
from hippodrome.engine.preview import outcomes
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from ledger import rule

THREE = "brawler sprinter drifter"


@rule("SR-301")
def test_the_first_die_is_rolled_without_asking() -> None:
    table = race(THREE, [3, 5, 9]).play("4")
    assert table.told("rolled") == [{"racer": 4, "value": 4, "dice": 1}]
    assert table.options == ["ROLL", "STOP"]


@rule("SR-302", "SR-304")
def test_dice_rolled_before_stay_as_they_are() -> None:
    table = race(THREE, [3, 5, 9]).play("4 ROLL 6 ROLL 1")
    assert table.dice == [4, 6, 1]
    assert table.play("STOP").progress == [14, 5, 9]


@rule("SR-303")
@pytest.mark.parametrize("earlier", ["2 ROLL 5 ROLL 6", "5 ROLL 2 ROLL 6", "5 ROLL 6 ROLL 2"])
def test_a_value_that_equals_any_earlier_one_is_a_double(earlier: str) -> None:
    table = race(THREE, [3, 8, 9]).play(f"{earlier} ROLL 2 advance_2")
    assert table.told("crashed_on") == [{"racer": 4, "value": 2, "pile": 0}]
    assert table.active == "sprinter"


@rule("SR-305")
def test_after_six_different_values_rolling_stops() -> None:
    table = race(THREE, [3, 5, 9]).play("4 ROLL 2 ROLL 6 ROLL 1 ROLL 3")
    assert table.options == ["ROLL", "STOP"]
    table.play("ROLL 5 last_7")
    assert table.told("stopped") == [{"racer": 4, "total": 21}]
    assert table.progress[0] == 24


@rule("SR-306")
def test_the_dice_are_kept_for_one_turn_only() -> None:
    table = race("trickster sprinter drifter", [3, 5, 9]).play("4 ROLL 6 STOP | 4")
    assert table.active == "sprinter"
    assert table.dice == [4]
    assert table.options == ["ROLL", "STOP"]


@rule("SR-304")
def test_the_risk_of_the_next_die_is_the_number_of_dice_rolled() -> None:
    table = race(THREE, [0, 0, 0]).play("2 ROLL 5 ROLL 3")
    crashes = Fraction(0)
    for chance, after in outcomes(table.state, CHOICES["ROLL"], Fraction(1, 10_000)):
        assert isinstance(after, ScrapRace)
        crashes += chance * (after.active != 0)
    assert crashes == Fraction(3, 6)
