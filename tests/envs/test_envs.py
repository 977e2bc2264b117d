"""The field's own conformance suites, over every game and number of players."""

from __future__ import annotations

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import hippodrome
from hippodrome.engine.chance import Seeded
from hippodrome.envs import aec, register, spiel
from hippodrome.envs.features import Features, rewards

TABLES = [(game.name, players) for game in hippodrome.all_games() for players in game.players]
GAMES = hippodrome.names()


# PettingZoo's own board games use the same dictionary with a mask, and its test warns of it there too.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_no_fault(game: str, players: int) -> None:
    api_test(aec.raw_env(game=game, players=players), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_race(game: str) -> None:
    seed_test(lambda: aec.env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_no_fault(game: str) -> None:
    register()
    env = gymnasium.make(f"hippodrome/{game}-v1", opponents=("random",), disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_races_to_the_end_with_masked_actions(game: str) -> None:
    register()
    env = gymnasium.make(f"hippodrome/{game}-v1", players=3, opponents=("random",), seat=1)
    _, info = env.reset(seed=4)
    pick = np.random.default_rng(4)
    over = False
    reward = 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) > 1
        _, reward, over, _, info = env.step(int(pick.choice(legal)))
        assert "illegal" not in info
    assert -1.0 <= reward <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_an_action_not_on_offer_loses(game: str) -> None:
    env = gymnasium.make(f"hippodrome/{game}-v1", seat=0)
    _, info = env.reset(seed=1)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_plays_a_race_through_chance_nodes(game: str, players: int) -> None:
    spiel.register()
    state = pyspiel.load_game(f"hippodrome_{game}", {"players": players}).new_initial_state()
    pick = np.random.default_rng(players)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert max(outcomes) < spiel.MOST_OUTCOMES
            state.apply_action(int(pick.choice(outcomes, p=weights)))
        else:
            twin = state.clone()
            action = int(pick.choice(state.legal_actions()))
            state.apply_action(action)
            twin.apply_action(action)
            assert str(twin) == str(state)
    assert state.returns() == rewards(state.position)
    assert len(state.returns()) == players


def test_openspiel_searches_a_race() -> None:
    from open_spiel.python.algorithms import mcts

    spiel.register()
    game = pyspiel.load_game("hippodrome_scrap_racer", {"players": 3})
    pick = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 5, mcts.RandomRolloutEvaluator(1, pick), random_state=pick)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_observations_keep_their_shape_and_hide_what_is_hidden(game: str) -> None:
    declared = hippodrome.game(game)
    setup = declared.setup(declared.usual_players)
    features = Features(declared, setup)
    for race in range(3):
        luck = Seeded(9, race)
        pick = Seeded(9, race, "pick")
        state = declared.start(setup, luck)
        while not state.over:
            seen = features.encode(state, int(state.seat))
            assert seen.shape == (features.size,)
            other = state.clone()
            other.mask(state.seat)
            other.redeal(state.seat, Seeded(race))
            assert (features.encode(other, int(state.seat)) == seen).all()
            state.take(state.offered[pick.below(state.offers)], luck)


def test_rewards_go_from_first_to_last() -> None:
    race = hippodrome.new("scrap_racer", players=3, seed=1)
    while not race.over:
        race.play(race.options[0])
    given = rewards(race.state)
    assert [given[seat] for seat in race.ranking] == [1.0, 0.0, -1.0]
