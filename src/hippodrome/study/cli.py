"""The commands that study races: `hint`, `analyse`, `calibrate` and `puzzles`."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from hippodrome.arguments import GameName, Given, make_room, read_given, read_names, read_seed
from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption, RaceOver, UnreadableFile
from hippodrome.engine.game import Game
from hippodrome.engine.record import Record, load_record
from hippodrome.engine.state import Observation
from hippodrome.engine.words import Words, check_language
from hippodrome.study.puzzle import USUAL, Puzzle, Puzzles, Terms

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


def calibrate(
    game: GameName,
    races: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many are raced.")] = 1000,
    bot: Annotated[str, typer.Option(help="Who races, in every seat.")] = "greedy",
    players: Annotated[int | None, typer.Option(help="How many race.")] = None,
    seed: Seed = "1",
    unforeseen: Annotated[
        float | None,
        typer.Option(min=0.0, max=1.0, help="How soon playing on is trusted no more (default: as the game has it)."),
    ] = None,
    slips: Annotated[
        float | None, typer.Option(min=0.0, max=1.0, help="How often players slip (default: as the game has it).")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Hold the chances of the analysis against what came of them, in many races."""
    from hippodrome.study.calibration import calibrate as hold_against
    from hippodrome.study.tables import print_reliability

    check_language(language)
    declared = registry.game(game)
    if players is not None:
        declared.read_options(players)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=races)
        table = hold_against(
            declared, races, bot, players, read_seed(seed),
            progress=lambda done: bar.update(task, completed=done), unforeseen=unforeseen, slips=slips,
        )  # fmt: skip
    if as_json:
        typer.echo(json.dumps(table.to_json(), separators=(",", ":")))
    else:
        print_reliability(Console(markup=False), declared, table, language)


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="How many are wanted in the file.")] = 100,
    seconds: Annotated[
        float | None, typer.Option(min=0, help="Stop after so many seconds; go on another time.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The file: what is in it is gone on with (GAME.puzzles.json).")
    ] = None,
    check: Annotated[
        int | None,
        typer.Option(min=1, help="Solve so many again instead, ten times as deep (default file: the game's)."),
    ] = None,
    playouts: Annotated[int, typer.Option(min=100, help="Playouts of the search for a position.")] = USUAL.playouts,
    worlds: Annotated[int, typer.Option(min=50, help="Races played on for each choice.")] = USUAL.worlds,
    margin: Annotated[float, typer.Option(min=0.0, max=1.0, help="How much more the answer must win.")] = USUAL.margin,
    certainty: Annotated[float, typer.Option(min=0.0, help="And by how many standard errors.")] = USUAL.certainty,
    drop: Annotated[
        bool, typer.Option("--drop", help="After --check: take those out of the file (-o) that lost their answer.")
    ] = False,
    seed: Annotated[
        str, typer.Option(help="The same seed and settings give the same puzzles, and check the same ones alike.")
    ] = "1",
    players: Annotated[int | None, typer.Option(help="How many race (default: another number in each race).")] = None,
    option: Given = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Look through the recorded races of this folder instead (hippodrome tables records)."),
    ] = None,
    draw: Annotated[
        list[str] | None, typer.Option(help="key=value,value: an option drawn for each race; as often as needed.")
    ] = None,
    language: Language = "en",
) -> None:
    """Look through races of bots for puzzles: positions with one choice clearly best that is not the obvious one."""
    from hippodrome.engine.words import shared_words
    from hippodrome.study.mining import mine
    from hippodrome.study.puzzle import load_puzzles, puzzles_of, to_json

    words = shared_words(check_language(language), "hippodrome.study")
    declared = registry.game(game)
    if check is not None:
        there = load_puzzles(output) if output else puzzles_of(game)
        lost = _check_puzzles(declared, there, check, read_seed(seed), words)
        if drop and output and lost:
            kept = tuple(puzzle for puzzle in there.puzzles if puzzle not in lost)
            output.write_text(to_json(replace(there, puzzles=kept)), encoding="utf-8")
        return
    path = make_room(output or Path(f"{game}.puzzles.json"))
    given = read_given(option)
    if players is not None or given:
        declared.read_options(declared.usual_players if players is None else players, given)
    drawn = _read_drawn(declared, draw)
    terms = Terms(read_seed(seed), playouts, worlds, margin, certainty, players, given, drawn=drawn)
    ledger = () if records is None else _read_ledger(declared, records)
    if records is not None:
        terms = replace(terms, racers=[])
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count)
        found = mine(
            declared, terms, path, count, seconds,
            lambda there, races: bar.update(task, completed=there, description=words.say(
                "study-puzzles-races", {"races": races})), ledger,
        )  # fmt: skip
    said = {"puzzles": len(found.puzzles), "races": found.races, "path": str(path)}
    typer.echo(words.say("study-puzzles-found", said))


def _read_ledger(game: Game, folder: Path) -> list[Record]:
    """The finished races of a game in a folder, as it is raced today."""
    if not folder.is_dir():
        raise UnreadableFile(path=str(folder), problem="no folder")
    found = [load_record(path) for path in sorted(folder.glob("*.json"))]
    now = (game.name, game.rules_version, game.data_version)
    return [one for one in found if (one.game, one.rules, one.data) == now and one.fold().over]


def _read_drawn(game: Game, draw: list[str] | None) -> dict[str, list[object]]:
    """`key=value,value` pairs, every value checked."""
    drawn: dict[str, list[object]] = {}
    for key, values in read_given(draw).items():
        read = [game.read_options(game.usual_players, {key: value}) for value in read_names(str(values))]
        drawn[key] = [options[key] for options in read]
    return drawn


def _check_puzzles(game: Game, found: Puzzles, count: int, seed: int | str, words: Words) -> list[Puzzle]:
    """Solve some again at ten times the depth, and say how many keep their answer; the others."""
    from hippodrome.study.mining import DEEPER, drawn, solved_again

    if found.game != game.name:
        raise BadOption(option="GAME", value=game.name, legal=found.game)
    game = found.declared
    again = drawn(found, count, seed)
    lost = []
    columns = (TextColumn(game.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(again))
        for puzzle in again:
            if not solved_again(game, puzzle, found.terms, DEEPER, seed):
                lost.append(puzzle)
                typer.echo(words.say("study-puzzles-lost", {"puzzle": puzzle.id}))
            bar.advance(task)
    said = {"kept": len(again) - len(lost), "puzzles": len(again), "playouts": DEEPER * found.terms.playouts}
    typer.echo(words.say("study-puzzles-kept", said))
    return lost
