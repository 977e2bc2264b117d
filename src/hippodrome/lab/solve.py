"""`hippodrome solve`: what is known exactly, and how far the bots are from it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.engine.duel import Pig
from hippodrome.engine.exact import DiceState, Exact
from hippodrome.engine.game import Game
from hippodrome.lab.yardstick import Distance, distance, sample_positions

PIG_FIRST = 0.530593
"""The first player's chance in Pig to 100 (Neller and Presser, 2004)."""
BOTS = "random,greedy,planner,search:100,search:1000"


def solve(
    games: Annotated[list[str] | None, typer.Argument(help="Games to look at (default: all that are solved).")] = None,
    bots: Annotated[str, typer.Option(help="Bots to measure, comma-separated.")] = BOTS,
    positions: Annotated[int, typer.Option(min=1, help="Decisions to measure them on.")] = 200,
    seed: Annotated[int, typer.Option(help="Which positions.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Exact values where they are known: a turn, a reduced race, and how far bots are from them."""
    pig = Pig()
    pig.solve()
    names = [name.strip() for name in bots.split(",") if name.strip()]
    reports = []
    solved = [(game, exact) for game in _chosen(games) if (exact := game.exact()) is not None]
    for game, exact in solved:
        reports.append((game, exact, measure(game, exact, names, positions, seed)))
    if as_json:
        data = {
            "pig": {"goal": 100, "first": pig.chance(0, 0, 0), "known": PIG_FIRST},
            "games": {game.name: describe(exact, found) for game, exact, found in reports},
        }
        typer.echo(json.dumps(data, indent=2))
        return
    console = Console()
    console.print(f"Pig to 100, a check of the solver: {pig.chance(0, 0, 0):.6f} (known: {PIG_FIRST})", highlight=False)
    for game, exact, found in reports:
        console.print(turn_table(game, exact.turn()))
        race = exact.describe()
        console.print(
            f"{game.name}, reduced race ({race['racers']} racers, {race['spaces']} spaces, {race['laps']} laps): "
            f"the first player wins {race['first']:.6f}",
            highlight=False,
        )
        console.print(yardstick_table(found))


def _chosen(names: list[str] | None) -> list[Game]:
    return [registry.game(name) for name in names] if names else list(registry.all_games())


def measure(game: Game, exact: Exact, names: list[str], positions: int, seed: int) -> dict[str, Distance]:
    """Each bot on the same positions of the reduced race."""
    asked = sample_positions(exact, positions, seed)
    bar = Console(stderr=True)
    return {name: distance(exact, asked, bot(name, game)) for name in track(names, game.name, console=bar)}


def describe(exact: Exact, found: dict[str, Distance]) -> dict[str, object]:
    """Everything for a program to read; worths in spaces."""
    return {
        "race": exact.describe(),
        "turn": [
            {
                "dice": list(state.dice),
                "total": state.total,
                "crash": float(state.crash),
                "rolling": float(state.rolling),
                "worth": float(state.worth),
                "exact": str(state.worth),
                "stop": state.stop,
            }
            for state in exact.turn()
        ],
        "bots": {name: asdict(measured) for name, measured in found.items()},
    }


def turn_table(game: Game, states: list[DiceState]) -> Table:
    """All states of the dice, fewest dice first."""
    table = Table(title=f"{game.name}: a single turn, in spaces")
    for column in ("dice", "total", "crash", "rolling on", "worth", "best"):
        table.add_column(column, justify="left" if column in ("dice", "best") else "right")
    for state in sorted(states, key=lambda state: (len(state.dice), state.dice)):
        table.add_row(
            " ".join(map(str, state.dice)) or "none",
            str(state.total),
            f"{float(state.crash):.3f}",
            f"{float(state.rolling):.3f}",
            f"{float(state.worth):.3f}",
            "stop" if state.stop else "roll",
        )
    return table


def yardstick_table(found: dict[str, Distance]) -> Table:
    """How far each bot is from the exact values."""
    decisions = max((measured.decisions for measured in found.values()), default=0)
    table = Table(title=f"distance from the exact values, {decisions} decisions of the reduced race")
    table.add_column("bot")
    for column in ("best choices", "loss a decision", "worst", "value error", "largest", "gap error"):
        table.add_column(column, justify="right")
    for name, measured in found.items():
        table.add_row(
            name,
            f"{100 * measured.optimal:.1f} %",
            f"{measured.loss:.5f}",
            f"{measured.worst:.4f}",
            _figure(measured.error),
            _figure(measured.error_max),
            _figure(measured.difference),
        )
    return table


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"
