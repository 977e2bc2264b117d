"""The sequential test keeps its word: wrong claims are as rare as it says, whenever one looks."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from hippodrome.lab.intervals import wilson
from hippodrome.lab.meeting import effective_races
from hippodrome.lab.sequential import STAKES, Lead

RUNS = 400
LENGTH = 250


def clusters(mean: float, alike: float, seed: int) -> NDArray[np.float64]:
    """Leads of many runs: each cluster is one seed in two seatings, whose luck is alike with a given chance."""
    luck = np.random.default_rng(seed)
    ahead = (1 + mean) / 2
    first = luck.random((RUNS, LENGTH)) < ahead
    second = np.where(luck.random((RUNS, LENGTH)) < alike, first, luck.random((RUNS, LENGTH)) < ahead)
    return first.astype(float) + second - 1


def ever_surpassed(leads: NDArray[np.float64], mean: float, error: float) -> NDArray[np.bool_]:
    """Which runs claim at some time that their mean is larger than this: `Lead.surpasses`, for all runs at once."""
    money = np.log1p((leads - mean)[:, :, None] * STAKES / (1 + mean)).cumsum(axis=1)
    riches = np.logaddexp.reduce(money, axis=2) - np.log(len(STAKES))
    claimed: NDArray[np.bool_] = (riches >= -np.log(error)).any(axis=1)
    return claimed


def test_many_runs_at_once_say_what_one_says() -> None:
    leads = clusters(0.2, 0.5, 1)[:5, :60]
    for run, claimed in zip(leads, ever_surpassed(leads, 0.0, 0.05), strict=True):
        lead = Lead()
        seen = False
        for number in run:
            lead.add(float(number))
            seen = seen or lead.surpasses(0.0)
        assert seen == claimed


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("mean", [0.0, -0.1])
def test_equal_or_weaker_bots_are_called_stronger_in_one_case_of_twenty_at_most(mean: float, alike: float) -> None:
    """However alike the races of a cluster are: 400 runs, each looked at after every cluster."""
    wrong = ever_surpassed(clusters(mean, alike, 7), 0.0, 0.05).mean()
    low, _ = wilson(float(wrong), RUNS, 3.0)
    assert low <= 0.05


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_a_bot_stronger_by_the_margin_is_called_level_in_one_case_of_twenty_at_most(alike: float) -> None:
    wrong = ever_surpassed(-clusters(0.1, alike, 8), -0.1, 0.05).mean()
    assert wilson(float(wrong), RUNS, 3.0)[0] <= 0.05


def test_a_clear_lead_is_seen_soon() -> None:
    assert ever_surpassed(clusters(0.4, 0.3, 9), 0.0, 0.05).mean() > 0.98
    assert ever_surpassed(clusters(0.7, 0.3, 9)[:, :40], 0.0, 0.05).mean() > 0.98


def test_interval_and_verdict_agree() -> None:
    for mean, seed in ((0.5, 1), (-0.5, 2), (0.0, 3), (0.03, 4)):
        lead = Lead()
        for number in clusters(mean, 0.3, seed)[:4].ravel():
            lead.add(float(number))
        low, high = lead.interval()
        assert -1 <= low < lead.mean < high <= 1
        expected = "stronger" if low > 0 else "weaker" if high < 0 else "level" if max(-low, high) < 0.15 else "open"
        assert lead.verdict(0.15) == expected


def test_nothing_raced_says_nothing() -> None:
    lead = Lead()
    assert lead.interval() == (-1.0, 1.0)
    assert lead.verdict(0.5) == "open"


def test_wilson_is_the_textbook_interval() -> None:
    # Wilson (1927) by hand: 8 of 10.
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 20)[0] == 0.0
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_races_of_one_seed_that_always_end_alike_count_once() -> None:
    luck = np.random.default_rng(3)
    once = (luck.random(400) < 0.5).astype(float)
    four = np.full(400, 4.0)
    assert effective_races(4 * once, four) == pytest.approx(400, rel=0.01)
    apart = (luck.random((400, 4)) < 0.5).sum(axis=1).astype(float)
    assert effective_races(apart, four) == pytest.approx(1600, rel=0.15)
