"""The lab's commands: functions that the command line mounts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hippodrome.arguments import AsJson, GameName, Given, Players, read_given, read_names, read_seed

Seed = Annotated[str, typer.Option(help="Race k of a seed is always the same.")]
Processes = Annotated[int, typer.Option(min=1, help="Processes to use.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Race on the Ray cluster at this address; `local` starts one here (extra ray)."),
]

INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""


class Rate(ProgressColumn):
    """How many races a second."""

    def render(self, task: Task) -> Text:
        return Text(
            "" if not task.speed else f"{task.speed:,.0f} races/s" if task.speed >= 10 else f"{task.speed:.2g}/s"
        )


def progress_bar() -> Progress:
    """Races finished of those wanted, the rate, and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many races.")] = 1000,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, comma-separated; repeated round the table.")] = "random",
    seed: Seed = "1",
    processes: Processes = 1,
    option: Given = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A folder for the results as Parquet files; resumable.")
    ] = None,
    turns: Annotated[bool, typer.Option("--turns", help="Keep a row for every decision too.")] = False,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Race bots against each other, many times."""
    from hippodrome.lab.simulate import make_plan
    from hippodrome.lab.simulate import simulate as run

    if turns and output is None:
        raise typer.BadParameter("--turns needs --output, a folder to keep them in")
    plan = make_plan(game, players, games, read_seed(seed), read_names(bots), read_given(option), turns)
    done = 0
    with progress_bar() as bar:
        task = bar.add_task(game, total=games)

        def progress(finished: int) -> None:
            nonlocal done
            done = finished
            bar.update(task, completed=finished)

        try:
            summary = run(plan, processes, progress, output=output, ray=ray)
        except KeyboardInterrupt:
            bar.stop()
            _say_how_to_go_on(done, games, output)
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(summary, ensure_ascii=False, indent=2))
    else:
        _print_summary(summary, output)


def _say_how_to_go_on(done: int, games: int, output: Path | None) -> None:
    if output is None:
        typer.echo(f"stopped after {done:,} of {games:,} races; nothing is kept without --output DIR", err=True)
    else:
        typer.echo(
            f"stopped: {done:,} of {games:,} races are kept in {output}; the same command goes on from there", err=True
        )


def _print_summary(summary: dict[str, Any], output: Path | None) -> None:
    console = Console()
    table = Table(title=f"{summary['game']}: {summary['games']:,} races, seed {summary['seed']}")
    for column in ("seat", "bot", "wins", "95 % interval", "mean place"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    rows = zip(
        summary["bots"], summary["wins_by_seat"], summary["wins_intervals_95"], summary["mean_ranks_by_seat"],
        strict=True,
    )  # fmt: skip
    for seat, (name, wins, (low, high), rank) in enumerate(rows, start=1):
        table.add_row(str(seat), name, f"{100 * wins:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}", f"{rank:.2f}")
    console.print(table)
    if summary["resumed_games"]:
        console.print(f"{summary['resumed_games']:,} of the races were there already", highlight=False)
    console.print(
        f"{summary['mean_decisions']:.1f} decisions a race, {summary['decisions_per_second']:,.0f} a second, "
        f"{summary['games_per_second']:,.0f} races a second; digest {summary['digest'][:16]}",
        highlight=False,
        soft_wrap=True,
    )
    if output is not None:
        console.print(f"{output}/races/*.parquet", highlight=False)
