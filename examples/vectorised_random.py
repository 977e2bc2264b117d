"""Many races at once: a random policy on the vector environment, choosing only what is on offer.

python examples/vectorised_random.py --game chariot_race --envs 8 --steps 2000
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np


def main() -> None:
    """Race, and tell how fast and how well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="scrap_racer")
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--processes", action="store_true", help="A process for each race, not one call.")
    given = parser.parse_args()

    envs = gymnasium.make_vec(
        f"hippodrome.envs:hippodrome/{given.game}-v2",
        num_envs=given.envs,
        vectorization_mode="async" if given.processes else "vector_entry_point",
        opponents=("greedy",),
    )
    pick = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    rewards = []
    began = time.perf_counter()
    for _ in range(given.steps):
        # Each row says what one race offers; the largest of random numbers is a fair pick among them.
        actions = (pick.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
        _, reward, over, _, infos = envs.step(actions)
        rewards += list(reward[over])
    seconds = time.perf_counter() - began
    envs.close()
    print(f"{given.envs * given.steps / seconds:,.0f} steps a second")
    print(f"{len(rewards)} races, mean reward {np.mean(rewards) if rewards else float('nan'):+.2f} against greedy")


if __name__ == "__main__":
    main()
