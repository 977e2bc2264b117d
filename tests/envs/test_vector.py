"""Races by the batch: step by step what the scalar environments give."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import hippodrome
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption, HippodromeError, NoSuchSeat
from hippodrome.envs import VERSION, aec
from hippodrome.envs.features import Layout
from hippodrome.envs.single import RaceEnv
from hippodrome.envs.vector import RaceVector

GAMES = hippodrome.names()
every_game = pytest.mark.parametrize("game", GAMES)
ROWS = 3
STEPS = 160


def picks(masks: np.ndarray[Any, Any], pick: np.random.Generator) -> np.ndarray[Any, Any]:
    """One of the choices on offer in every row."""
    found: np.ndarray[Any, Any] = (pick.random(masks.shape) * masks).argmax(axis=1)
    return found


@every_game
@pytest.mark.parametrize("layout", ["senses", "raw"])
def test_a_row_races_as_the_scalar_environment(game: str, layout: Layout) -> None:
    given: dict[str, Any] = {"players": 3, "layout": layout, "shaping": 0.5 if layout == "senses" else 0.0}
    envs = RaceVector(game, ROWS, opponents=("random",), **given)
    alone = [RaceEnv(game, opponents=("random",), **given) for _ in range(ROWS)]
    seen, infos = envs.reset(seed=7)
    began = [env.reset(seed=7 + row) for row, env in enumerate(alone)]
    pick = np.random.default_rng(2)
    for _ in range(STEPS):
        for row in range(ROWS):
            assert (seen[row] == began[row][0]).all()
            assert (infos["action_mask"][row] == began[row][1]["action_mask"]).all()
            assert infos["seat"][row] == alone[row].seat
        actions = picks(infos["action_mask"], pick)
        seen, rewards, ends, cut, infos = envs.step(actions)
        for row, env in enumerate(alone):
            last, reward, over, _, info = env.step(int(actions[row]))
            assert (reward, over) == (rewards[row], ends[row])
            if over:
                assert infos["_final_obs"][row]
                assert (infos["final_obs"][row] == last).all()
                began[row] = env.reset()
            else:
                began[row] = last, info
        assert not cut.any()


@every_game
def test_self_play_asks_every_seat_as_pettingzoo_does(game: str) -> None:
    envs = RaceVector(game, ROWS, players=3, opponents=None)
    alone = [aec.RaceAEC(game, 3) for _ in range(ROWS)]
    seen, infos = envs.reset(seed=3)
    for row, env in enumerate(alone):
        env.reset(seed=3 + row)
    pick = np.random.default_rng(3)
    ended = 0
    while ended < ROWS:
        for row, env in enumerate(alone):
            told = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{infos['seat'][row]}"
            assert (seen[row] == told["observation"]).all()
            assert (infos["action_mask"][row] == told["action_mask"]).all()
        seats = infos["seat"]
        actions = picks(infos["action_mask"], pick)
        seen, rewards, ends, _, infos = envs.step(actions)
        for row, env in enumerate(alone):
            env.step(int(actions[row]))
            assert env.rewards[f"seat_{seats[row]}"] == rewards[row]
            if ends[row]:
                assert list(env.rewards.values()) == infos["results"][row].tolist()
                env.reset()
                ended += 1


@every_game
def test_a_mask_is_never_empty_and_races_start_anew(game: str) -> None:
    envs = RaceVector(game, 4, opponents=("random",), copy=False)
    _, infos = envs.reset(seed=1)
    chance, ended = Seeded(1), 0
    while ended < 4:
        assert (infos["action_mask"].sum(axis=1) > 1).all()
        seen, rewards, ends, _, infos = envs.step_any(chance)
        assert envs.observation_space.contains(seen)
        assert (np.abs(rewards) <= 1).all()
        ended += int(ends.sum())


@every_game
def test_gymnasium_makes_it_and_its_wrappers_take_it(game: str) -> None:
    """There is no checker of vector environments in Gymnasium: these are the wrappers that lean on their promises."""
    envs = gymnasium.make_vec(f"hippodrome/{game}-v{VERSION}", num_envs=2, opponents=("random",))
    assert isinstance(envs.unwrapped, RaceVector)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert envs.observation_space.shape == (2, *envs.single_observation_space.shape)  # type: ignore[misc]
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(gymnasium.wrappers.vector.DictInfoToList(envs))
    assert recorded.num_envs == 2
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    _, infos = counted.reset(seed=5)
    pick = np.random.default_rng(5)
    lengths: list[int] = []
    while not lengths:
        _, _, ends, _, infos = counted.step(picks(infos["action_mask"], pick))
        lengths += list(infos["episode"]["l"][ends]) if "episode" in infos else []
    assert lengths[0] > 1
    counted.close()


@every_game
def test_the_same_seed_gives_the_same_races(game: str) -> None:
    told = []
    for _ in range(2):
        envs = RaceVector(game, 3, opponents=("random", "random"), pool=True)
        seen, _ = envs.reset(seed=[4, 9, 4])
        chance = Seeded(8)
        rows = [seen, *(envs.step_any(chance)[0] for _ in range(20))]
        told.append(np.array(rows))
    assert (told[0] == told[1]).all()
    assert (told[0][0, 0] == told[0][0, 2]).all()


@every_game
def test_a_reset_without_a_seed_goes_on_to_the_next_race(game: str) -> None:
    envs = RaceVector(game, 2, opponents=None)
    first, _ = envs.reset(seed=1)
    second, _ = envs.reset()
    alone = aec.RaceAEC(game)
    alone.reset(seed=1)
    alone.reset()
    assert (second[0] == alone.observe(alone.agent_selection)["observation"]).all()
    assert (envs.reset(seed=1)[0] == first).all()


@every_game
@pytest.mark.parametrize("opponents", [None, ("random",)])
def test_a_vector_is_saved_copied_and_pickled_in_the_middle(game: str, opponents: tuple[str, ...] | None) -> None:
    envs = RaceVector(game, 2, players=3, opponents=opponents, shaping=1.0)
    envs.reset(seed=6)
    chance = Seeded(6)
    for _ in range(30):
        envs.step_any(chance)
    loaded = RaceVector(game, 2, players=3, opponents=opponents, shaping=1.0)
    loaded.load(json.loads(json.dumps(envs.save())))
    others = [pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs), loaded]
    for other in others:
        assert (other.seen()[0] == envs.seen()[0]).all()
    for _ in range(60):
        twins = [chance.copy() for _ in others]
        seen, rewards, ends, _, infos = envs.step_any(chance)
        for other, twin in zip(others, twins, strict=True):
            again = other.step_any(twin)
            assert (again[0] == seen).all()
            assert (again[1] == rewards).all()
            assert (again[2] == ends).all()
            assert (again[4]["seat"] == infos["seat"]).all()


@every_game
def test_a_scalar_environment_is_pickled_in_the_middle(game: str) -> None:
    env = RaceEnv(game, 3, shaping=0.5)
    _, info = env.reset(seed=2)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    twin = pickle.loads(pickle.dumps(env))
    over = False
    while not over:
        action = int(np.flatnonzero(env.action_masks())[-1])
        seen, reward, over, _, _ = env.step(action)
        again, also, too, _, _ = twin.step(action)
        assert (seen == again).all()
        assert (reward, over) == (also, too)


@every_game
def test_a_pettingzoo_environment_is_pickled_in_the_middle(game: str) -> None:
    env = aec.env(game, 3)
    env.reset(seed=2)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(env))
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        again, also, too, _, _ = twin.last()
        assert (agent, reward, over) == (twin.agent_selection, also, too)
        assert (seen["observation"] == again["observation"]).all()
        action = None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1])
        env.step(action)
        twin.step(action)


@every_game
def test_a_choice_not_on_offer_loses_the_race(game: str) -> None:
    envs = RaceVector(game, 2, opponents=None)
    _, infos = envs.reset(seed=1)
    seat = infos["seat"][0]
    actions = infos["action_mask"].argmax(axis=1)
    actions[0] = int(np.flatnonzero(infos["action_mask"][0] == 0)[0])
    _, rewards, ends, _, infos = envs.step(actions)
    assert (rewards[0], bool(ends[0]), bool(infos["illegal"][0])) == (-1.0, True, True)
    assert infos["results"][0][seat] == -1.0
    assert infos["results"][0].sum() == -1.0
    assert infos["action_mask"][0].any()


def test_an_action_that_is_none_is_told_and_changes_nothing() -> None:
    envs = RaceVector("scrap_racer", 2)
    with pytest.raises(RuntimeError, match="reset"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(seed=1)
    before = envs.save()
    for bad in ([0, 21], [-1, 0]):
        with pytest.raises(BadOption, match=r"0\.\.20"):
            envs.step(np.array(bad))
    for odd in (np.zeros(3, np.int64), np.zeros(2)):
        with pytest.raises(BadOption, match="whole numbers"):
            envs.step(odd)
    assert envs.save() == before


@pytest.mark.parametrize(
    ("given", "error", "told"),
    [
        ({"opponents": ()}, BadOption, "opponents"),
        ({"opponents": "greedy"}, BadOption, "opponents"),
        ({"opponents": (None,)}, BadOption, "opponents"),
        ({"opponents": ("nobody",)}, HippodromeError, "nobody"),
        ({"opponents": None, "seat": 1}, BadOption, "seat"),
        ({"seat": 4}, NoSuchSeat, "4"),
        ({"num_envs": 0}, BadOption, "num_envs"),
        ({"shaping": -1.0}, BadOption, "shaping"),
        ({"layout": "flat"}, BadOption, "layout"),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, Any], error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        RaceVector("chariot_race", **given)


@every_game
def test_a_position_is_rendered_in_words(game: str) -> None:
    env = RaceEnv(game, 3, seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in str(env.render())
    assert RaceEnv(game, 3).render() is None
    with pytest.raises(BadOption, match="ansi"):
        RaceEnv(game, render_mode="human")


def test_shaped_rewards_add_up_to_what_was_won_of_the_lead() -> None:
    envs = RaceVector("chariot_race", 1, players=4, opponents=("random",), seat=0, shaping=2.0)
    plain = RaceVector("chariot_race", 1, players=4, opponents=("random",), seat=0)
    envs.reset(seed=3)
    plain.reset(seed=3)
    chance = Seeded(3)
    on_the_way = 0.0
    over = False
    while not over:
        twin = chance.copy()
        _, reward, ends, _, _ = envs.step_any(chance)
        _, bare, _, _, _ = plain.step_any(twin)
        on_the_way += float(reward[0] - bare[0])
        over = bool(ends[0])
    assert on_the_way != 0.0
    assert -4.0 <= on_the_way <= 4.0
