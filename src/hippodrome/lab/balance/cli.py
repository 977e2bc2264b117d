"""`hippodrome balance`: a function that the command line mounts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from hippodrome.arguments import AsJson, GameName, Language, Players, make_room, read_given, read_names, read_seed
from hippodrome.engine import registry
from hippodrome.engine.files import read_toml
from hippodrome.engine.game import Game
from hippodrome.engine.words import check_language
from hippodrome.lab.cli import Processes, RayAddress, Seed, progress_bar

if TYPE_CHECKING:
    from hippodrome.lab.balance.study import Study


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many races the report is made of.")] = 2000,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots, comma-separated; they change seats from race to race.")] = "greedy",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="key=value, or a TOML file of one's own (key=FILE.toml, or FILE.toml alone)."),
    ] = None,
    against: Annotated[
        list[Path] | None,
        typer.Option(help="Compare with a board, circuit or deck of one's own (TOML file); as often as needed."),
    ] = None,
    against_option: Annotated[
        list[str] | None, typer.Option(help="Compare with other options: key=value, as often as needed.")
    ] = None,
    ladder: Annotated[
        str, typer.Option(help="Bots from weak to strong for the section on skill; empty to leave it out.")
    ] = "random,greedy",
    circuits: Annotated[bool, typer.Option(help="Race a few times on each circuit too.")] = True,
    seed: Seed = "1",
    processes: Processes = 1,
    ray: RayAddress = None,
    language: Language = "en",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The HTML file to write.")] = None,
    as_json: AsJson = False,
) -> None:
    """Judge a game's balance from thousands of races, in one page to read."""
    from hippodrome.lab.balance.page import page
    from hippodrome.lab.balance.result import result
    from hippodrome.lab.balance.study import make_study

    check_language(language)
    path = make_room(output or Path(f"{game}-balance.html"))
    declared = registry.game(game)
    given = read_options(declared, option or [])
    others = [{**given, **read_options(declared, [str(file), *(against_option or [])])} for file in against or []]
    if against_option and not others:
        others = [{**given, **read_options(declared, against_option)}]
    study = make_study(
        game,
        players,
        games,
        read_seed(seed),
        read_names(bots),
        given,
        others,
        read_names(ladder),
        circuits,
    )
    with progress_bar() as bar:
        task = bar.add_task(game, total=study.races)
        study.play(processes, lambda done: bar.update(task, completed=done), ray)
    if as_json:
        typer.echo(json.dumps(result(study, language), ensure_ascii=False, indent=2))
    if output is not None or not as_json:
        path.write_text(page(study, language), encoding="utf-8")
        if not as_json:
            _print_headlines(study, language)
            typer.echo(str(path))


def read_options(game: Game, given: list[str]) -> dict[str, object]:
    """`key=value` pairs, or files of one's own whose option the game finds out."""
    options = read_given([pair for pair in given if "=" in pair or not pair.endswith(".toml")])
    for pair in given:
        if "=" not in pair and pair.endswith(".toml"):
            table = read_toml(Path(pair))
            options[game.check(table)] = table
    return options


def _print_headlines(study: Study, language: str) -> None:
    """The summary of the page, in the terminal."""
    from hippodrome.lab.balance.charts import SIGNS
    from hippodrome.lab.balance.speech import Speech
    from hippodrome.lab.balance.summary import headlines

    tones = {"good": "green", "look": "yellow", "bad": "red", "open": "dim", None: "dim"}
    console = Console()
    for line in headlines(study, Speech(study.game, language)):
        sign = SIGNS[line.light] if line.light is not None else "·"
        console.print(f"[{tones[line.light]}]{sign}[/] [bold]{line.title}[/]  {line.words}", highlight=False)
