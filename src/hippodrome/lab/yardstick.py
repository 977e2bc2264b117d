"""How far bots are from what is known exactly: the same bots on the reduced race of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hippodrome.bots import Bot
from hippodrome.bots.planner import Planner
from hippodrome.bots.search import Search
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.exact import Exact
from hippodrome.engine.state import Observation, State

DARING = 4
"""One choice in so many of the races that positions are taken from is made at random."""


@dataclass(frozen=True, slots=True)
class Distance:
    """How far a bot is from the exact values, over some decisions of the reduced race."""

    decisions: int
    optimal: float
    """The share of decisions in which it makes a best choice."""
    loss: float
    """The chance to win that a decision costs on average."""
    worst: float
    """The most that one decision costs."""
    error: float | None
    """The mean distance of its values from the exact ones; None if it has no values."""
    error_max: float | None
    difference: float | None
    """The mean distance of its differences between choices from the exact ones: what its choice hangs on."""


def sample_positions(exact: Exact, count: int, seed: int = 1) -> list[State]:
    """Different decisions of the reduced race, from races of good play with some daring choices."""
    luck = Seeded(seed, 0, "yardstick")
    found: dict[State, State] = {}
    while len(found) < count:
        state = exact.start(luck)
        while not state.over and len(found) < count:
            found.setdefault(state.clone(), state.clone())
            values = exact.values(state)
            index = values.index(max(values))
            if luck.below(DARING) == 0:
                index = int(luck.below(state.offers))
            state.take(state.offered[index], luck)
    return list(found.values())


def judge(bot: Bot, seen: Observation, chance: Chance) -> list[float] | None:
    """What a bot takes each choice to be worth, as a chance to win; None if it keeps that to itself."""
    if isinstance(bot, Planner):
        return bot.values(seen, chance)
    if isinstance(bot, Search):
        return [examined.mean for examined in bot.examine(seen, chance).choices]
    return None


def distance(exact: Exact, positions: Sequence[State], bot: Bot) -> Distance:
    """Ask a bot in every position, and compare."""
    losses: list[float] = []
    errors: list[float] = []
    differences: list[float] = []
    for number, state in enumerate(positions):
        truth = exact.values(state)
        seen = Observation(state, int(state.seat))
        choice = bot.choose(seen, Seeded(number, 0, "yardstick"))
        losses.append(max(truth) - truth[seen.choices().index(int(choice))])
        values = judge(bot, seen, Seeded(number, 0, "yardstick"))
        if values is not None:
            errors += [abs(value - true) for value, true in zip(values, truth, strict=True)]
            gap, true_gap = values[0] - values[-1], truth[0] - truth[-1]
            differences.append(abs(gap - true_gap))
    return Distance(
        len(losses),
        sum(loss < 1e-9 for loss in losses) / len(losses),
        sum(losses) / len(losses),
        max(losses),
        sum(errors) / len(errors) if errors else None,
        max(errors) if errors else None,
        sum(differences) / len(differences) if differences else None,
    )
