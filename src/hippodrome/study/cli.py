"""The commands that study races: `hint` and `analyse`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from hippodrome.arguments import make_room
from hippodrome.engine.errors import RaceOver
from hippodrome.engine.record import load_record
from hippodrome.engine.state import Observation
from hippodrome.engine.words import check_language

RecordFile = Annotated[Path, typer.Argument(help="A recorded race (JSON).")]
Language = Annotated[str, typer.Option(help="en or fr.")]
Seed = Annotated[str, typer.Option(help="The same seed and playouts give the same figures.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def hint(
    record: RecordFile,
    at: Annotated[int | None, typer.Option(help="After this many choices (default: the last position).")] = None,
    seat: Annotated[int | None, typer.Option(help="Whose knowledge counts (default: the seat that is asked).")] = None,
    playouts: Annotated[int, typer.Option(min=10, help="Races played on for each choice.")] = 1000,
    seed: Seed = "1",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What each choice is worth at a moment of a race, as far as its seat can know."""
    from hippodrome.study.hints import hint as find_hint

    check_language(language)
    loaded = load_record(record)
    state = loaded.fold(at)
    if state.over:
        raise RaceOver()
    seen = Observation(state, int(state.seat) if seat is None else loaded.seat(seat))
    found = find_hint(loaded.declared, seen, playouts, seed)
    if as_json:
        typer.echo(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
        return
    from hippodrome.study.tables import print_hint

    print_hint(Console(markup=False), loaded, seen, found, language)


def analyse(
    record: RecordFile,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The page (HTML) to write.")] = None,
    as_json: AsJson = False,
    playouts: Annotated[int | None, typer.Option(min=10, help="Races played on for each choice.")] = None,
    seed: Seed = "1",
    processes: Annotated[int | None, typer.Option(min=1, help="Processes to use (default: one per core).")] = None,
    language: Language = "en",
) -> None:
    """Look back on a race: chances to win after every choice and every die, luck and skill, what cost most."""
    from hippodrome.study.analyst import PLAYOUTS
    from hippodrome.study.analyst import analyse as look_back

    check_language(language)
    if output is not None:
        make_room(output)
    loaded = load_record(record)
    columns = (TextColumn(loaded.game), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        found = look_back(
            loaded,
            PLAYOUTS if playouts is None else playouts,
            seed,
            processes or os.cpu_count() or 1,
            lambda done: bar.update(task, completed=done),
        )
    if as_json:
        typer.echo(json.dumps(found.to_json(), ensure_ascii=False, separators=(",", ":")))
    if output is not None:
        from hippodrome.study.report import write_report

        output.write_text(write_report(loaded, found, language), encoding="utf-8")
    if not as_json:
        from hippodrome.study.tables import print_analysis

        print_analysis(Console(markup=False), loaded, found, language)
        if output is not None:
            typer.echo(str(output))
