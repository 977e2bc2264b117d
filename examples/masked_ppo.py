"""Masked PPO (sb3-contrib) learns to race against bots.

    pip install "hippodrome[envs,examples]"
    python examples/masked_ppo.py --steps 200000

It learns from one seat and is judged before and after on races that it never saw.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize


def judge(model: MaskablePPO, envs: VecNormalize, game: str, races: int) -> str:
    """The share of races won by the policy, with its standard error."""
    env = gymnasium.make(f"hippodrome.envs:hippodrome/{game}-v2", opponents=("random",))
    wins = 0
    for race in range(races):
        seen, _ = env.reset(seed=1_000_000 + race)
        over = False
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(envs.normalize_obs(seen), action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        wins += reward == 1.0
    share = wins / races
    return f"{wins} of {races} races won ({100 * share:.0f} % ± {100 * sqrt(share * (1 - share) / races):.0f})"


def main() -> None:
    """Learn, and tell what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="scrap_racer")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--races", type=int, default=400, help="Races to judge by.")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    torch.set_num_threads(1)
    racing = partial(gymnasium.make, f"hippodrome.envs:hippodrome/{given.game}-v2", opponents=("random",))
    envs = VecNormalize(DummyVecEnv([racing] * 8), norm_reward=False)
    # The first observations set the scale before anything is judged.
    envs.seed(given.seed)
    envs.reset()
    pick = np.random.default_rng(given.seed)
    for _ in range(200):
        envs.step((pick.random(get_action_masks(envs).shape) * get_action_masks(envs)).argmax(axis=1))
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=256, gamma=0.999, seed=given.seed)
    print("before:", judge(model, envs, given.game, given.races))
    model.learn(given.steps)
    print("after: ", judge(model, envs, given.game, given.races))


if __name__ == "__main__":
    main()
