"""Greedy plays well, and so does the rule of thumb."""

from __future__ import annotations

import pytest

import hippodrome
from digests import some_options
from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.state import Observation
from hippodrome.lab.simulation import make_programme, simulate

GAMES = hippodrome.names()


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    games = 24
    wins = 0.0
    for first in range(2):
        bots = ["greedy", "random"] if first == 0 else ["random", "greedy"]
        summary = simulate(make_programme(game, 4, games // 2, 3 + first, bots))
        shares = summary["wins_by_seat"]
        assert isinstance(shares, list)
        wins += games // 2 * (shares[first] + shares[first + 2])
    # Two of four seats: by chance 12 of 24, and 18 or more in about one case of a hundred.
    assert wins >= 18


def test_greedy_stops_where_the_exact_solution_of_the_turn_does() -> None:
    """A lone leader far from everybody: only the dice of this turn matter."""
    declared = hippodrome.game("scrap_racer")
    player = bot("greedy", declared)
    agreed = asked = 0
    for race in range(40):
        luck = Seeded(5, race)
        state = declared.start(declared.setup(3, {"spaces_per_section": 3}), luck)
        data = state.to_json()
        rolled = int(state.track.turn_worth[sum(1 << (face - 1) for face in data["dice"][: data["rolled"]])])
        stop = 1000 * sum(data["dice"][: data["rolled"]]) >= rolled
        if state.choices() == [0, 1]:
            asked += 1
            agreed += (player.choose(Observation(state, int(state.seat)), Seeded(race)) == 1) is stop
    assert asked == 40
    assert agreed >= 36


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_thumb_picks_what_is_on_offer_and_beats_random(game: str) -> None:
    declared = hippodrome.game(game)
    setup = declared.setup(declared.usual_players)
    wins = 0.0
    for number in range(40):
        luck, mind = Seeded(8, number), Seeded(8, number, "mind")
        state = declared.start(setup, luck)
        mine = number % declared.usual_players
        while not state.over:
            choice = state.offered[mind.below(state.offers)]
            if state.seat == mine:
                choice = declared.heuristic.pick(state, mind)
                assert choice in state.choices()
            state.take(choice, luck)
        winners = list(state.winners())
        wins += (mine in winners) / max(1, len(winners))
    assert wins > 40 / declared.usual_players * 1.5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_to_win_make_one_and_the_winner_has_it_all(game: str, players: int) -> None:
    declared = hippodrome.game(game)
    luck, mind = Seeded(9), Seeded(9, 0, "mind")
    state = declared.start(declared.setup(players), luck)
    asked = 0
    while not state.over:
        if asked % 10 == 0:
            chances = [declared.heuristic.win_chance(state, seat) for seat in range(players)]
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in chances)
        state.take(declared.heuristic.pick(state, mind), luck)
        asked += 1
    winners = list(state.winners())
    assert [seat for seat in range(players) if declared.heuristic.win_chance(state, seat) > 0.4] == winners


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_thumb_knows_every_variant_and_comes_to_an_end(game: str) -> None:
    declared = hippodrome.game(game)
    for number in range(12):
        picker = Seeded("variants", number, game)
        players = declared.players[number % len(declared.players)]
        try:
            setup = declared.setup(players, some_options(declared.options, players, picker))
        except HippodromeError:
            setup = declared.setup(players)
        luck = Seeded(9, number)
        state = declared.start(setup, luck)
        picks = 0
        while not state.over:
            choice = declared.heuristic.pick(state, picker)
            assert choice in state.choices()
            state.take(choice, luck)
            picks += 1
        assert picks < 5000
