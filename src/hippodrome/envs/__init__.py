"""The interfaces of the field: Gymnasium, PettingZoo and OpenSpiel (extra `envs`).

    gymnasium.make("hippodrome/scrap_racer-v1", players=4, opponents=("greedy",))
    hippodrome.envs.aec.env("scrap_racer", players=4)
    hippodrome.envs.spiel.register(); pyspiel.load_game("hippodrome_scrap_racer(players=4)")

Observations are what `Observation` knows: every field of the masked position in declared order, as
`features.Features` lays them out. Rewards come at the end, from 1 for the first place to -1 for the last.
"""

from __future__ import annotations

VERSION = 1
"""Part of every registered name; it rises when spaces or rewards change."""


def register() -> None:
    """Make the games known to Gymnasium (done by itself when the package is installed)."""
    from gymnasium.envs.registration import register as register_env
    from gymnasium.envs.registration import registry

    from hippodrome.engine import registry as games

    for name in games.names():
        identifier = f"hippodrome/{name}-v{VERSION}"
        if identifier not in registry:
            register_env(identifier, entry_point="hippodrome.envs.single:RaceEnv", kwargs={"game": name})
