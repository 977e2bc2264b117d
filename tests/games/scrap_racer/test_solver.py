"""Exact knowledge: the turn, and the reduced race of two."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

import hippodrome
from hippodrome.engine.chance import Enumerating, Halt
from hippodrome.engine.duel import Pig
from hippodrome.engine.exact import Exact
from hippodrome.engine.state import State
from hippodrome.games.scrap_racer.exact import ScrapExact
from hippodrome.games.scrap_racer.mind.solver import ScrapDuel, solve_turn
from hippodrome.games.scrap_racer.rules.actions import STOP
from hippodrome.lab.yardstick import sample_positions
from ledger import rule

CRASH = [Fraction(5), Fraction(1, 2), Fraction(-4)]


@pytest.fixture(scope="module")
def exact() -> ScrapExact:
    known = hippodrome.game("scrap_racer").exact()
    assert isinstance(known, ScrapExact)
    return known


def test_pig_has_its_known_value() -> None:
    pig = Pig(100)
    pig.solve()
    assert pig.chance(0, 0, 0) == pytest.approx(0.530593, abs=1e-6)
    # The first holding value at 0 : 0 is 21, not the 20 of the rule of thumb.
    rolling, holding = pig.choices(0, 0, 0, 20)
    assert rolling > holding
    rolling, holding = pig.choices(0, 0, 0, 21)
    assert rolling < holding


@rule("SR-301", "SR-303", "SR-305")
def test_the_turn_is_its_own_best_continuation() -> None:
    """Every set of values is worth the better of its total and the mean of what the six faces lead to."""
    worth = {state.dice: state.worth for state in solve_turn(CRASH)}
    assert set(worth) == {dice for count in range(7) for dice in combinations(range(1, 7), count)}
    for dice, value in worth.items():
        after = [
            CRASH[(face - 1) // 2] if face in dice else worth[tuple(sorted((*dice, face)))] for face in range(1, 7)
        ]
        rolling = sum(after, Fraction(0)) / 6
        stopping = Fraction(sum(dice))
        expected = rolling if not dice else stopping if len(dice) == 6 else max(rolling, stopping)
        assert value == expected


def test_a_turn_without_crashes_worth_anything() -> None:
    """By hand: with 1 to 5 rolled, rolling on brings 21 once in six times, less than the 15 in hand."""
    states = {state.dice: state for state in solve_turn([Fraction(0)] * 3)}
    assert states[1, 2, 3, 4, 5].rolling == Fraction(21, 6)
    assert states[1, 2, 3, 4, 5].stop
    assert states[1, 2, 3, 4, 5].crash == Fraction(5, 6)
    assert not states[(1,)].stop


def chance_of_mover(exact: Exact, state: State, seat: int) -> float:
    """A seat's exact chance to win from a position of the reduced race."""
    if state.over:
        return 1.0 if seat in list(state.winners()) else 0.0
    best = max(exact.values(state))
    return best if int(state.seat) == seat else 1.0 - best


@rule("SR-303", "SR-604", "SR-605", "SR-901", "SR-902", "SR-905")
def test_the_real_rules_lead_where_the_solver_says(exact: ScrapExact) -> None:
    """Every outcome of every choice, played by the engine, has the mean of the exact values that follow."""
    for state in sample_positions(exact, 60, seed=3):
        seat = int(state.seat)
        for choice, value in zip(state.choices(), exact.values(state), strict=True):
            mean = 0.0
            missed = 0.0
            source = Enumerating(Fraction(1, 20_000))
            while source.advance():
                after = state.clone()
                try:
                    after.take(choice, source)
                except Halt:
                    missed += float(source.probability)
                    continue
                mean += float(source.probability) * chance_of_mover(exact, after, seat)
            # Cut off are fights that go on and on after a tie: they end like those that were counted.
            assert missed < 0.03
            assert mean / (1 - missed) == pytest.approx(value, abs=1e-9 if choice == STOP else missed + 1e-9)


@rule("SR-902")
def test_the_second_racer_has_the_last_turn_after_the_first_but_not_after_its_own() -> None:
    """Two spaces behind a racer that is home, all that counts is to roll three or more and survive."""
    duel = ScrapDuel(14, 1)
    duel.solve()
    assert duel.passed(1, 15, 14) == 1.0
    assert duel.passed(1, 14, 15) == 0.0
    rolling, stopping = duel.choices(1, 13, 15, 1 << 2)
    assert stopping == 1.0
    assert rolling == pytest.approx(5 / 6)
    # A single 2 brings it beside the leader: a fight, won in one case of two.
    assert duel.choices(1, 13, 15, 1 << 1)[1] == 0.5


def test_going_second_is_better(exact: ScrapExact) -> None:
    """The last word in the last round outweighs the first turn."""
    assert exact.describe()["first"] == pytest.approx(0.450286, abs=1e-6)
