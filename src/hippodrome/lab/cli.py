"""The lab's commands: functions that the command line mounts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from hippodrome.arguments import (
    AsJson,
    GameName,
    Given,
    Players,
    make_room,
    read_count,
    read_given,
    read_names,
    read_seed,
)
from hippodrome.bots.umpire import PATIENCE
from hippodrome.engine.errors import BadOption
from hippodrome.lab.errors import need
from hippodrome.lab.tables import print_ladder, print_summary, print_tournament

if TYPE_CHECKING:
    from hippodrome.lab.ladder import Rung

Seed = Annotated[str, typer.Option(help="Race k of a seed is always the same.")]
Processes = Annotated[int, typer.Option(min=1, help="Processes to use.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Race on the Ray cluster at this address; `local` starts one here (extra ray)."),
]

Patience = Annotated[
    float, typer.Option("--seconds", min=0.001, help="A bot that thinks longer about one choice forfeits the race.")
]
Records = Annotated[Path | None, typer.Option(help="A folder in which every race is kept, for replay and analysis.")]

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


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The entrants, comma-separated; a level follows a colon.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many races at most.")] = 2000,
    seed: Seed = "1",
    processes: Processes = 1,
    option: Given = None,
    margin: Annotated[float, typer.Option(help="A lead (difference in shares of wins) that does not matter.")] = 0.05,
    stop: Annotated[bool, typer.Option(help="Stop as soon as it is clear who is stronger.")] = True,
    seconds: Patience = PATIENCE,
    records: Records = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let bots race for their rating: every bot in every seat on the same seeds."""
    need("lab", "choix", "numpy")
    from hippodrome.lab.meeting import Standings, hold_tournament, make_meeting

    meeting = make_meeting(game, players, read_names(bots), read_seed(seed), read_given(option), seconds)
    seen: Standings | None = None
    with progress_bar() as bar:
        task = bar.add_task(game, total=games)

        def progress(standings: Standings) -> None:
            nonlocal seen
            seen = standings
            bar.update(task, completed=standings.races)

        stopped = False
        try:
            seen = hold_tournament(
                meeting, games, processes, progress, margin=margin, stop=stop, ray=ray, records=records
            )
        except KeyboardInterrupt:
            stopped = True
    if seen is not None:
        report = {**seen.report(), "interrupted": stopped}
        if as_json:
            typer.echo(json.dumps(report, ensure_ascii=False, indent=2))
        else:
            print_tournament(report, Console())
    if stopped:
        typer.echo("stopped; the figures are those of the races so far", err=True)
        raise typer.Exit(INTERRUPTED)


def ladder(
    games: Annotated[list[str] | None, typer.Argument(help="Games (default: all).")] = None,
    players: Annotated[str, typer.Option(help="Numbers of players, comma-separated.")] = "",
    bots: Annotated[str, typer.Option(help="The rungs from below, comma-separated (default: all bots).")] = "",
    doubling: Annotated[str, typer.Option(help="A bot against itself at twice the level instead: search:100.")] = "",
    times: Annotated[int, typer.Option(min=1, help="How often --doubling doubles.")] = 2,
    level: Annotated[str, typer.Option(help="quick (usual tables, 400 races a rung at most) or full.")] = "quick",
    seed: Seed = "1",
    processes: Processes = 1,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A Markdown page for the table; JSON beside it; resumable.")
    ] = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Race each bot of the ladder against the one below."""
    need("lab", "choix", "numpy")
    from hippodrome.lab import ladder as lab

    if level not in lab.EFFORTS:
        raise BadOption(option="level", value=level, legal=", ".join(lab.EFFORTS))
    chosen = lab.doubled(doubling, times) if doubling else read_names(bots) or lab.EFFORTS[level].bots()
    counts = [read_count(count) for count in read_names(players)]
    wanted = lab.rungs(games or [], counts, chosen, lab.EFFORTS[level])
    page = None if output is None else lab.LadderPage(make_room(output))
    rows: list[dict[str, Any]] = []
    try:
        for rung in wanted:
            known = None if page is None else page.find(rung, read_seed(seed), level)
            rows.append(known or _climb(rung, read_seed(seed), level, processes, ray))
            if page is not None:
                page.write(rows)
    except KeyboardInterrupt:
        typer.echo(f"stopped after {len(rows)} of {len(wanted)} rungs", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        print_ladder(rows, Console())


def _climb(rung: Rung, seed: int | str, level: str, processes: int, ray: str | None) -> dict[str, Any]:
    from hippodrome.lab.ladder import EFFORTS, climb

    with progress_bar() as bar:
        title = f"{rung.game} {rung.players}: {rung.upper} > {rung.lower}"
        task = bar.add_task(title, total=EFFORTS[level].most)
        return climb(
            rung, seed, level, processes, lambda standings: bar.update(task, completed=standings.races), ray
        )  # fmt: skip


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
    seconds: Patience = PATIENCE,
    records: Records = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Race bots against each other, many times."""
    from hippodrome.lab.simulation import make_programme
    from hippodrome.lab.simulation import simulate as run

    if turns and output is None:
        raise typer.BadParameter("--turns needs --output, a folder to keep them in")
    programme = make_programme(
        game, players, games, read_seed(seed), read_names(bots), read_given(option), turns, seconds
    )
    done = 0
    with progress_bar() as bar:
        task = bar.add_task(game, total=games)

        def progress(finished: int) -> None:
            nonlocal done
            done = finished
            bar.update(task, completed=finished)

        try:
            summary = run(programme, processes, progress, output=output, ray=ray, records=records)
        except KeyboardInterrupt:
            bar.stop()
            _say_how_to_go_on(done, games, output)
            raise typer.Exit(INTERRUPTED) from None
    if as_json:
        typer.echo(json.dumps(summary, ensure_ascii=False, indent=2))
    else:
        print_summary(summary, output, Console())


def _say_how_to_go_on(done: int, games: int, output: Path | None) -> None:
    if output is None:
        typer.echo(f"stopped after {done:,} of {games:,} races; nothing is kept without --output DIR", err=True)
    else:
        typer.echo(
            f"stopped: {done:,} of {games:,} races are kept in {output}; the same command goes on from there", err=True
        )
