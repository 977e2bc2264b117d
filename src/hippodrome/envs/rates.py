"""How many steps a second the environments make, beside the environments that the field brings itself."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from typing import Any

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
PEERS = {
    "PettingZoo classic/connect_four-v3": ("PettingZoo", "pygame"),
    "Gymnasium Blackjack-v1": ("Gymnasium", "gymnasium"),
    "Gymnasium CartPole-v1": ("Gymnasium", "gymnasium"),
    "vector CartPole-v1": ("vector", "gymnasium"),
    "OpenSpiel python_tic_tac_toe": ("OpenSpiel", "pyspiel"),
    "OpenSpiel backgammon (C++)": ("OpenSpiel", "pyspiel"),
}
"""Environments of the field's own, and a package that each needs."""


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
    for label, (interface, package) in PEERS.items() if peers else ():
        if importlib.util.find_spec(package) is None:
            console.print(f"{package} is not installed here: `make bench` measures beside {label}")
            continue
        with console.status(label):
            found[label] = {interface: rate(_peer(label), seconds)}
    return found


def _peer(label: str) -> Callable[[int], int]:
    interface, name = label.split()[:2]
    if interface == "PettingZoo":
        return cycles(name)
    if interface == "Gymnasium":
        return episodes(name)
    if interface == "vector":
        return rows_of_gymnasium(name)
    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return nodes(name)


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
