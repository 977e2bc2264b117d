"""Weights between the places they were fitted at."""

from __future__ import annotations

import pytest

from hippodrome.engine.knots import mix, place_among

KNOTS = [2.0, 4.0, 8.0]
WEIGHTS = [1.0, 0.0, 10.0]


@pytest.mark.parametrize(
    ("value", "place"), [(-3.0, 0.0), (2.0, 0.0), (3.0, 0.5), (4.0, 1.0), (5.0, 1.25), (8.0, 2.0), (99.0, 2.0)]
)
def test_a_value_has_a_place_among_the_knots(value: float, place: float) -> None:
    assert place_among(KNOTS, value) == pytest.approx(place)


@pytest.mark.parametrize(("place", "weight"), [(0.0, 1.0), (0.5, 0.5), (1.25, 2.5), (2.0, 10.0), (7.0, 10.0)])
def test_weights_are_mixed_in_between_and_end_with_the_last(place: float, weight: float) -> None:
    assert mix(WEIGHTS, place) == pytest.approx(weight)
