"""The interfaces of the field: Gymnasium, PettingZoo and OpenSpiel (extra `envs`).

    gymnasium.make("hippodrome.envs:hippodrome/scrap_racer-v1", players=4, opponents=("greedy",))
    hippodrome.envs.aec.register(); pettingzoo.make("aec", "hippodrome/scrap_racer-v1", players=4)
    hippodrome.envs.spiel.register(); pyspiel.load_game("hippodrome_scrap_racer(players=4)")

Observations are what `Observation` knows: every field of the masked position in declared order, as
`features.Features` lays them out. Rewards come at the end, from 1 for the first place to -1 for the last.

Shapes are fixed for a game, its number of players and its options. With default options an observation is a
float32 vector of this length, and an action a number below `actions`:

    game            actions   2     3     4     5     6 players
    arena_maximus        43   180   208   236   264
    chariot_race         80   154   172   154   163   172
    scrap_racer          21   142   141   158   175   192
    titan_race          135   162   158   170   182   194
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
