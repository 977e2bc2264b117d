"""The command line. Every command says what is wrong in one line and exits with 2 on bad input."""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from hippodrome.arguments import (
    AsJson,
    GameName,
    Given,
    Language,
    Players,
    RecordFile,
    make_room,
    read_given,
)
from hippodrome.draw.cli import boards_app, check_scheme
from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption, HippodromeError, RaceOver
from hippodrome.engine.options import Option
from hippodrome.engine.record import Record, load_record
from hippodrome.engine.words import LANGUAGES, check_language, game_words, shared_words
from hippodrome.kit.cli import bots_app, new_game
from hippodrome.lab.balance.cli import balance
from hippodrome.lab.cli import ladder, simulate, tournament
from hippodrome.lab.solve import solve
from hippodrome.lab.train.cli import train
from hippodrome.lab.tune.cli import sweep, tune
from hippodrome.server.ops.cli import bench_tables, serve, tables_app
from hippodrome.study.cli import analyse, calibrate, hint, puzzles
from hippodrome.version import __version__, compiled

if TYPE_CHECKING:
    from hippodrome.engine.race import Race

app = typer.Typer(
    help="Race board games to play, to study and to simulate by the million.",
    pretty_exceptions_enable=False,
)
app.add_typer(boards_app, name="boards")
app.command()(serve)
app.command()(simulate)
app.command()(ladder)
app.command()(tournament)
app.command()(balance)
app.command()(tune)
app.command()(sweep)
app.command()(train)
app.command()(solve)
app.command()(new_game)
app.add_typer(bots_app, name="bots")
app.add_typer(tables_app, name="tables")
app.command()(hint)
app.command()(analyse)
app.command()(calibrate)
app.command()(puzzles)


def main() -> None:
    """Run the command line; bad input is answered in one line."""
    try:
        app()
    except HippodromeError as error:
        said = error.say(_language_of(sys.argv))
        Console(stderr=True).print(said, style="bold red", highlight=False, markup=False)
        sys.exit(2)


def _language_of(arguments: list[str]) -> str:
    for flag, value in itertools.pairwise(arguments):
        if flag == "--language" and value in LANGUAGES:
            return value
    return "en"


def _version(wanted: bool) -> None:
    if wanted:
        how = "compiled by mypyc" if compiled() else "plain Python, uncompiled: about thirty times slower"
        typer.echo(f"hippodrome {__version__} ({how})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def common(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """Race board games to play, to study and to simulate by the million."""
    if context.invoked_subcommand is None:
        serve(open_page=True)


def _describe(option: Option, players: tuple[int, ...]) -> dict[str, object]:
    return {
        "key": option.key,
        "default": option.standard(players[-1]),
        "values": list(option.values),
        "low": option.low,
        "high": option.high,
        "by_players": {str(count): list(values) for count, values in option.for_players.items()},
        "own_file": option.own,
        "advanced": option.advanced,
        "only_if": None if option.only_if is None else dict([option.only_if]),
    }


@app.command()
def games(as_json: AsJson = False, language: Language = "en") -> None:
    """The games there are: players, options, circuits."""
    check_language(language)
    declared = registry.all_games()
    if as_json:
        described = [
            {
                "name": game.name,
                "title": game_words(game, language).say("game-title"),
                "players": list(game.players),
                "minutes": list(game.minutes),
                "rules_version": game.rules_version,
                "data_version": game.data_version,
                "actions": game.actions,
                "most_choices": game.most_choices,
                "secrets": game.secrets,
                "options": [_describe(option, game.players) for option in game.options],
            }
            for game in declared
        ]
        typer.echo(json.dumps(described, ensure_ascii=False, indent=2))
        return
    console = Console()
    for game in declared:
        words = game_words(game, language)
        console.print(f"[bold]{game.name}[/]  {words.say('game-title')}: {words.say('game-tagline')}", highlight=False)
        table = Table(box=None, padding=(0, 2), show_header=False)
        table.add_row("", "players", ", ".join(map(str, game.players)))
        for option in game.options:
            help_text = words.say(f"option-{option.key}.help")
            table.add_row("", option.key, f"{option.describe(game.players[-1])}  [dim]{help_text}[/]")
        console.print(table)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game's name, as `hippodrome games` lists them.")] = None,
    players: Players = None,
    seats: Annotated[
        str, typer.Option(help="One word per seat: human or a bot's name; the last one repeats.")
    ] = "human,greedy",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same dice.")] = None,
    option: Given = None,
    language: Language = "en",
    fast: Annotated[bool, typer.Option(help="Bots move at once.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record.")] = None,
    record: Annotated[Path | None, typer.Option(help="Go on with this recorded race instead.")] = None,
    at: Annotated[int | None, typer.Option(help="With --record: from after so many choices on, with new dice.")] = None,
) -> None:
    """Race in the terminal."""
    from hippodrome.bots import at_tables, bot
    from hippodrome.engine.race import new
    from hippodrome.terminal import play_race

    check_language(language)
    if record is not None:
        race = _reopen(record, at, seed)
        _check_same(race.record, game, players, read_given(option))
        if at is None and save is None:
            save = record
    elif game is None or at is not None:
        missing = "GAME" if game is None else "--record"
        raise BadOption(option=missing, value="", legal=", ".join(registry.names()) if game is None else "FILE")
    else:
        count = players if players is not None else registry.game(game).usual_players
        names = _seat_names(_fill(seats, count), language)
        race = new(game, count, seed, seats=names, options=read_given(option))
    filled = _fill(seats, race.record.players)
    bots = [None if name == "human" else bot(at_tables(name), race.game) for name in filled]
    play_race(race, bots, language, fast=fast, save=save)


def _reopen(path: Path, at: int | None, seed: str | None) -> Race:
    """A recorded race to go on with: where it stopped, or from an earlier point on with new dice."""
    from hippodrome.engine.race import resume

    race = resume(load_record(path), seed) if at is None else resume(load_record(path)).fork(at, seed)
    if race.over:
        raise RaceOver()
    return race


def _check_same(record: Record, game: str | None, players: int | None, given: dict[str, object]) -> None:
    """What is said about a recorded race must be what it is."""
    for name, said, recorded in (("GAME", game, record.game), ("players", players, record.players)):
        if said not in (None, recorded):
            raise BadOption(option=name, value=said, legal=recorded)
    checked = record.declared.read_options(record.players, given)
    for name in given:
        if checked[name] != record.options[name]:
            raise BadOption(option=name, value=checked[name], legal=record.options[name])


def _fill(seats: str, count: int) -> list[str]:
    """Who sits on each of so many seats; the last one named sits on all that are left."""
    named = [name.strip() for name in seats.split(",")]
    if len(named) > max(count, 2):
        raise BadOption(option="seats", value=seats, legal=f"1..{count}")
    return [named[min(seat, len(named) - 1)] for seat in range(count)]


def _seat_names(filled: list[str], language: str) -> list[str]:
    words = shared_words(language)
    names = []
    for seat, name in enumerate(filled, start=1):
        plain, _, level = name.partition(":")
        bot = words.say(f"bot-{plain}") if words.has(f"bot-{plain}") else plain
        if level:
            bot = f"{bot} ({level})"
        names.append(words.say("player-name" if name == "human" else "bot-name", {"number": seat, "bot": bot}))
    return names


@app.command()
def puzzle(
    game: GameName,
    theme: Annotated[str, typer.Option(help="Only puzzles about this.")] = "",
    id: Annotated[str, typer.Option("--id", help="This one alone.")] = "",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same order.")] = None,
    language: Language = "en",
) -> None:
    """Solve puzzles in the terminal: find the best move, then see what each is worth and why."""
    from hippodrome.study.puzzle import puzzles_of
    from hippodrome.terminal.puzzle import Solving, drawn

    check_language(language)
    found = puzzles_of(registry.game(game).name)

    def ask(question: str) -> str:
        try:
            return input(question)
        except EOFError:
            return ""

    Solving(found.declared, found, language, Console(), ask).solve(drawn(found, theme, id, seed))


@app.command()
def replay(
    record: RecordFile,
    language: Language = "en",
    seat: Annotated[int | None, typer.Option(help="Watch as this seat saw it (1 is the first).")] = None,
    at: Annotated[int, typer.Option(help="Begin after this many choices.")] = 0,
) -> None:
    """Step through a recorded race in the terminal."""
    from hippodrome.terminal import replay_race

    loaded = load_record(record)
    viewer = None if seat is None else loaded.seat(seat)
    loaded.fold(at)
    replay_race(loaded, check_language(language), seat=viewer, at=at)


@app.command()
def verify(record: RecordFile, language: Language = "en") -> None:
    """Check a recorded race: every choice legal, every outcome from where it says it came."""
    loaded = load_record(record)
    checked = loaded.verify()
    words = shared_words(check_language(language))
    typer.echo(
        words.say(
            f"verified-{loaded.chance['kind']}",
            {"moves": len(loaded.moves), "outcomes": checked, "revealed": str("secret" in loaded.chance).lower()},
        )
    )
    if "secret" in loaded.chance:
        typer.echo(words.say("verified-names", {"named": "erased" if loaded.erased else str(loaded.named).lower()}))


@app.command()
def draw(
    record: RecordFile,
    at: Annotated[int | None, typer.Option(help="After this many choices (default: the end).")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it (default: a spectator).")] = None,
    output: Annotated[Path, typer.Option("-o", "--output", help="The SVG file to write.")] = Path("race.svg"),
    language: Language = "en",
    scheme: Annotated[str, typer.Option(help="light or dark.")] = "light",
) -> None:
    """Draw a position of a recorded race as a self-contained SVG."""
    from hippodrome.draw import draw_race

    make_room(output)
    loaded = load_record(record)
    viewer = -1 if seat is None else loaded.seat(seat)
    svg = draw_race(loaded, at, viewer, check_language(language), check_scheme(scheme))
    output.write_text(svg, encoding="utf-8")
    typer.echo(str(output))


envs_app = typer.Typer(help="The environments to learn in.", no_args_is_help=True)
app.add_typer(envs_app, name="envs")


@envs_app.command("schema")
def schema(
    game: GameName,
    players: Players = None,
    option: Given = None,
    as_json: AsJson = False,
) -> None:
    """What stands at each place of an observation."""
    from hippodrome.envs.schema import entries

    declared = registry.game(game)
    count = players or declared.usual_players
    setup = declared.setup(count, read_given(option))
    found = entries(declared, setup)
    if as_json:
        typer.echo(json.dumps([entry.to_json() for entry in found], indent=2))
        return
    if not found:
        typer.echo(f"{game} declares no senses: the seat that looks, then " + ", ".join(declared.blank(setup).FIELDS))
        return
    table = Table("places", "name", "whose", "values", "meaning", title=f"{game}, {count} players")
    for entry in found:
        places = f"{entry.first}" if entry.first == entry.last else f"{entry.first}-{entry.last}"
        table.add_row(places, entry.reading.name, entry.reading.whose, entry.values, entry.reading.meaning)
    Console(markup=False).print(table)


class EngineUnlessNamed(TyperGroup):
    """`bench [GAME ...]` measures the engine; `bench tables` the server, `bench analysis` the look back."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "--help" not in args and not set(args) & set(self.commands):
            args = ["engine", *args]
        return super().parse_args(ctx, args)


bench_app = typer.Typer(cls=EngineUnlessNamed, help="Measure the engine (default), or the tables of a server.")
app.add_typer(bench_app, name="bench")
bench_app.command("tables")(bench_tables)


@bench_app.command("analysis")
def bench_analysis(
    games: Annotated[list[str] | None, typer.Argument(help="Games to measure (default: all).")] = None,
    as_json: AsJson = False,
    playouts: Annotated[int, typer.Option(min=10, help="Races played on for each choice.")] = 300,
) -> None:
    """Measure how long looking back on a race takes, and how much of the processor."""
    from hippodrome.lab import looking

    chosen = [registry.game(name) for name in games or registry.names()]
    report = {game.name: looking.measure(game, playouts) for game in chosen}
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        looking.print_looking(report, Console())


@bench_app.command("engine")
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games to measure (default: all).")] = None,
    as_json: AsJson = False,
    peers: Annotated[bool, typer.Option(help="Measure other engines in the same run, if installed.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each figure is measured.")] = 2.0,
) -> None:
    """Measure the engine, beside its peers."""
    from hippodrome.envs import rates
    from hippodrome.lab import bench as lab

    chosen = [registry.game(name) for name in games or registry.names()]
    report = lab.measure(chosen, seconds, peers, Console(stderr=True))
    report["environments"] = rates.measure(chosen, seconds, lab.rate, peers, Console(stderr=True))
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        lab.print_report(report, Console())
        rates.print_rates(report["environments"], Console())


if __name__ == "__main__":
    main()
