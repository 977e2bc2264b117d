"""`hippodrome train`: a function that the command line mounts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from hippodrome.arguments import AsJson, GameName
from hippodrome.engine import registry
from hippodrome.lab.cli import INTERRUPTED, progress_bar
from hippodrome.lab.errors import need

if TYPE_CHECKING:
    from hippodrome.lab.train.evidence import Evidence
    from hippodrome.lab.train.learner import Lesson


def train(
    game: GameName,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The folder to work in (default: train-GAME); resumable.")
    ] = None,
    races: Annotated[int, typer.Option(min=20, help="Races to learn from.")] = 2000,
    moments: Annotated[int, typer.Option(min=1, help="Positions of each race at most.")] = 24,
    playouts: Annotated[int, typer.Option(min=1, help="How often each position is played on by rule of thumb.")] = 16,
    hidden: Annotated[int, typer.Option(min=1, max=64, help="Hidden units.")] = 32,
    lessons: Annotated[int, typer.Option(min=1, help="How often all positions are learnt from.")] = 12,
    seed: Annotated[int, typer.Option(help="The same seed gives the same races and the same network.")] = 1,
    held_out: Annotated[int, typer.Option(min=2, help="Races for the evidence, at each number of players.")] = 100,
    racer: Annotated[str, typer.Option(help="Who races for the evidence.")] = "planner:400",
    as_json: AsJson = False,
) -> None:
    """Teach a judge of a game by races among bots: the network behind `champion`."""
    need("train", "torch", "numpy")
    from hippodrome.lab.train.training import Settings, Training, Watch

    declared = registry.game(game)
    settings = Settings(
        game, declared.rules_version, declared.data_version, races, moments, playouts, hidden, lessons, seed
    )
    folder = output or Path(f"train-{game}")
    training = Training(declared, folder, settings)
    console = Console(stderr=True)
    with progress_bar() as bar:
        task = bar.add_task(game, total=races)

        def learnt(lesson: Lesson) -> None:
            bar.update(task, description=f"{game} lessons", completed=lesson.number, total=lessons)
            bar.console.print(f"lesson {lesson.number}: loss {lesson.loss:.4f}", highlight=False)

        def examined(evidence: Evidence) -> None:
            bar.update(task, description=f"{game} evidence", completed=evidence.players, total=declared.players[-1])

        watch = Watch(lambda done: bar.update(task, completed=done), learnt, examined)
        try:
            network = training.train(watch)
            evidence = training.examine(network, held_out, racer, watch)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(f"stopped; what is done is kept in {folder}, and the same command goes on from there", err=True)
            raise typer.Exit(INTERRUPTED) from None
    file = training.write(network, evidence, racer)
    if as_json:
        typer.echo(json.dumps([one.to_json() for one in evidence], indent=2))
    else:
        print_evidence(evidence, Console())
    console.print(f"{file}: {file.stat().st_size:,} bytes; put it into the game's folder data/", highlight=False)


def print_evidence(evidence: list[Evidence], console: Console) -> None:
    """Both judges side by side."""
    table = Table("players", "races", "loss before", "after", "gain", "of the winner", "after", "off by", "after")
    for one in evidence:
        gain = f"{one.gain:+.4f} ± {one.error:.4f}"
        figures = (one.before, one.after, gain, one.winner_before, one.winner_after, one.off_before, one.off_after)
        told = [figure if isinstance(figure, str) else f"{figure:.4f}" for figure in figures]
        table.add_row(str(one.players), str(one.races), *told)
    console.print(table)
