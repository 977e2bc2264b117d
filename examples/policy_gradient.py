"""A policy of numpy alone learns to race on the vector environment: proximal policy optimisation in two pages.

    pip install "hippodrome[envs]"
    python examples/policy_gradient.py --game scrap_racer --steps 3000000

It learns from one seat of many races at once and is judged before and after on races that it never saw.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hippodrome.envs.vector import RaceVector

Array = NDArray[np.float32]
DISCOUNT, TRACE, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.01


class Policy:
    """A layer of hidden units, from which the chances of the actions and the value of the position are read."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int) -> None:
        pick = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "in": (pick.standard_normal((inputs, hidden)) / sqrt(inputs)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "act": (pick.standard_normal((hidden, actions)) * 0.01).astype(np.float32),
            "value": np.zeros(hidden, np.float32),
        }
        self.moments = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in self.weights.items()}
        self.updates = 0

    def look(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Hidden units, chances of the actions on offer, and the value, for every row."""
        units = np.tanh(seen @ self.weights["in"] + self.weights["bias"])
        wishes = np.where(mask, units @ self.weights["act"], -1e9).astype(np.float32)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return units, chances, units @ self.weights["value"]

    def learn(self, batch: dict[str, Array], rate: float) -> None:
        """One step towards what turned out better than expected."""
        seen, taken, rows = batch["seen"], batch["taken"].astype(np.int64), np.arange(len(batch["seen"]))
        units, chances, value = self.look(seen, batch["mask"])
        ratio = chances[rows, taken] / batch["chance"]
        gain = batch["gain"]
        moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * gain * ratio
        logs = np.log(chances + 1e-9)
        wish = -chances * (moves[:, None] + ENTROPY * (logs - (chances * logs).sum(axis=1, keepdims=True)))
        wish[rows, taken] += moves
        wish /= len(rows)
        miss = (batch["return"] - value) / len(rows)
        back = (wish @ self.weights["act"].T + np.outer(miss, self.weights["value"])) * (1 - units**2)
        self._step({"in": seen.T @ back, "bias": back.sum(0), "act": units.T @ wish, "value": units.T @ miss}, rate)

    def _step(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam, uphill."""
        self.updates += 1
        size = sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (size + 1e-9))
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            scaled = first / (1 - 0.9**self.updates) / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)
            self.weights[name] += (rate * scaled).astype(np.float32)


def drawn(chances: Array, pick: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row, by its chances."""
    found: NDArray[np.int64] = (chances.cumsum(axis=1) > pick.random((len(chances), 1)) * 0.999999).argmax(axis=1)
    return found


def judge(policy: Policy, game: str, opponent: str, races: int) -> str:
    """The share of races won against a bot by the likeliest actions, with its standard error."""
    envs = RaceVector(game, min(races, 64), opponents=(opponent,), copy=False)
    seen, infos = envs.reset(seed=1_000_000)
    ended = wins = 0
    while ended < races:
        _, chances, _ = policy.look(seen, infos["action_mask"])
        seen, rewards, ends, _, infos = envs.step(chances.argmax(axis=1))
        ended += int(ends.sum())
        wins += int((rewards[ends] == 1.0).sum())
    share = wins / ended
    return f"{100 * share:.0f} % ± {100 * sqrt(share * (1 - share) / ended):.0f} of {ended} races against {opponent}"


def roll(
    envs: RaceVector, policy: Policy, now: Any, length: int, pick: np.random.Generator
) -> tuple[Any, dict[str, Array]]:
    """Race on for a few steps, and say how much better than expected each action turned out."""
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "taken", "chance", "value", "reward", "end")}
    seen, mask = now
    for _ in range(length):
        _, chances, value = policy.look(seen, mask)
        taken = drawn(chances, pick)
        chance = chances[np.arange(len(taken)), taken]
        for name, one in (("seen", seen), ("mask", mask), ("taken", taken), ("chance", chance), ("value", value)):
            kept[name].append(one)
        seen, reward, ends, _, infos = envs.step(taken)
        mask = infos["action_mask"]
        kept["reward"].append(reward)
        kept["end"].append(ends)
    value, trace = policy.look(seen, mask)[2], np.zeros(len(seen))
    gains = []
    for step in reversed(range(length)):
        going = 1.0 - kept["end"][step]
        surprise = kept["reward"][step] + DISCOUNT * value * going - kept["value"][step]
        trace = surprise + DISCOUNT * TRACE * going * trace
        gains.append(trace)
        value = kept["value"][step]
    gain = np.concatenate(gains[::-1]).astype(np.float32)
    batch = {name: np.concatenate(kept[name]) for name in ("seen", "mask", "taken", "chance")}
    batch["return"] = gain + np.concatenate(kept["value"])
    batch["gain"] = (gain - gain.mean()) / (gain.std() + 1e-6)
    return (seen, mask), batch


def main() -> None:
    """Learn, and tell what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="scrap_racer")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--opponents", default="random", help="Bots with commas between them.")
    parser.add_argument("--shaping", type=float, default=0.5, help="How much a lead counts on the way.")
    parser.add_argument("--races", type=int, default=1000, help="Races to judge by.")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    rows, length, pick = 256, 16, np.random.default_rng(given.seed)
    envs = RaceVector(given.game, rows, opponents=given.opponents.split(","), shaping=given.shaping)
    inputs, actions = envs.single_observation_space.shape[0], envs.game.actions
    policy = Policy(inputs, 128, actions, given.seed)
    print("before:", judge(policy, given.game, "random", given.races))
    seen, infos = envs.reset(seed=given.seed)
    now, rolls = (seen, infos["action_mask"]), max(1, given.steps // (rows * length))
    began = time.perf_counter()
    for number in range(rolls):
        now, batch = roll(envs, policy, now, length, pick)
        for _ in range(3):
            for part in np.array_split(pick.permutation(rows * length), 4):
                policy.learn({name: one[part] for name, one in batch.items()}, 0.0015 * (1 - number / rolls))
    seconds = time.perf_counter() - began
    print(f"{rolls * rows * length / seconds:,.0f} steps a second, {seconds:.0f} s in all")
    for opponent in ("random", "greedy"):
        print("after: ", judge(policy, given.game, opponent, given.races))


if __name__ == "__main__":
    main()
