"""The planner thinks a turn through: exactly where it can, and always within its budget."""

from __future__ import annotations

from fractions import Fraction

import pytest

import hippodrome
from hippodrome.bots import bot
from hippodrome.bots.branching import Branching
from hippodrome.bots.planner import Planner
from hippodrome.engine.chance import Enumerating, Halt, Halting, Seeded
from hippodrome.engine.errors import UnknownBot
from hippodrome.engine.exact import Exact
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation, State
from hippodrome.lab.yardstick import distance, sample_positions

GAMES = hippodrome.names()
MOST_WALKS = 250
LEAST = Fraction(1, 5000)
"""Dice thrown again until somebody wins could be walked for ever."""


@pytest.fixture(scope="module")
def exact() -> Exact:
    known = hippodrome.game("scrap_racer").exact()
    assert known is not None
    return known


def positions(game: str, seed: int, count: int) -> list[State]:
    """Decisions of races of greedy play."""
    declared = hippodrome.game(game)
    greedy = bot("greedy", declared)
    luck, mind = Seeded(seed), Seeded(seed, 0, "mind")
    found: list[State] = []
    while len(found) < count:
        state = declared.start(declared.setup(declared.usual_players), luck)
        while not state.over and len(found) < count:
            found.append(state.clone())
            state.take(greedy.choose(Observation(state, int(state.seat)), mind), luck)
    return found


def outcomes(state: State, choice: int) -> dict[str, float]:
    """Where a choice leads, and how likely; nothing if that is too much to walk."""
    found: dict[str, float] = {}
    source = Enumerating(LEAST)
    walks = 0
    while source.advance():
        walks += 1
        after = state.clone()
        try:
            after.take(choice, source)
        except Halt:
            return {}
        if walks > MOST_WALKS:
            return {}
        found[after.digest()] = found.get(after.digest(), 0.0) + float(source.probability)
    return found


# Chance


@pytest.mark.parametrize("game", GAMES)
def test_branching_walks_what_enumerating_walks(game: str) -> None:
    """As long as every branch counts, the outcomes and their probabilities are the exact ones."""
    declared = hippodrome.game(game)
    walked = 0
    for state in positions(game, 5, 40):
        choice = state.choices()[-1]
        exactly = outcomes(state, choice)
        if not exactly:
            continue
        quickly: dict[str, float] = {}
        branching = Branching(declared.heuristic, declared.heuristic.turn(state), 0.0, Seeded(1))
        after = state.clone()
        passed = False
        while branching.advance(after):
            after.take(choice, branching)
            passed = passed or branching.end is not None
            quickly[after.digest()] = quickly.get(after.digest(), 0.0) + branching.probability
            after = state.clone()
        assert sum(quickly.values()) == pytest.approx(1.0)
        if not passed:
            walked += 1
            assert quickly == pytest.approx(exactly)
    assert walked > 10


def test_branches_too_unlikely_are_left_to_luck_once() -> None:
    declared = hippodrome.game("chariot_race")
    source = Branching(declared.heuristic, 0, 1 / 50, Seeded(3))
    state = positions("chariot_race", 5, 1)[0]
    source.turn = declared.heuristic.turn(state)
    seen = []
    while source.advance(state):
        seen.append(([int(source.below(6)) for _ in range(4)], source.probability))
    assert [dice[:2] for dice, _ in seen] == [[one, two] for one in range(6) for two in range(6)]
    assert all(probability == pytest.approx(1 / 36) for _, probability in seen)
    assert len({tuple(dice[2:]) for dice, _ in seen}) > 10


# Plans


def best_end(declared: Game, state: State, seat: int, turn: int) -> float | None:
    """By brute force: the best end of a turn that chance has no part in; None if it has, or if another is asked."""
    best = -1.0
    for choice in state.choices():
        after = state.clone()
        try:
            after.take(choice, Halting())
        except Halt:
            if declared.heuristic.turn(after) == turn:
                return None
            value: float | None = declared.heuristic.prospect(after, seat)
        else:
            if after.over or declared.heuristic.turn(after) != turn:
                value = declared.heuristic.prospect(after, seat)
            elif int(after.seat) != seat:
                return None
            else:
                value = best_end(declared, after, seat, turn)
        if value is None:
            return None
        best = max(best, value)
    return best


def test_the_best_drive_is_found_among_all() -> None:
    """Chariot Race with the dice thrown: every way to drive and to attack, to the end of the turn."""
    declared = hippodrome.game("chariot_race")
    planner = Planner(declared.heuristic, 1_000_000)
    asked = 0
    for state in positions("chariot_race", 6, 400):
        seat = int(state.seat)
        best = best_end(declared, state, seat, int(declared.heuristic.turn(state)))
        if best is not None:
            assert max(planner.values(Observation(state, seat), Seeded(1))) == pytest.approx(best)
            asked += 1
    assert asked > 20


def test_the_exact_chances_of_the_last_turn_are_known(exact: Exact) -> None:
    """Scrap Racer for two, the last turn of the last round: nothing is left to judge, only to count."""
    planner = Planner(hippodrome.game("scrap_racer").heuristic)
    luck = Seeded(4, 0, "last turns")
    asked = 0
    while asked < 12:
        state = exact.start(luck)
        while not state.over:
            values = exact.values(state)
            if state.to_json()["ending"] == 1:
                seen = Observation(state, int(state.seat))
                assert planner.values(seen, luck) == pytest.approx(values, abs=0.002)
                asked += 1
            state.take(state.choices()[values.index(max(values))], luck)


@pytest.mark.parametrize("name", ["planner", "search:400"])
def test_the_exact_choices_are_made_but_for_a_stated_distance(exact: Exact, name: str) -> None:
    """The share of best choices, the part of a win that a decision costs, and how far off the values are."""
    measured = distance(exact, sample_positions(exact, 60), bot(name, hippodrome.game("scrap_racer")))
    assert measured.optimal >= 0.9
    assert measured.loss < 0.001
    assert measured.error is not None
    assert measured.error < 0.07


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_gives_the_same_choice_at_any_budget(game: str) -> None:
    declared = hippodrome.game(game)
    for nodes in (1, 300):
        planner = Planner(declared.heuristic, nodes)
        for number, state in enumerate(positions(game, 7, 40)):
            seen = Observation(state, int(state.seat))
            chosen = planner.choose(seen, Seeded(number))
            assert chosen in state.choices()
            assert planner.choose(seen, Seeded(number)) == chosen
            assert seen.known == Observation(state, int(state.seat)).known


def test_a_budget_may_be_named() -> None:
    declared = hippodrome.game("scrap_racer")
    named = bot("planner:500", declared)
    assert isinstance(named, Planner)
    assert named.nodes == 500
    with pytest.raises(UnknownBot, match="planner:much"):
        bot("planner:much", declared)


def test_the_planner_of_a_search_judges_by_the_chance_to_win() -> None:
    """Scrap Racer's two ways of judging differ, and so do the plans made by them."""
    declared = hippodrome.game("scrap_racer")
    seen = [Observation(state, int(state.seat)) for state in positions("scrap_racer", 8, 12)]
    looks = [Planner(declared.heuristic, 2000).values(one, Seeded(1)) for one in seen]
    chances = [Planner(declared.heuristic, 2000, True).values(one, Seeded(1)) for one in seen]
    assert all(one != pytest.approx(other, abs=1e-3) for one, other in zip(looks, chances, strict=True))


def test_one_who_thinks_ahead_sees_ways_round_that_do_not_meet_the_eye() -> None:
    """Chariot Race: on the way, a look straight on never promises more than a look at every way."""
    heuristic = hippodrome.game("chariot_race").heuristic
    driving = [state for state in positions("chariot_race", 6, 300) if state.to_json()["steps"] != 0]
    seats = [(state, int(state.seat)) for state in driving]
    assert all(heuristic.prospect(state, seat) >= heuristic.value(state, seat) - 1e-9 for state, seat in seats)
    assert any(heuristic.prospect(state, seat) > heuristic.value(state, seat) + 0.01 for state, seat in seats)
