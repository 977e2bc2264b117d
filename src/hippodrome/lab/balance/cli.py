"""`hippodrome balance`: a function that the command line mounts."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption, UnreadableFile
from hippodrome.engine.game import Game
from hippodrome.engine.words import LANGUAGES

if TYPE_CHECKING:
    from hippodrome.lab.balance.study import Study


def balance(
    game: Annotated[str, typer.Argument(help="A game's name, as `hippodrome games` lists them.")],
    games: Annotated[int, typer.Option(min=1, help="How many races the report is made of.")] = 2000,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[str, typer.Option(help="Bots, comma-separated; they change seats from race to race.")] = "greedy",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="key=value, or a TOML file of one's own (key=FILE.toml, or FILE.toml alone)."),
    ] = None,
    against: Annotated[
        Path | None, typer.Option(help="Compare with a board, circuit or deck of one's own (TOML file).")
    ] = None,
    against_option: Annotated[
        list[str] | None, typer.Option(help="Compare with other options: key=value, as often as needed.")
    ] = None,
    ladder: Annotated[
        str, typer.Option(help="Bots from weak to strong for the section on skill; empty to leave it out.")
    ] = "random,greedy",
    circuits: Annotated[bool, typer.Option(help="Race a few times on each circuit too.")] = True,
    seed: Annotated[str, typer.Option(help="Race k of a seed is always the same.")] = "1",
    processes: Annotated[int, typer.Option(min=1, help="Processes to use; the report is the same for any number.")] = 1,
    language: Annotated[str, typer.Option(help="en or fr.")] = "en",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The HTML file to write.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Judge a game's balance from thousands of races, in one page to read."""
    from hippodrome.lab.balance.page import page
    from hippodrome.lab.balance.result import result
    from hippodrome.lab.balance.study import plan_study

    if language not in LANGUAGES:
        raise BadOption(option="language", value=language, legal=", ".join(LANGUAGES))
    declared = registry.game(game)
    given = read_options(declared, option or [])
    other: dict[str, object] | None = None
    if against is not None or against_option:
        other = {**given, **read_options(declared, [*([str(against)] if against else []), *(against_option or [])])}
    study = plan_study(
        game,
        players,
        games,
        int(seed) if seed.lstrip("-").isdecimal() else seed,
        [name.strip() for name in bots.split(",")],
        given,
        other,
        [name.strip() for name in ladder.split(",") if name.strip()],
        circuits,
    )
    _play(study, processes)
    if as_json:
        typer.echo(json.dumps(result(study, language), ensure_ascii=False, indent=2))
    if output is not None or not as_json:
        path = output or Path(f"{game}-balance.html")
        path.write_text(page(study, language), encoding="utf-8")
        if not as_json:
            _print_headlines(study, language)
            typer.echo(str(path))


def read_options(game: Game, given: list[str]) -> dict[str, object]:
    """`key=value` pairs, or files of one's own whose option the game finds out."""
    options: dict[str, object] = {}
    for pair in given:
        key, found, value = pair.partition("=")
        if found:
            options[key] = read_table(Path(value)) if value.endswith(".toml") else value
        elif pair.endswith(".toml"):
            table = read_table(Path(pair))
            options[game.check(table)] = table
        else:
            raise BadOption(option=pair, value="", legal="key=value, FILE.toml")
    return options


def read_table(path: Path) -> dict[str, object]:
    """A TOML file of one's own."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UnreadableFile(path=str(path), problem=str(error)) from error


def _play(study: Study, processes: int) -> None:
    """All races of a study, with their rate and the time left."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """Races a second."""

        def render(self, task: Task) -> Text:
            return Text("" if task.speed is None else f"{task.speed:,.0f} /s")

    columns = (TextColumn(study.game.name), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=120) as bar:
        task = bar.add_task("", total=study.races)
        study.play(processes, lambda done: bar.update(task, completed=done))


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
