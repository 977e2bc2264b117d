"""The interfaces of the field: Gymnasium, PettingZoo and OpenSpiel (extra `envs`).

    gymnasium.make("hippodrome.envs:hippodrome/GAME-v2", players=4, opponents=("greedy",))
    gymnasium.make_vec("hippodrome.envs:hippodrome/GAME-v2", num_envs=1024, opponents=None)
    hippodrome.envs.aec.register(); pettingzoo.make("aec", "hippodrome/GAME-v2", players=4)
    hippodrome.envs.spiel.register(); pyspiel.load_game("hippodrome_GAME(players=4)")

Observations are what the viewer's seat knows, by the readings that the game declares (`Game.senses`): its own racer
first, ways relative to it, numbers scaled to at most 1, kinds as one place each; `hippodrome envs schema GAME` tells
them place by place. `layout="raw"` gives every field of the masked position instead, as do games that declare no
senses. Rewards come at the end, from 1 for the first place to -1 for the last.

Shapes are fixed for a game, its number of players and its options. An observation is a float32 vector of
`features.Sight(game, game.setup(players)).size` numbers, an action a number below `game.actions`;
docs/lab.md lists both for every game and number of players.
"""

from __future__ import annotations

import importlib.util

VERSION = 2
"""Part of every registered name; it rises when spaces or rewards change."""


def register() -> None:
    """Make the games known to Gymnasium. Importing this package does it, so nobody else needs to."""
    from gymnasium.envs.registration import register as register_env
    from gymnasium.envs.registration import registry

    from hippodrome.engine import registry as games

    for name in games.names():
        identifier = f"hippodrome/{name}-v{VERSION}"
        if identifier not in registry:
            register_env(
                identifier,
                entry_point="hippodrome.envs.single:RaceEnv",
                vector_entry_point="hippodrome.envs.vector:RaceVector",
                kwargs={"game": name},
            )


if importlib.util.find_spec("gymnasium"):
    register()
