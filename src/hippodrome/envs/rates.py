"""How many steps a second the environments make, beside the environments that the field brings itself."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from hippodrome.engine.game import Game

Rate = Callable[[Callable[[int], int], float], float]
"""`rate(work, seconds)`: units of work a second, as `hippodrome bench` measures everything."""
Rates = dict[str, dict[str, float]]
"""Steps a second: environment, interface."""

INTERFACES = ("PettingZoo", "Gymnasium", "OpenSpiel", "vector", "self-play")
ROWS = 256
"""Races side by side in a vector environment: enough to forget the call, few enough for a processor's own memory."""
CALLS = 20
"""Steps of a vector environment at a time."""


def installed() -> bool:
    """Is the extra `envs` there?"""
    return all(importlib.util.find_spec(package) for package in ("gymnasium", "pettingzoo", "pyspiel"))


def measure(
    games: list[Game], seconds: float, rate: Rate, peers: bool, console: Console
) -> dict[str, dict[str, float]]:
    """Steps a second by environment and interface, random play; nothing without the extra `envs`."""
    if not installed():
        console.print('The environments are not measured: pip install "hippodrome[envs]"', markup=False)
        return {}
    from hippodrome.envs import VERSION, aec, spiel

    aec.register()
    spiel.register()
    found: Rates = {}
    for game in games:
        with console.status(f"environments of {game.name}"):
            name = f"hippodrome/{game.name}-v{VERSION}"
            found[game.name] = {
                "PettingZoo": rate(cycles(name), seconds),
                "Gymnasium": rate(episodes(name), seconds),
                "OpenSpiel": rate(nodes(f"hippodrome_{game.name}"), seconds),
                "vector": rate(rows_against_bots(game), seconds),
                "self-play": rate(rows_of_all_seats(game), seconds),
            }
    for label, peer in PEERS.items() if peers else ():
        if importlib.util.find_spec(peer.package) is None:
            console.print(f"{peer.package} is not installed here: `make bench` measures beside {label}")
            continue
        with console.status(label):
            found[label] = {peer.interface: rate(peer.work(peer.name), seconds)}
    return found


def cycles(name: str) -> Callable[[int], int]:
    """A race of a PettingZoo environment: what is observed, and one of the actions on offer."""
    import pettingzoo

    env: Any = pettingzoo.make("aec", name)
    pick = random.Random(1)

    def race(number: int) -> int:
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else pick.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return race


def episodes(name: str) -> Callable[[int], int]:
    """An episode of a Gymnasium environment; those without a mask take any action."""
    import gymnasium

    env: Any = gymnasium.make(name, disable_env_checker=True).unwrapped
    pick = random.Random(1)
    actions = range(env.action_space.n)

    def episode(number: int) -> int:
        _, info = env.reset(seed=number)
        steps = 0
        over = cut = False
        while not over and not cut:
            mask = info.get("action_mask")
            _, _, over, cut, info = env.step(pick.choice(actions if mask is None else mask.nonzero()[0]))
            steps += 1
        return steps

    return episode


def nodes(name: str) -> Callable[[int], int]:
    """A race of an OpenSpiel game; chance nodes are steps too."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    pick = random.Random(1)

    def race(number: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, odds)[0])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
            steps += 1
        return steps

    return race


def rows_against_bots(game: Game) -> Callable[[int], int]:
    """Steps of one seat in each row of a vector environment; the bots' choices come on top and are not counted."""
    return _rows(game, ("random",))


def rows_of_all_seats(game: Game) -> Callable[[int], int]:
    """Steps of a vector environment that asks every seat."""
    return _rows(game, None)


def _rows(game: Game, opponents: tuple[str, ...] | None) -> Callable[[int], int]:
    from hippodrome.engine.chance import Seeded
    from hippodrome.envs.vector import RaceVector

    envs = RaceVector(game.name, ROWS, opponents=opponents, copy=False)
    envs.reset(seed=1)
    pick = Seeded(1, 0, "bots")

    def calls(number: int) -> int:
        for _ in range(CALLS):
            envs.step_any(pick)
        return ROWS * CALLS

    return calls


def rows_of_gymnasium(name: str) -> Callable[[int], int]:
    """Steps of a vector environment of Gymnasium's own, written in numpy."""
    import gymnasium

    envs: Any = gymnasium.make_vec(name, ROWS, vectorization_mode="vector_entry_point")
    envs.reset(seed=1)
    actions = envs.action_space.sample()

    def calls(number: int) -> int:
        for _ in range(CALLS):
            envs.step(actions)
        return ROWS * CALLS

    return calls


def rows_of_envpool(name: str) -> Callable[[int], int]:
    """Steps of an EnvPool environment, written in C++, in one thread."""
    import envpool
    import numpy as np

    envs: Any = envpool.make(name, env_type="gymnasium", num_envs=ROWS, num_threads=1)
    envs.reset()
    actions = np.zeros(ROWS, np.int32)

    def calls(number: int) -> int:
        for _ in range(CALLS):
            envs.step(actions)
        return ROWS * CALLS

    return calls


def rows_of_pgx(name: str) -> Callable[[int], int]:
    """Steps of a game of Pgx, compiled by JAX, any action on offer; JAX takes all the cores it finds."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    advance = jax.vmap(auto_reset(env.step, env.init))

    def turn(states: Any, key: Any) -> Any:
        own, others = jax.random.split(key)
        actions = jax.random.categorical(own, jax.numpy.log(states.legal_action_mask.astype("float32")), axis=1)
        return advance(states, actions, jax.random.split(others, ROWS))

    step: Any = jax.jit(turn)
    key = jax.random.PRNGKey(1)
    states = step(jax.jit(jax.vmap(env.init))(jax.random.split(key, ROWS)), key)

    def calls(number: int) -> int:
        nonlocal key, states
        for _ in range(CALLS):
            key, following = jax.random.split(key)
            states = step(states, following)
        jax.block_until_ready(states)
        return ROWS * CALLS

    return calls


class Peer(NamedTuple):
    """An environment of the field's own: how it is driven, the package it needs, its work and name there."""

    interface: str
    package: str
    work: Callable[[str], Callable[[int], int]]
    name: str


PEERS = {
    "PettingZoo connect_four-v3": Peer("PettingZoo", "pygame", cycles, "classic/connect_four-v3"),
    "Gymnasium Blackjack-v1": Peer("Gymnasium", "gymnasium", episodes, "Blackjack-v1"),
    "Gymnasium CartPole-v1": Peer("Gymnasium", "gymnasium", episodes, "CartPole-v1"),
    "Gymnasium CartPole-v1 (numpy)": Peer("vector", "gymnasium", rows_of_gymnasium, "CartPole-v1"),
    "EnvPool CartPole-v1 (C++)": Peer("vector", "envpool", rows_of_envpool, "CartPole-v1"),
    "Pgx backgammon (JAX)": Peer("self-play", "pgx", rows_of_pgx, "backgammon"),
    "OpenSpiel python_tic_tac_toe": Peer("OpenSpiel", "pyspiel", nodes, "python_tic_tac_toe"),
    "OpenSpiel backgammon (C++)": Peer("OpenSpiel", "pyspiel", nodes, "backgammon"),
}


def print_rates(found: Rates, console: Console) -> None:
    """The figures as a table."""
    if not found:
        return
    table = Table(title="steps a second of the environments, random play, one core")
    for column in ("", *INTERFACES):
        table.add_column(column, justify="right" if column else "left")
    for name, row in found.items():
        cells = [f"{row[interface]:,.0f}" if interface in row else "" for interface in INTERFACES]
        table.add_row(name, *cells, style="dim" if name in PEERS else "")
    console.print(table)
