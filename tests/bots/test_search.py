"""The search: the same for the same luck, clear where the choice is clear, and open about what it found."""

from __future__ import annotations

import os
import tomllib
from typing import Any

import pytest

import hippodrome
from hippodrome.bots import bot
from hippodrome.bots.examination import Examination
from hippodrome.bots.luck import Luck
from hippodrome.bots.planner import Planner
from hippodrome.bots.search import Search
from hippodrome.bots.tree import NONE, ROOT, Tree
from hippodrome.bots.tuning import Tuning, tuning
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation, State
from hippodrome.games.scrap_racer.rules.actions import STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace

GAMES = hippodrome.names()


def position(game: str, choices: int, seed: int = 4) -> State:
    """A position some choices into a race played at random."""
    declared = hippodrome.game(game)
    luck, pick = Seeded(seed), Seeded(seed, 0, "pick")
    state: State = declared.start(declared.setup(declared.usual_players), luck)
    for _ in range(choices):
        state.take(state.offered[pick.below(state.offers)], luck)
    return state


def examine(game: str, state: State, playouts: int, processes: int = 1, **changes: Any) -> Examination:
    declared = hippodrome.game(game)
    searcher = Search(declared.heuristic, Tuning(**changes), playouts, processes=processes)
    return searcher.examine(Observation(state, state.seat), Seeded(7))


def figures(found: Examination) -> tuple[object, ...]:
    return found.best, found.line, [(one.choice, one.visits, one.mean, one.error) for one in found.choices]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_luck_gives_the_same_findings(game: str) -> None:
    state = position(game, 12)
    found = examine(game, state, 30)
    assert figures(found) == figures(examine(game, state, 30))
    assert [one.choice for one in found.choices] == state.choices()
    assert len({one.visits for one in found.choices}) == 1
    assert all(0.0 <= one.mean <= 1.0 for one in found.choices)
    assert found.line[0] == (state.seat, found.best)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="several processes need fork")
def test_several_processes_share_the_work_and_find_the_same_every_time() -> None:
    state = position("scrap_racer", 3)
    alone = examine("scrap_racer", state, 20)
    together = examine("scrap_racer", state, 20, processes=3)
    assert figures(together) == figures(examine("scrap_racer", state, 20, processes=3))
    assert sum(one.visits for one in together.choices) == 3 * sum(one.visits for one in alone.choices)


def test_a_choice_that_is_clear_costs_little() -> None:
    """The last racer of the last round stops when the dice suffice to win and a double would lose."""
    state = position("scrap_racer", 0)
    assert isinstance(state, ScrapRace)
    data: dict[str, object] = {**state.to_json()}
    last = int(state.track.racers) - 1
    line = 3 * int(state.track.length)
    data |= {"ending": 1, "active": last, "progress": [line + 10] * last + [line - 3], "lap_tokens": [3] * last + [2]}
    data |= {"dice": [6, 5, 4, 3, 0, 0], "rolled": 4}
    state.read_json(data)
    player = bot("search:4000", hippodrome.game("scrap_racer"))
    assert isinstance(player, Search)
    assert player.choose(Observation(state, state.seat), Seeded(1)) == STOP
    assert player.played < 400


def test_a_planned_turn_is_corrected_by_what_comes_after_it() -> None:
    """Where playouts end with the turn there is nothing to correct: what the planner says stands."""
    declared = hippodrome.game("scrap_racer")
    corrected = 0
    for choices in range(2, 14):
        state = position("scrap_racer", choices)
        seen = Observation(state, state.seat)
        seed = Seeded(7).below(0x7FFFFFFF)
        planned = Planner(declared.heuristic, 4000, True).values(seen, Seeded(seed))
        found = examine("scrap_racer", state, 60, plan=4000, turns=1, depth=0)
        assert [one.mean for one in found.choices] == pytest.approx(planned, abs=1e-4)
        beyond = examine("scrap_racer", state, 60, plan=4000, turns=4, depth=0)
        corrected += [one.mean for one in beyond.choices] != pytest.approx(planned, abs=1e-4)
    assert corrected > 6


def test_time_is_a_budget_too() -> None:
    state = position("scrap_racer", 5)
    player = bot("search:1ms", hippodrome.game("scrap_racer"))
    assert player.choose(Observation(state, state.seat), Seeded(1)) in state.choices()


def test_plain_playouts_need_no_tree() -> None:
    found = examine("scrap_racer", position("scrap_racer", 3), 40, depth=0, turns=1000)
    assert len(found.line) == 1


@pytest.mark.parametrize("outcomes", [False, True])
def test_the_line_goes_on_as_far_as_the_tree_knows(outcomes: bool) -> None:
    found = examine("scrap_racer", position("scrap_racer", 3), 200, depth=6, turns=8, outcomes=outcomes)
    assert 1 < len(found.line) <= 7
    assert all(0 <= seat < 4 for seat, _ in found.line)


@pytest.mark.parametrize("game", sorted(registry.residents()))
def test_our_games_have_settings_with_their_evidence(game: str) -> None:
    declared = hippodrome.game(game)
    file = tomllib.loads((declared.folder / "data" / "search.toml").read_text("utf-8"))
    chosen = tuning(declared)
    assert all(getattr(chosen, name) == value for name, value in file["settings"].items())
    assert {"date", "how", "result"} <= set(file["evidence"])


def test_a_tree_finds_what_it_has_grown_however_large_it_gets() -> None:
    tree = Tree()
    children = [tree.grow(ROOT, 1_000_003 * key) for key in range(5000)]
    assert children == list(range(1, 5001))
    assert [tree.find(ROOT, 1_000_003 * key) for key in range(5000)] == children
    assert tree.find(children[3], 7) == NONE
    grandchild = tree.grow(children[3], 7)
    assert tree.find(children[3], 7) == grandchild
    tree.visits[children[8]] = 2
    assert tree.favourite(ROOT) == children[8]
    assert tree.favourite(grandchild) == NONE
    tree.clear()
    assert tree.find(ROOT, 0) == NONE
    assert tree.favourite(ROOT) == NONE


def test_luck_begins_again_where_it_began_and_leaves_a_trace() -> None:
    luck = Luck(99)
    streams = []
    for number in (0, 1, 0):
        luck.begin(number)
        luck.trace = 0
        streams.append(([int(luck.below(6)) for _ in range(20)], int(luck.trace)))
    assert streams[0] == streams[2]
    assert streams[0] != streams[1]
    assert streams[0][1] != streams[1][1]


def test_luck_is_fair() -> None:
    luck = Luck(5)
    faces = [0] * 6
    for number in range(6000):
        luck.begin(number)
        faces[luck.below(6)] += 1
    assert all(880 < face < 1120 for face in faces)
