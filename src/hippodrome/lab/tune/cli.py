"""`hippodrome tune` and `hippodrome sweep`: functions that the command line mounts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from hippodrome.arguments import AsJson, GameName, Language, Players, make_room, read_names, read_seed
from hippodrome.engine import registry
from hippodrome.engine.files import write_toml
from hippodrome.engine.game import NAMED
from hippodrome.engine.words import check_language
from hippodrome.lab.balance.cli import read_options
from hippodrome.lab.cli import INTERRUPTED, Processes, Seed, progress_bar
from hippodrome.lab.errors import need

if TYPE_CHECKING:
    from hippodrome.lab.tune.outcome import Tuned
    from hippodrome.lab.tune.tuning import Progress

Aims = Annotated[
    list[str],
    typer.Option(
        "--aim",
        help="What should be fair or within bounds: seat, racer, start_position, cards_drawn, cards_drawn.CARD, "
        "rounds=8..10; as often as needed.",
    ),
]
Moves = Annotated[
    list[str],
    typer.Option(
        "--move",
        help="What may move: start (start positions), CARD.distance=1..3, '*.copies=0..3', option.laps=1..3; "
        "as often as needed.",
    ),
]
OwnOptions = Annotated[
    list[str] | None,
    typer.Option("--option", help="key=value, or a TOML file of one's own (key=FILE.toml, or FILE.toml alone)."),
]
Bots = Annotated[str, typer.Option(help="Bots, comma-separated; they change seats from race to race.")]
Margin = Annotated[float, typer.Option(min=0.01, max=1.0, help="The part of a fair share that something may be off.")]


def tune(
    game: GameName,
    aim: Aims,
    move: Moves,
    players: Players = None,
    option: OwnOptions = None,
    bots: Bots = "greedy",
    stronger: Annotated[str, typer.Option(help="Bots that are asked in the end; empty to leave it out.")] = "planner",
    stronger_games: Annotated[int, typer.Option(min=0, help="Races for each of them.")] = 200,
    games: Annotated[int, typer.Option(min=500, help="Races at most, to search with; fresh ones come on top.")] = 12000,
    margin: Margin = 0.2,
    seed: Seed = "1",
    processes: Processes = 1,
    language: Language = "en",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The TOML file to write what was found to.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Look for the smallest change that makes a race as it should be, by racing."""
    need("lab", "numpy")
    from hippodrome.lab.tune.telling import Telling
    from hippodrome.lab.tune.tuning import tune as run

    check_language(language)
    declared = registry.game(game)
    given = read_options(declared, option or [])
    path = None if output is None else make_room(output)
    ended = False
    with progress_bar() as bar:
        task = bar.add_task(game, total=games)

        def progress(step: Progress) -> None:
            bar.update(task, completed=step.races, description=f"{game} {step.stage}")

        try:
            done = run(
                game, aim, move, players=players, options=given, bots=read_names(bots),
                stronger=read_names(stronger), stronger_races=stronger_games, margin=margin, races=games,
                seed=read_seed(seed), processes=processes, progress=progress,
            )  # fmt: skip
        except KeyboardInterrupt:
            ended = True
    if ended:
        typer.echo("stopped: nothing was sure yet", err=True)
        raise typer.Exit(INTERRUPTED)
    if as_json:
        typer.echo(json.dumps(done.to_json(), ensure_ascii=False, indent=2))
    else:
        _print(done, Telling(done.space, language))
    if path is not None and done.values is not None and done.board is not None:
        path.write_text(write_toml({NAMED: game, **done.board}), encoding="utf-8")
        if not as_json:
            typer.echo(str(path))
    if done.verdict == "not found":
        raise typer.Exit(1)


def _print(done: Tuned, tell: object) -> None:
    from hippodrome.lab.tune.telling import Telling

    assert isinstance(tell, Telling)
    console = Console()
    for line in tell.sentences(done):
        console.print(line, highlight=False, markup=False)
    if done.before is not None:
        after = dict(done.after.figures) if done.after is not None else {}
        table = Table(box=None, padding=(0, 2))
        for head in ("", tell("tune-head-bounds"), tell("tune-head-before"), tell("tune-head-after")):
            table.add_column(head)
        for one, found in done.before.figures:
            then = tell.interval(one, after[one]) if one in after else ""
            table.add_row(tell.figure(one), tell.bounds(one), tell.interval(one, found), then)
        console.print(table)
    explored = [one for one in done.tried if not one.finalist]
    races = tell.say.number(sum(one.races for one in explored))
    console.print(tell("tune-explored", count=len(explored), races=races), highlight=False)
    finalists = [one for one in done.tried if one.finalist]
    if finalists:
        table = Table(box=None, padding=(0, 2), title=tell("tune-head-tried"), title_justify="left")
        for key in ("change", "cost", "races", "loss", "fate"):
            table.add_column(tell(f"tune-head-{key}"))
        say = tell.say
        for tried in sorted(finalists, key=lambda tried: tried.loss):
            figures = (say.exact(tried.cost), say.number(tried.races), say.exact(tried.loss))
            fate = tell(f"tune-fate-{tried.fate}") if tried.fate else ""
            table.add_row(tell.changes(tried.values), *figures, fate)
        console.print(table)


def sweep(
    game: GameName,
    aim: Aims,
    move: Moves,
    players: Players = None,
    option: OwnOptions = None,
    bots: Bots = "greedy",
    games: Annotated[int, typer.Option(min=20, help="Races on each board.")] = 400,
    margin: Margin = 0.2,
    seed: Seed = "1",
    processes: Processes = 1,
    language: Language = "en",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The HTML file to write.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show what one or two numbers do to a figure, value by value, in a plot."""
    need("lab", "numpy")
    from hippodrome.lab.tune.sweep import sweep as run
    from hippodrome.lab.tune.telling import Telling

    check_language(language)
    path = make_room(output or Path(f"{game}-sweep.html"))
    given = read_options(registry.game(game), option or [])
    with progress_bar() as bar:
        task = bar.add_task(game, total=None)
        done = run(
            game, aim, move, players=players, options=given, bots=read_names(bots), margin=margin, races=games,
            seed=read_seed(seed), processes=processes,
            progress=lambda raced, most: bar.update(task, completed=raced, total=most),
        )  # fmt: skip
    if as_json:
        typer.echo(json.dumps(done.to_json(), ensure_ascii=False, indent=2))
    if output is not None or not as_json:
        path.write_text(done.page(language), encoding="utf-8")
    if as_json:
        return
    tell, console = Telling(done.space, language), Console()
    for values, figures in done.points:
        at = ", ".join(f"{lever.key} {value}" for lever, value in zip(done.space.levers, values, strict=True))
        told = "; ".join(f"{tell.figure(one)} {tell.interval(one, found)}" for one, found in figures.items())
        console.print(f"{at}: {told}", highlight=False, markup=False)
    typer.echo(str(path))
