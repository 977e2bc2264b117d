"""Match bots with settings of one's own, and tune the search of a game with Optuna.

    python tools/tune.py match scrap_racer search:500 greedy --races 400 --set depth=2 --set turns=4
    python tools/tune.py tune scrap_racer --playouts 300 --races 60 --trials 40

A match rotates the seats and mirrors every seed: whatever seats and dice one side had, the other has in the
next race. `tune` writes nothing; what it finds is entered in the game's `data/search.toml` after a match of
its own has confirmed it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Annotated, Any

import typer

from hippodrome.bots import Bot, bot
from hippodrome.bots.levels import read_level
from hippodrome.bots.search import Search
from hippodrome.bots.tuning import Tuning, tuning
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation

app = typer.Typer(add_completion=False, help=__doc__)
NAMES = (
    "depth", "turns", "whole_round", "exploration", "urgency", "outcomes", "care", "place", "trust", "doubt", "plan",
)  # fmt: skip


@dataclass
class Score:
    """What two sides won in a match, and what they thought about it."""

    ours: float = 0.0
    theirs: float = 0.0
    races: int = 0
    seconds: float = 0.0
    decisions: int = 0

    @property
    def share(self) -> float:
        return self.ours / max(1e-9, self.ours + self.theirs)

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval of the share of wins."""
        n = max(1e-9, self.ours + self.theirs)
        centre = self.share + z * z / (2 * n)
        width = z * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return (centre - width) / (1 + z * z / n), (centre + width) / (1 + z * z / n)

    def __str__(self) -> str:
        low, high = self.interval()
        each = 1000 * self.seconds / max(1, self.decisions)
        return f"{self.share:.1%} [{low:.1%}, {high:.1%}] of {self.races} races, {each:.1f} ms a choice"


def arrangement(players: int, number: int) -> frozenset[int]:
    """The seats of our side in race `number`: all arrangements in turn, each followed by its mirror image."""
    half = list(combinations(range(players), players // 2))
    # Adjacent seats and opposite ones alternate, so that a short match is fair too.
    ours = frozenset(half[(number // 2 * 5) % len(half)])
    return ours if number % 2 == 0 else frozenset(range(players)) - ours


def play(game: Game, players: int, ours: Bot, theirs: Bot, number: int, seed: str, score: Score) -> None:
    """Race `number` of a match."""
    seats = arrangement(players, number)
    luck = Seeded(seed, number // 2)
    minds = Seeded(seed, number, "ours"), Seeded(seed, number, "theirs")
    state = game.start(game.setup(players), luck)
    while not state.over:
        seat = int(state.seat)
        seen = Observation(state, seat)
        if seat in seats:
            began = time.perf_counter()
            choice = ours.choose(seen, minds[0])
            score.seconds += time.perf_counter() - began
            score.decisions += 1
        else:
            choice = theirs.choose(seen, minds[1])
        state.take(choice, luck)
    winners = list(state.winners())
    score.races += 1
    for winner in winners:
        if winner in seats:
            score.ours += 1 / len(winners)
        else:
            score.theirs += 1 / len(winners)


def match(
    game: Game, players: int, ours: Bot, theirs: Bot, races: int, seed: str = "match", minutes: float = 1e9
) -> Score:
    """As many races as asked for, or as there is time for."""
    score = Score()
    began = time.monotonic()
    for number in range(races):
        play(game, players, ours, theirs, number, seed, score)
        if number % 2 == 1 and time.monotonic() - began > 60 * minutes:
            break
    return score


def searcher(game: Game, level: str, changes: Mapping[str, Any]) -> Search:
    """A search with some settings changed."""
    usual = tuning(game)
    values = {name: getattr(usual, name) for name in NAMES} | dict(changes)
    budget = read_level(level)
    assert budget is not None, level
    return Search(game.heuristic, Tuning(**values), budget.playouts, budget.seconds, budget.processes)


def player(game: Game, name: str, changes: Mapping[str, Any]) -> Bot:
    """A bot by name; a search with the changes."""
    plain, _, level = name.partition(":")
    return searcher(game, level, changes) if plain == "search" and changes else bot(name, game)


def read_changes(given: list[str] | None) -> dict[str, Any]:
    """`name=value` by `name=value`."""
    changes: dict[str, Any] = {}
    for item in given or []:
        name, _, value = item.partition("=")
        if name not in NAMES:
            raise typer.BadParameter(f"{name}: one of {', '.join(NAMES)}")
        changes[name] = json.loads(value)
    return changes


@app.command("match")
def match_command(
    game: str,
    ours: str,
    theirs: Annotated[str, typer.Argument()] = "greedy",
    players: int = 4,
    races: int = 200,
    seed: str = "match",
    minutes: float = 1e9,
    change: Annotated[list[str] | None, typer.Option("--set", help="A setting of our search: depth=2.")] = None,
    other: Annotated[list[str] | None, typer.Option("--against", help="A setting of their search.")] = None,
) -> None:
    """Two sides, half of the seats each."""
    declared = registry.game(game)
    sides = player(declared, ours, read_changes(change)), player(declared, theirs, read_changes(other))
    score = match(declared, players, *sides, races, seed, minutes)
    print(f"{game} {players}p {ours} {change or ''} - {theirs} {other or ''}: {score}", flush=True)


@app.command("tune")
def tune_command(
    game: str,
    playouts: int = 300,
    races: int = 60,
    trials: int = 40,
    players: int = 4,
    seed: str = "tune",
    minutes: float = 30,
) -> None:
    """Look for settings that win more against greedy; mirrored seeds are the same in every trial."""
    import optuna

    declared = registry.game(game)
    rival = bot("greedy", declared)

    def trial(asked: optuna.Trial) -> float:
        changes = {
            "depth": asked.suggest_int("depth", 0, 12),
            "turns": asked.suggest_categorical("turns", [1, 2, 3, 4, 6, 8, 12, 1000]),
            "exploration": asked.suggest_float("exploration", 0.02, 1.0, log=True),
            "urgency": asked.suggest_float("urgency", -0.3, 0.1),
            "outcomes": asked.suggest_categorical("outcomes", [False, True]),
            "place": asked.suggest_categorical("place", [0.0, 0.1, 0.25]),
            "trust": asked.suggest_float("trust", 0.0, 60.0),
        }
        score = Score()
        ours = searcher(declared, str(playouts), changes)
        for number in range(races):
            play(declared, players, ours, rival, number, seed, score)
            if number % 20 == 19:
                asked.report(score.share, number)
                if asked.should_prune():
                    raise optuna.TrialPruned()
        print(f"{score} {json.dumps(changes)}", flush=True)
        return score.share

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=1, multivariate=True)
    study = optuna.create_study(
        direction="maximize", sampler=sampler, pruner=optuna.pruners.MedianPruner(n_warmup_steps=19)
    )
    study.optimize(trial, n_trials=trials, timeout=60 * minutes)
    print(f"best of {len(study.trials)}: {study.best_value:.1%} {json.dumps(study.best_params)}", file=sys.stdout)


if __name__ == "__main__":
    app()
