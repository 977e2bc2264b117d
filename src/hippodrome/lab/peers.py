"""Other engines, driven the same way, for comparison. None is needed to install Hippodrome."""

from __future__ import annotations

import importlib.util
import random
from statistics import fmean
from typing import Any

from rich.console import Console

ROLLOUTS = 200
OPEN_SPIEL_GAMES = {"maedn": "maedn(players=4)", "backgammon": "backgammon", "pig": "pig"}


def measure(seconds: float, console: Console) -> dict[str, dict[str, Any]]:
    """The peers that are installed; those that are not are named."""
    found: dict[str, dict[str, Any]] = {}
    if importlib.util.find_spec("pyspiel"):
        for name, spelled in OPEN_SPIEL_GAMES.items():
            with console.status(f"OpenSpiel {name}"):
                found[f"openspiel {name}"] = open_spiel(spelled, seconds)
    else:
        console.print("OpenSpiel is not installed here: `make bench` measures beside it")
    if importlib.util.find_spec("catanatron"):
        with console.status("Catanatron"):
            found["catanatron"] = catanatron(seconds)
    else:
        console.print("Catanatron is not installed here: `make bench` measures beside it")
    return found


def open_spiel(spelled: str, seconds: float) -> dict[str, Any]:
    """Random play of an OpenSpiel game from Python, and inside C++ by its random rollout evaluator."""
    import pyspiel

    from hippodrome.lab.bench import rate

    game = pyspiel.load_game(spelled)
    pick = random.Random(1)
    lengths: list[int] = []

    def race(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weights = [weight for _, weight in outcomes]
                state.apply_action(pick.choices([action for action, _ in outcomes], weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[pick.randrange(len(actions))])
                decisions += 1
        lengths.append(decisions)
        return decisions

    from_python = rate(race, seconds)
    mean = fmean(lengths)
    # One simulation of the C++ tree search evaluates the root once: that many random rollouts.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)

    def rollouts(_: int) -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        searcher.step(state)
        return ROLLOUTS

    inside = rate(rollouts, seconds) * mean
    return {
        "players": game.num_players(),
        "inside": inside,
        "from_python": from_python,
        "mean_decisions": mean,
    }


def catanatron(seconds: float) -> dict[str, Any]:
    """Catanatron's random players at one table."""
    from catanatron import Color, Game, RandomPlayer

    from hippodrome.lab.bench import rate

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def race(number: int) -> int:
        random.seed(number)
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    return {"players": 4, "from_python": rate(race, seconds), "inside": rate(race, seconds)}
