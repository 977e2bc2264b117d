"""The field's own conformance suites, over every game and number of players."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import SupportsFloat

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from rich.console import Console
from shimmy import OpenSpielCompatibilityV0

import hippodrome
from hippodrome.bots.batch import prizes
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption, IllegalChoice
from hippodrome.envs import aec, rates, spiel
from hippodrome.envs.features import Features, Sight

SHORT = {"arena_maximus": "max_rounds:1", "chariot_race": "max_rounds:1", "scrap_racer": "laps:1;short:on"}
"""Options for races that are soon over: OpenSpiel's playthroughs tell every position at length."""
TABLES = [(game.name, players) for game in hippodrome.all_games() for players in game.players]
GAMES = hippodrome.names()


# PettingZoo's own board games use the same dictionary with a mask, and its test warns of it there too.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)
at_every_table = pytest.mark.parametrize(("game", "players"), TABLES)
TOLD = [
    (game, players)
    for game, players in TABLES
    if os.environ.get("PLAYTHROUGHS") == "all" or players <= hippodrome.game(game).usual_players
]
"""Tables whose races OpenSpiel tells at length: the largest take longer, and are told in `make test-long`."""


@masked
@at_every_table
def test_pettingzoo_finds_no_fault(game: str, players: int) -> None:
    api_test(aec.raw_env(game=game, players=players), num_cycles=300)


@at_every_table
def test_the_same_seed_gives_the_same_race(game: str, players: int) -> None:
    seed_test(lambda: aec.env(game, players), num_cycles=60)


@at_every_table
def test_pettingzoo_finds_no_fault_in_the_parallel_form(game: str, players: int) -> None:
    """Seats choose in turn, so PettingZoo's own conversion for such games applies."""
    parallel_api_test(turn_based_aec_to_parallel(aec.env(game, players)), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_no_fault_in_what_is_rendered(game: str) -> None:
    render_test(lambda render_mode=None: aec.env(game, render_mode=render_mode))


@at_every_table
def test_gymnasium_finds_no_fault(game: str, players: int) -> None:
    env = gymnasium.make(
        f"hippodrome/{game}-v2", players=players, opponents=("random",), disable_env_checker=True
    )  # fmt: skip
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_finds_the_environments_by_their_module() -> None:
    """`module:name` imports the module, which makes its names known: nothing else is needed."""
    script = (
        "import gymnasium; env = gymnasium.make('hippodrome.envs:hippodrome/{}-v2'); print(env.reset(seed=1)[0].shape)"
    )
    for game in GAMES:
        done = subprocess.run([sys.executable, "-c", script.format(game)], capture_output=True, text=True, check=True)
        declared = hippodrome.game(game)
        assert done.stdout == f"({Sight(declared, declared.setup(declared.usual_players)).size},)\n"


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_and_openspiel_know_the_games_by_name(game: str) -> None:
    aec.register()
    spiel.register()
    env = pettingzoo.make("aec", f"hippodrome/{game}-v2", players=3)
    assert env.metadata["name"] == f"hippodrome_{game}_v2"
    assert len(env.possible_agents) == 3
    assert pyspiel.load_game(f"hippodrome_{game}(players=3)").num_players() == 3


def test_the_environments_steps_are_counted() -> None:
    told: list[float] = []

    def once(work: Callable[[int], int], seconds: float) -> float:
        told.append(seconds)
        return work(0)

    found = rates.measure([hippodrome.game("scrap_racer")], 0.5, once, True, Console(quiet=True))
    assert set(found["scrap_racer"]) == set(rates.INTERFACES)
    assert found["OpenSpiel python_tic_tac_toe"]["OpenSpiel"] >= 5
    assert all(steps > 0 for row in found.values() for steps in row.values())
    assert set(found["Gymnasium CartPole-v1 (numpy)"]) == {"vector"}
    assert told.count(0.5) == sum(len(row) for row in found.values())


def test_the_documented_shapes_are_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "lab.md"
    rows = re.findall(r"^\| (\w+) \| (\d+) ((?:\| \d* ?)+)\|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert {"scrap_racer", "titan_race"} < {name for name, _, _ in rows} <= set(GAMES)
    for name, actions, sizes in rows:
        game = hippodrome.game(name)
        assert game.actions == int(actions)
        assert [Sight(game, game.setup(count)).size for count in game.players] == [
            int(size) for size in re.findall(r"\d+", sizes)
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_races_to_the_end_with_masked_actions(game: str) -> None:
    env = gymnasium.make(f"hippodrome/{game}-v2", players=3, opponents=("random",), seat=1)
    _, info = env.reset(seed=4)
    pick = np.random.default_rng(4)
    over = False
    reward: SupportsFloat = 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) > 1
        _, reward, over, _, info = env.step(int(pick.choice(legal)))
        assert "illegal" not in info
    assert -1.0 <= float(reward) <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_an_action_not_on_offer_loses(game: str) -> None:
    env = gymnasium.make(f"hippodrome/{game}-v2", seat=0)
    _, info = env.reset(seed=1)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.filterwarnings("ignore:.*Illegal move")
@pytest.mark.parametrize("game", GAMES)
def test_in_pettingzoo_too_an_action_not_on_offer_loses(game: str) -> None:
    race = aec.env(game, 3)
    race.reset(seed=1)
    agent = race.agent_selection
    forbidden = int(np.flatnonzero(race.observe(agent)["action_mask"] == 0)[0])
    bare = aec.raw_env(game=game, players=3)
    bare.reset(seed=1)
    with pytest.raises(IllegalChoice):
        bare.step(forbidden)
    race.step(forbidden)
    assert all(race.terminations.values())
    assert race.rewards == {one: -1.0 if one == agent else 0.0 for one in race.possible_agents}
    with pytest.raises(BadOption, match="action"):
        bare.step(None)


@at_every_table
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
    assert state.returns() == prizes(state.position)
    assert len(state.returns()) == players


@at_every_table
def test_openspiel_finds_no_fault(game: str, players: int) -> None:
    """Its own random simulation, with every position written down and read back on the way."""
    spiel.register()
    loaded = pyspiel.load_game(f"hippodrome_{game}", {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def playthrough(game: str, players: int) -> str:
    """OpenSpiel's account of a whole race: every position, observation and action."""
    spiel.register()
    spelled = f"hippodrome_{game}(players={players},options={SHORT.get(game, '')})"
    told = str(generate_playthrough.playthrough(spelled, None, seed=players))
    assert "IsTerminal() = True" in told
    return told


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_generates_the_same_playthrough_twice(game: str) -> None:
    assert playthrough(game, 2) == playthrough(game, 2)


@pytest.mark.parametrize(("game", "players"), TOLD)
def test_openspiel_replays_a_playthrough_to_the_letter(game: str, players: int, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    (tmp_path / "playthrough.txt").write_text(playthrough(game, players), encoding="utf-8")
    written, replayed = generate_playthrough.replay(tmp_path / "playthrough.txt")
    assert replayed == written


@masked
@pytest.mark.filterwarnings("ignore:.*:UserWarning:pettingzoo.*")
@at_every_table
def test_shimmys_view_of_our_openspiel_games_has_no_fault(game: str, players: int) -> None:
    spiel.register()
    api_test(OpenSpielCompatibilityV0(game_name=f"hippodrome_{game}", config={"players": players}), num_cycles=100)


def test_openspiel_takes_options() -> None:
    spiel.register()
    game = pyspiel.load_game("hippodrome_chariot_race(players=3,options=laps:1;circuit:BB)")
    assert (game.options["laps"], game.options["circuit"]) == (1, "BB")
    assert pyspiel.load_game(str(game)).options == game.options
    with pytest.raises(BadOption, match="laps"):
        spiel.RaceGame(hippodrome.game("chariot_race"), {"options": "laps:77"})
    with pytest.raises(BadOption, match="key:value"):
        spiel.RaceGame(hippodrome.game("chariot_race"), {"options": "laps"})


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
    given = prizes(race.state)
    assert [given[seat] for seat in race.ranking] == [1.0, 0.0, -1.0]
