"""OpenSpiel's own tree search on a Hippodrome game, against random play.

    python examples/open_spiel_mcts.py --races 5 --simulations 50

Chariot Race has dice but no hidden cards, so a search for games of perfect information is fair play there.
Use OpenSpiel's bots written in Python: those in C++ cannot drive games that are written in Python.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from hippodrome.envs import spiel


class HeuristicEvaluator(mcts.Evaluator):
    """Judges a position by the game's own heuristic instead of racing on at random."""

    def __init__(self, heuristic) -> None:
        self.heuristic = heuristic

    def evaluate(self, state):
        """What each seat may hope for, from -1 to 1."""
        if state.position is None:
            return np.zeros(state.num_players())
        return np.array([2 * self.heuristic.value(state.position, seat) - 1 for seat in range(state.num_players())])

    def prior(self, state):
        """All that is on offer, equally likely; chance by its odds."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main() -> None:
    """Race, and count who wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="chariot_race")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--races", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--longest", type=int, default=10_000, help="Choices after which a race is left unfinished.")
    given = parser.parse_args()

    spiel.register()
    game = pyspiel.load_game(f"hippodrome_{given.game}", {"players": given.players})
    luck = np.random.RandomState(1)
    evaluator = HeuristicEvaluator(game.race_game.heuristic)
    wins = 0
    finished = 0
    for race in range(given.races):
        seat = race % given.players
        bots = [uniform_random.UniformRandomBot(player, luck) for player in range(given.players)]
        bots[seat] = mcts.MCTSBot(game, 1.0, given.simulations, evaluator, random_state=luck)
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal() and choices < given.longest:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(outcomes, p=odds)))
            else:
                state.apply_action(bots[state.current_player()].step(state))
                choices += 1
        finished += state.is_terminal()
        wins += state.is_terminal() and state.returns()[seat] == max(state.returns())
        print(f"race {race + 1}: {choices} choices, returns {state.returns()}, the search sat on seat {seat}")
    print(f"the search won {wins} of {finished} races")


if __name__ == "__main__":
    main()
