"""The interfaces of the field: Gymnasium, PettingZoo and OpenSpiel (extra `envs`).

    gymnasium.make("hippodrome.envs:hippodrome/GAME-v1", players=4, opponents=("greedy",))
    hippodrome.envs.aec.register(); pettingzoo.make("aec", "hippodrome/GAME-v1", players=4)
    hippodrome.envs.spiel.register(); pyspiel.load_game("hippodrome_GAME(players=4)")

Observations are what `Observation` knows: every field of the masked position in declared order, as
`features.Features` lays them out. Rewards come at the end, from 1 for the first place to -1 for the last.

Shapes are fixed for a game, its number of players and its options. An observation is a float32 vector of
`features.Features(game, game.setup(players)).size` numbers, an action a number below `game.actions`;
docs/lab.md lists both for every game and number of players.
"""

from __future__ import annotations

import importlib.util

VERSION = 1
"""Part of every registered name; it rises when spaces or rewards change."""


def register() -> None:
    """Make the games known to Gymnasium. Importing this package does it, so nobody else needs to."""
    from gymnasium.envs.registration import register as register_env
    from gymnasium.envs.registration import registry

    from hippodrome.engine import registry as games

    for name in games.names():
        identifier = f"hippodrome/{name}-v{VERSION}"
        if identifier not in registry:
            register_env(identifier, entry_point="hippodrome.envs.single:RaceEnv", kwargs={"game": name})


if importlib.util.find_spec("gymnasium"):
    register()
